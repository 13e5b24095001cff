-- A player's games that are over, in the order they ended. A game that is still played isn't in it, so that a move
-- writes nothing here; one lost by rule is, until an undo reopens it.
CREATE INDEX games_over ON games (player, touched_at, id) WHERE closed_at IS NOT NULL OR outcome = 'lost';

-- A player's finished races, of whatever server.
CREATE INDEX results_of ON results (player, kind);

-- What a player has settled. Who has settled nothing has no row.
CREATE TABLE players (
    player      BIGINT  PRIMARY KEY,
    hides_stats INTEGER NOT NULL DEFAULT 0 -- 1 if others aren't told the player's statistics
);
