//! Discord's error bodies.

use serde_json::{Map, Value, json};

/// A refusal, as the bot is told it.
#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) code: u32,
    pub(crate) message: String,
    /// What was wrong with the body, sentence by sentence.
    pub(crate) reasons: Vec<String>,
    /// The bot broke a rule, rather than having had bad luck.
    pub(crate) breach: bool,
}

impl ApiError {
    /// Something that isn't there, without blame.
    pub(crate) fn unlucky(status: u16, code: u32, message: &str) -> Self {
        Self {
            status,
            code,
            message: message.to_owned(),
            reasons: Vec::new(),
            breach: false,
        }
    }

    /// A rule that was broken.
    pub(crate) fn breach(status: u16, code: u32, message: &str) -> Self {
        Self {
            reasons: vec![message.to_owned()],
            breach: true,
            ..Self::unlucky(status, code, message)
        }
    }

    /// A body that breaks rules.
    pub(crate) fn invalid(reasons: Vec<String>) -> Self {
        Self {
            reasons,
            ..Self::breach(400, 50035, "Invalid Form Body")
        }
    }

    pub(crate) fn unknown_interaction() -> Self {
        Self::breach(404, 10062, "Unknown interaction")
    }

    pub(crate) fn unknown_webhook() -> Self {
        Self::breach(404, 10015, "Unknown Webhook")
    }

    pub(crate) fn unknown_message() -> Self {
        Self::unlucky(404, 10008, "Unknown Message")
    }

    pub(crate) fn missing_access() -> Self {
        Self::unlucky(403, 50001, "Missing Access")
    }

    pub(crate) fn missing_permissions() -> Self {
        Self::unlucky(403, 50013, "Missing Permissions")
    }

    pub(crate) fn unknown_channel() -> Self {
        Self::unlucky(404, 10003, "Unknown Channel")
    }

    /// The JSON body. Reasons that begin with a path (`data.content: …`) are filed under it.
    pub(crate) fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if self.code == 50035 {
            let mut errors = Map::new();
            for reason in &self.reasons {
                let (path, why) = reason.split_once(": ").unwrap_or(("body", reason));
                let filed = errors
                    .entry(path.to_owned())
                    .or_insert_with(|| json!({"_errors": []}));
                if let Some(all) = filed["_errors"].as_array_mut() {
                    all.push(json!({"code": "INVALID", "message": why}));
                }
            }
            body["errors"] = Value::Object(errors);
        }
        body
    }
}
