//! The lists of deals that a pool begins with, so that the first games of a fresh bot can be won. Races never get one.

use crate::cards::DealNumber;
use crate::rules::RuleSet;
use crate::store::PoolDeal;

/// The list of a rule set; `examples/find_deals` made it.
const fn list(set: RuleSet) -> &'static str {
    match set {
        RuleSet::CrescentClassic => include_str!("../../assets/deals/crescent-classic.txt"),
        RuleSet::CrescentPlain => include_str!("../../assets/deals/crescent-plain.txt"),
        RuleSet::WaningMoon => include_str!("../../assets/deals/waning-moon.txt"),
        RuleSet::CrazyQuilt => include_str!("../../assets/deals/crazy-quilt.txt"),
    }
}

/// The deals of a rule set's list.
pub(super) fn deals(set: RuleSet) -> Vec<PoolDeal> {
    let rows = list(set).lines().filter(|row| !row.starts_with('#'));
    rows.filter_map(deal).collect()
}

/// A deal's number, and behind a space the line that wins it.
fn deal(row: &str) -> Option<PoolDeal> {
    let (number, line) = row.split_once(' ')?;
    Some(PoolDeal::new(
        DealNumber::parse(number)?,
        line.parse().ok()?,
    ))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_row_of_a_list_is_a_deal_that_its_line_wins() {
        for set in RuleSet::ALL {
            let rows = list(set).lines().filter(|row| !row.starts_with('#'));
            let deals = deals(set);
            assert_eq!(rows.count(), deals.len(), "{}", set.key());
            assert!(deals.len() >= 200, "{}", set.key());
            for shipped in &deals {
                let won = shipped.line.wins(set.options(), shipped.deal);
                assert_eq!(won, Ok(()), "{} {}", set.key(), shipped.deal);
            }
        }
    }

    #[test]
    fn shipped_deals_can_be_typed_and_come_once() {
        for set in RuleSet::ALL {
            let numbers: Vec<u64> = deals(set)
                .iter()
                .map(|shipped| shipped.deal.get())
                .collect();
            assert!(
                numbers
                    .iter()
                    .all(|number| (1_000..1 << 32).contains(number))
            );
            let once: HashSet<&u64> = numbers.iter().collect();
            assert_eq!(once.len(), numbers.len(), "{}", set.key());
        }
    }
}
