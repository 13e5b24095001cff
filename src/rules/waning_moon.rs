//! Waning Moon: thirteen piles, a stock that is dealt once, and eight foundations that build up.

mod twins;

pub use self::twins::Twins;

use super::stock::Stock;
use super::{GameKind, Illegal, Move, PileNo, Place, Status};
use crate::cards::{Card, DealNumber, Rank, shuffle};

/// How many piles there are.
pub const PILES: usize = 13;
/// How many cards a pile holds after the deal.
pub const DEALT: usize = 4;
/// How many cards the stock holds after the deal.
pub const STOCK: usize = 52;

/// A position of Waning Moon. All its cards are face up but the stock.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WaningMoon {
    piles: [Vec<Card>; PILES],
    stock: Stock,
    waste: Vec<Card>,
    foundations: Twins,
}

impl WaningMoon {
    /// Deals two decks, each in the order of [`Card::deck`], in the order of [`shuffle`]: four cards to the first
    /// pile from its bottom up, four to the second, and so on; the other 52 are the stock, of which the last card of
    /// all is dealt first.
    pub fn deal(number: DealNumber) -> Self {
        let mut cards: Vec<Card> = Card::deck().chain(Card::deck()).collect();
        shuffle(&mut cards, number, GameKind::WaningMoon.key());
        let stock = cards.split_off(PILES * DEALT);
        let mut fours = cards.chunks_exact(DEALT);
        let piles = std::array::from_fn(|_| fours.next().expect("52 is 13 fours").to_vec());
        Self::from_parts(piles, stock, Vec::new(), Twins::default())
    }

    /// The position with these piles and this waste, each bottom → top, and this stock, its next card last. The
    /// caller sees to it that the cards are two decks.
    pub const fn from_parts(
        piles: [Vec<Card>; PILES],
        stock: Vec<Card>,
        waste: Vec<Card>,
        foundations: Twins,
    ) -> Self {
        Self {
            piles,
            stock: Stock::new(stock),
            waste,
            foundations,
        }
    }

    /// The thirteen piles, each bottom → top.
    pub const fn piles(&self) -> &[Vec<Card>; PILES] {
        &self.piles
    }

    /// The stock, which is face down.
    pub const fn stock(&self) -> &Stock {
        &self.stock
    }

    /// The waste, bottom → top.
    pub fn waste(&self) -> &[Card] {
        &self.waste
    }

    /// The eight foundations.
    pub const fn foundations(&self) -> &Twins {
        &self.foundations
    }

    /// How many cards are left in the stock.
    pub const fn stock_len(&self) -> usize {
        self.stock.len()
    }

    /// Whether the game is won, lost by rule, or goes on.
    pub fn status(&self) -> Status {
        if self.foundations.are_complete() {
            Status::Won
        } else if self.stock.is_empty() && !self.move_left() {
            Status::Lost
        } else {
            Status::Playing
        }
    }

    /// Whether a move of a card is left that changes something.
    pub fn move_left(&self) -> bool {
        self.card_moves().any(|mv| !self.is_null(mv))
    }

    /// Whether the move takes the only card of a pile to an empty pile, which changes nothing.
    pub fn is_null(&self, mv: Move) -> bool {
        match mv {
            Move::Build {
                from: Place::Column(from),
                to: Place::Column(to),
            } => self.len(from) == Some(1) && self.len(to) == Some(0),
            _ => false,
        }
    }

