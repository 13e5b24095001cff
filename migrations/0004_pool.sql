-- Deals with a line that is known to win them, each of which is given out once. What was given out stays here, so that
-- it isn't found and given again.
CREATE TABLE pool (
    id            INTEGER PRIMARY KEY,
    purpose       TEXT    NOT NULL, -- casual or race
    kind          TEXT    NOT NULL,
    options       TEXT    NOT NULL,
    deal          BIGINT  NOT NULL,
    rules_version INTEGER NOT NULL, -- of the rules under which the line wins
    line          TEXT    NOT NULL, -- moves in the notation, with ; between them
    par           INTEGER NOT NULL, -- how many moves the line has
    added_at      BIGINT  NOT NULL,
    given_at      BIGINT,           -- null until it is given out
    UNIQUE (kind, options, deal)
);

CREATE INDEX pool_left ON pool (purpose, kind, options, id) WHERE given_at IS NULL;

-- The par of the game's deal, as it was known when the game began.
ALTER TABLE games ADD COLUMN par INTEGER;

-- Which options were ever played.
CREATE INDEX games_options ON games (kind, options);
