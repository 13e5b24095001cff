//! The log, on standard error, in which the token never stands.

use std::io::{self, IsTerminal, Write};

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

use crate::config::Config;

/// Starts logging what the settings say. Directives that can't be understood are told, and `info` is taken.
pub fn start(config: &Config) {
    let filter = EnvFilter::try_new(&config.log);
    let understood = filter.is_ok();
    let writer = Redacting {
        secret: config.token.reveal().to_owned(),
    };
    let started = tracing_subscriber::fmt()
        .with_env_filter(filter.unwrap_or_else(|_| EnvFilter::new("info")))
        .with_ansi(io::stderr().is_terminal())
        .with_writer(writer)
        .try_init();
    if started.is_ok() && !understood {
        tracing::warn!("LUNETTE_LOG can't be understood; logging at info");
    }
}

/// Writes to standard error with the secret blotted out, whatever library logs it at whatever level.
struct Redacting {
    secret: String,
}

struct RedactingWriter<'a> {
    secret: &'a str,
}

impl<'a> MakeWriter<'a> for Redacting {
    type Writer = RedactingWriter<'a>;

    fn make_writer(&'a self) -> Self::Writer {
        RedactingWriter {
            secret: &self.secret,
        }
    }
}

impl Write for RedactingWriter<'_> {
    /// The subscriber writes an event in one call, so that the secret never comes in two parts.
    fn write(&mut self, event: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(event);
        io::stderr().write_all(redacted(&text, self.secret).as_bytes())?;
        Ok(event.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

fn redacted(text: &str, secret: &str) -> String {
    if secret.is_empty() {
        text.to_owned()
    } else {
        text.replace(secret, "[token]")
    }
}

#[cfg(test)]
mod tests {
    use super::redacted;

    #[test]
    fn the_token_is_blotted_out_wherever_it_stands() {
        let text = r#"sending {"token":"abc.def","x":"Bot abc.def"}"#;
        let kept = redacted(text, "abc.def");
        assert!(!kept.contains("abc.def"));
        assert_eq!(kept.matches("[token]").count(), 2);
    }
}
