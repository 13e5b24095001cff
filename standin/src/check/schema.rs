//! Makes a schema of one body out of Discord's description: its unions are decided by `type`, so
//! that errors name what is wrong; unknown keys are refused; and two relaxations let through what
//! Discord accepts though its description doesn't say so.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

const PREFIX: &str = "#/components/schemas/";

/// The schema called `name`, with all that it refers to.
pub(crate) fn of(spec: &Value, name: &str) -> Value {
    let all = &spec["components"]["schemas"];
    let mut schemas = Map::new();
    let mut open = vec![name.to_owned()];
    while let Some(name) = open.pop() {
        if schemas.contains_key(&name) {
            continue;
        }
        let mut found = BTreeSet::new();
        references(&all[&name], &mut found);
        open.extend(found);
        schemas.insert(name.clone(), adapted(&all[&name], &name, all));
    }
    json!({"$ref": format!("{PREFIX}{name}"), "components": {"schemas": schemas}})
}

fn references(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(map) => {
            if let Some(name) = target(schema) {
                found.insert(name.to_owned());
            }
            map.values().for_each(|value| references(value, found));
        }
        Value::Array(all) => all.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

fn target(schema: &Value) -> Option<&str> {
    schema.get("$ref")?.as_str()?.strip_prefix(PREFIX)
}

fn adapted(schema: &Value, name: &str, all: &Value) -> Value {
    if name == "SnowflakeType" {
        // The description wants a string, but Discord takes a number too: `attachments[].id: 0`.
        return json!({"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"});
    }
    let mut adapted = adapt(schema, all);
    if let Some(properties) = adapted.get_mut("properties").and_then(Value::as_object_mut) {
        for extra in extras(name) {
            properties.entry(*extra).or_insert(Value::Bool(true));
        }
        adapted["additionalProperties"] = Value::Bool(false);
    }
    adapted
}

fn adapt(schema: &Value, all: &Value) -> Value {
    match schema {
        Value::Object(map) => {
            if let Some(union) = map.get("oneOf").or_else(|| map.get("anyOf"))
                && let Some(decided) = decide(union, all)
            {
                return decided;
            }
            let adapted = map
                .iter()
                .map(|(key, value)| (key.clone(), adapt(value, all)));
            relax_integer(Value::Object(adapted.collect()))
        }
        Value::Array(list) => list.iter().map(|value| adapt(value, all)).collect(),
        other => other.clone(),
    }
}

/// An integer may come as a numeric string: `default_member_permissions`.
fn relax_integer(mut schema: Value) -> Value {
    let plain = schema.get("enum").is_none() && schema.get("oneOf").is_none();
    let types = match schema.get("type") {
        Some(Value::String(one)) if one == "integer" => vec![json!("integer")],
        Some(Value::Array(all)) if all.contains(&json!("integer")) => all.clone(),
        _ => return schema,
    };
    if plain && !types.contains(&json!("string")) {
        schema["type"] = types.into_iter().chain([json!("string")]).collect();
        schema["pattern"] = json!("^-?[0-9]+$");
    }
    schema
}

/// Turns a union into "if it is of this type, then that": of the types its branches state, or null.
fn decide(union: &Value, all: &Value) -> Option<Value> {
    let branches = union.as_array()?;
    let null = json!({"type": "null"});
    let rest = branches
        .iter()
        .filter(|branch| **branch != null)
        .collect::<Vec<_>>();
    let decided = if let [only] = rest.as_slice() {
        adapt(only, all)
    } else {
        let typed = rest
            .iter()
            .map(|branch| Some((types(branch, all)?, *branch)));
        by_type(&typed.collect::<Option<Vec<_>>>()?)
    };
    Some(if rest.len() == branches.len() {
        decided
    } else {
        json!({"if": {"not": {"type": "null"}}, "then": decided})
    })
}

fn by_type(branches: &[(Value, &Value)]) -> Value {
    let known = branches
        .iter()
        .flat_map(|(types, _)| types.as_array().cloned().unwrap_or_default());
    let cases = branches.iter().map(|(types, branch)| {
        let asked = json!({"required": ["type"], "properties": {"type": {"enum": types}}});
        json!({"if": asked, "then": branch})
    });
    json!({
        "type": "object",
        "required": ["type"],
        "properties": {"type": {"enum": known.collect::<Vec<_>>()}},
        "allOf": cases.collect::<Vec<_>>(),
    })
}

/// The values of `type` that a branch of a union states.
fn types(branch: &Value, all: &Value) -> Option<Value> {
    let schema = &all[target(branch)?];
    schema["properties"]["type"].get("enum").cloned()
}

/// What serenity sends although the description doesn't know it.
fn extras(name: &str) -> &'static [&'static str] {
    let command = [
        "ApplicationCommandUpdateRequest",
        "ApplicationCommandCreateRequest",
    ];
    if command.contains(&name) {
        &["nsfw"]
    } else if name.starts_with("ApplicationCommand") && name.ends_with("Option") {
        &[
            "options",
            "channel_types",
            "min_value",
            "max_value",
            "min_length",
            "max_length",
            "choices",
            "autocomplete",
            "required",
        ]
    } else if name == "RichEmbedImage" {
        &["proxy_url"]
    } else {
        &[]
    }
}
