//! `lunette check`: whether the rows of all games say what their logs do.
//!
//! Every log is replayed and the columns that follow from it are compared. The file is only read, as it is at one
//! moment, and the bot may go on meanwhile.

mod compare;
mod report;

use std::io::{self, Write};

use thiserror::Error;

use self::compare::{Fault, faults};
use self::report::Sums;
use crate::store::StoreError;
use crate::store::audit::Audit;
use crate::study::Bar;

/// Why a file wasn't checked to its end.
#[derive(Debug, Error)]
pub enum CheckError {
    /// It can't be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What was found can't be written.
    #[error("can't write what was found: {0}")]
    Write(#[from] io::Error),
}

/// Checks the file at this address, writes what disagrees, and says whether nothing does.
///
/// # Errors
/// If the file can't be read, or the results can't be written.
pub async fn run(address: &str) -> Result<bool, CheckError> {
    let mut audit = Audit::open(address).await?;
    let mut bar = Bar::new(audit.count().await?, "games");
    let mut sums = Sums::default();
    let out = &mut io::stdout();
    loop {
        let games = audit.next().await?;
        if games.is_empty() {
            break;
        }
        for game in &games {
            let found = faults(game);
            sums.count(game, &found);
            if !found.is_empty() {
                bar.clear();
            }
            for fault in &found {
                report::fault(out, game.id, fault)?;
            }
            bar.count();
        }
        bar.show();
    }
    bar.clear();
    for game in audit.strays().await? {
        sums.disagree += 1;
        report::fault(out, game, &Fault::NoRow)?;
    }
    for wrong in audit.wrong_results().await? {
        sums.results += 1;
        report::wrong_result(out, wrong)?;
    }
    report::summary(out, &sums)?;
    out.flush()?;
    Ok(sums.is_clean())
}
