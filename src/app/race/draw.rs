//! Drawing the race of a day, when it is first looked at.

use super::day::{Span, next_span};
use crate::app::chance::any_deal;
use crate::app::{App, AppError};
use crate::cards::DealNumber;
use crate::day::Day;
use crate::rules::{GameKind, RuleSet};
use crate::store::{GameChoice, GuildId, NewRace, Race, ServerSettings, UnixMillis};

/// A deal with what is known of it.
struct Drawn {
    deal: DealNumber,
    proven: bool,
    par: Option<u32>,
    line: Option<String>,
}

impl App {
    /// The race of a server that goes on now. It is drawn if nobody looked at it before.
    pub(super) async fn race_now(&self, guild: GuildId, now: UnixMillis) -> Result<Race, AppError> {
        if let Some(race) = self.race_going_on(guild, now).await? {
            return Ok(race);
        }
        // Of many who look at once, one takes a deal of the pool.
        let _turn = self.draws.lock().await;
        if let Some(race) = self.race_going_on(guild, now).await? {
            return Ok(race);
        }
        let settings = self.store.server(guild).await?;
        let latest = self.store.latest_race(guild).await?;
        let latest = latest.map(|race| (race.drawn.day, race.drawn.ends_at));
        let span = next_span(&settings.zone, latest, now);
        let set = rule_set(settings.game, span.day);
        let drawn = self.race_deal(set, now).await?;
        let new = new_race(settings, span, set, drawn);
        Ok(self.store.draw_race(&new, now).await?)
    }

    /// The race that was drawn and whose day isn't over.
    pub(super) async fn race_going_on(
        &self,
        guild: GuildId,
        now: UnixMillis,
    ) -> Result<Option<Race>, AppError> {
        let latest = self.store.latest_race(guild).await?;
        Ok(latest.filter(|race| race.drawn.ends_at > now))
    }

    /// A deal that nobody has seen: one of the pool, which can be won, or any while that is empty.
    async fn race_deal(&self, set: RuleSet, now: UnixMillis) -> Result<Drawn, AppError> {
        let taken = self.store.take_race_deal(set.options(), now).await?;
        let known = taken.map(|taken| Drawn {
            deal: taken.deal,
            proven: true,
            par: Some(taken.par),
            line: Some(taken.line.to_string()),
        });
        match known {
            Some(known) => Ok(known),
            None => Ok(Drawn {
                deal: any_deal()?,
                proven: false,
                par: None,
                line: None,
            }),
        }
    }
}

/// The rule set of a day. In turn, it is each game once in three days, and of Crescent its two sets alternate.
fn rule_set(choice: GameChoice, day: Day) -> RuleSet {
    let GameChoice::Always(set) = choice else {
        let games = i64::try_from(GameKind::ALL.len()).expect("a few");
        let number = day.number();
        let kind = usize::try_from(number.rem_euclid(games)).expect("not negative");
        let sets = RuleSet::ALL.into_iter();
        let sets: Vec<RuleSet> = sets
            .filter(|set| set.options().kind() == GameKind::ALL[kind])
            .collect();
        let many = i64::try_from(sets.len()).expect("a few");
        let turn = number.div_euclid(games).rem_euclid(many);
        return sets[usize::try_from(turn).expect("not negative")];
    };
    set
}

fn new_race(settings: ServerSettings, span: Span, set: RuleSet, drawn: Drawn) -> NewRace {
    NewRace {
        guild: settings.guild,
        day: span.day,
        zone: settings.zone,
        options: set.options(),
        deal: drawn.deal,
        proven: drawn.proven,
        par: drawn.par,
        line: drawn.line,
        opens_at: span.opens_at,
        ends_at: span.ends_at,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_take_turns_and_so_do_crescents_rule_sets() {
        // 20,787 days after 1 January 1970, which three divides.
        let mut day: Day = "2026-11-30".parse().expect("a day");
        for expect in [
            RuleSet::CrescentPlain,
            RuleSet::WaningMoon,
            RuleSet::CrazyQuilt,
            RuleSet::CrescentClassic,
            RuleSet::WaningMoon,
            RuleSet::CrazyQuilt,
            RuleSet::CrescentPlain,
        ] {
            assert_eq!(rule_set(GameChoice::Rotate, day), expect, "{day}");
            let always = GameChoice::Always(RuleSet::WaningMoon);
            assert_eq!(rule_set(always, day), RuleSet::WaningMoon);
            day = day.next();
        }
    }
}
