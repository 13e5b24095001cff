-- A game is its record: what it was dealt from, and its log in `entries`. The columns under "derived" follow from
-- the log and are written in the transaction that appends to it.
CREATE TABLE games (
    id            INTEGER PRIMARY KEY,
    player        BIGINT  NOT NULL, -- the Discord user's id
    kind          TEXT    NOT NULL,
    options       TEXT    NOT NULL,
    deal          BIGINT  NOT NULL,
    rules_version INTEGER NOT NULL,
    started_at    BIGINT  NOT NULL, -- milliseconds since 1970 UTC, as all times here
    closed_at     BIGINT,           -- set once the log can't grow any more
    -- derived
    length        INTEGER NOT NULL, -- entries in the log, and so the seq of the next one
    outcome       TEXT    NOT NULL, -- playing, won, lost, given-up
    score         INTEGER NOT NULL, -- cards on the foundations
    moves         INTEGER NOT NULL,
    undos         INTEGER NOT NULL,
    assisted      INTEGER NOT NULL, -- entries that Auto played
    touched_at    BIGINT  NOT NULL  -- the last entry's time, or the start
);

-- At most one open game a player and kind.
CREATE UNIQUE INDEX games_open ON games (player, kind) WHERE closed_at IS NULL;

CREATE TABLE entries (
    game_id   BIGINT  NOT NULL REFERENCES games (id),
    seq       INTEGER NOT NULL, -- from 0, without gaps
    entry     TEXT    NOT NULL, -- a move in the notation, or undo, redo, giveup
    played_by TEXT    NOT NULL, -- player or auto
    at        BIGINT  NOT NULL,
    PRIMARY KEY (game_id, seq)
);