    /// Whether the move can be played.
    ///
    /// # Errors
    /// The reason why it can't.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.status() != Status::Playing {
            return Err(Illegal::GameOver);
        }
        match mv {
            Move::Up { from } => self.check_up(from),
            Move::Build {
                from,
                to: Place::Column(to),
            } => self.check_build(from, to),
            Move::Deal if self.stock.is_empty() => Err(Illegal::EmptyStock),
            Move::Deal => Ok(()),
            _ => Err(Illegal::OtherGame),
        }
    }

    /// Plays a move that [`check`](Self::check) accepts. Any other leaves a position that no game has.
    pub(super) fn apply(&mut self, mv: Move) {
        match mv {
            Move::Up { from } => {
                let card = self.take(from);
                self.foundations.put(card);
            }
            Move::Build {
                from,
                to: Place::Column(to),
            } => {
                let card = self.take(from);
                self.piles[to.index()].push(card);
            }
            Move::Deal => self.waste.push(self.stock.deal()),
            _ => unreachable!("{mv} is no move of Waning Moon"),
        }
    }

    /// Every legal move: to the foundations, onto the piles, the deal. Null moves are legal.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.status() != Status::Playing {
            return Vec::new();
        }
        let deal = (!self.stock.is_empty()).then_some(Move::Deal);
        self.card_moves().chain(deal).collect()
    }

    /// The legal moves without null moves, and with the first empty pile for all of them.
    pub(super) fn offered_moves(&self) -> Vec<Move> {
        let first_empty = self.piles.iter().position(Vec::is_empty);
        let offered = |mv: &Move| match *mv {
            Move::Build {
                to: Place::Column(to),
                ..
            } if self.len(to) == Some(0) => first_empty == Some(to.index()) && !self.is_null(*mv),
            _ => true,
        };
        self.legal_moves().into_iter().filter(offered).collect()
    }

    /// The top cards of the piles and of the waste.
    pub(super) fn exposed(&self) -> impl Iterator<Item = (Place, Card)> + Clone + '_ {
        let pile = |(index, pile): (usize, &Vec<Card>)| {
            let place = Place::Column(PileNo::from_index(index));
            pile.last().map(|&card| (place, card))
        };
        let tops = self.piles.iter().enumerate().filter_map(pile);
        tops.chain(self.waste.last().map(|&card| (Place::Waste, card)))
    }

    pub(super) fn card_at(&self, place: Place) -> Option<Card> {
        match place {
            Place::Column(pile) => self.piles.get(pile.index())?.last().copied(),
            Place::Waste => self.waste.last().copied(),
            Place::Pile(_) | Place::Cell(_) => None,
        }
    }

    fn card_moves(&self) -> impl Iterator<Item = Move> + '_ {
        let exposed = self.exposed();
        let home = exposed
            .clone()
            .filter(|&(_, card)| self.foundations.accepts(card))
            .map(|(from, _)| Move::Up { from });
        home.chain(exposed.flat_map(|(from, card)| self.builds(from, card)))
    }

    fn builds(&self, from: Place, card: Card) -> impl Iterator<Item = Move> + '_ {
        let lands = move |&(index, pile): &(usize, &Vec<Card>)| {
            from != Place::Column(PileNo::from_index(index))
                && pile.last().is_none_or(|&onto| may_land(card, onto))
        };
        let to = |(index, _)| Place::Column(PileNo::from_index(index));
        let piles = self.piles.iter().enumerate().filter(lands).map(to);
        piles.map(move |to| Move::Build { from, to })
    }

    fn check_up(&self, from: Place) -> Result<(), Illegal> {
        let card = self.card_from(from)?;
        if self.foundations.accepts(card) {
            return Ok(());
        }
        let tops = self.foundations.tops(card.suit);
        Err(Illegal::NotNext { card, tops })
    }

    fn check_build(&self, from: Place, to: PileNo) -> Result<(), Illegal> {
        let card = self.card_from(from)?;
        if from == Place::Column(to) {
            return Err(Illegal::SamePile(to));
        }
        let pile = self.piles.get(to.index()).ok_or(Illegal::NoSuchPile(to))?;
        match pile.last() {
            Some(&onto) if !may_land(card, onto) => Err(not_below(card, onto)),
            _ => Ok(()),
        }
    }

    fn card_from(&self, from: Place) -> Result<Card, Illegal> {
        let missing = match from {
            Place::Column(pile) if self.len(pile).is_none() => Illegal::NoSuchPile(pile),
            Place::Column(pile) => Illegal::EmptyPile(pile),
            Place::Waste => Illegal::EmptyWaste,
            Place::Pile(_) | Place::Cell(_) => Illegal::OtherGame,
        };
        self.card_at(from).ok_or(missing)
    }

    fn take(&mut self, from: Place) -> Card {
        let taken = match from {
            Place::Column(pile) => self.piles[pile.index()].pop(),
            Place::Waste => self.waste.pop(),
            Place::Pile(_) | Place::Cell(_) => None,
        };
        taken.expect("a checked move leaves a place with a card")
    }

    fn len(&self, pile: PileNo) -> Option<usize> {
        self.piles.get(pile.index()).map(Vec::len)
    }
}

fn may_land(card: Card, onto: Card) -> bool {
    card.suit == onto.suit && card.rank.up() == Some(onto.rank)
}

fn not_below(card: Card, onto: Card) -> Illegal {
    if card.suit == onto.suit && (card.rank, onto.rank) == (Rank::KING, Rank::ACE) {
        Illegal::KingOnAce { card, onto }
    } else {
        Illegal::NotBelow { card, onto }
    }
}
