-- Daily races. A server's settings:
CREATE TABLE servers (
    guild        BIGINT  PRIMARY KEY, -- the Discord server's id
    zone         TEXT    NOT NULL,    -- an IANA name
    game         TEXT    NOT NULL,    -- rotate, or the name of a rule set
    channel      BIGINT,              -- where the daily post goes
    role         BIGINT,              -- whom it mentions
    posts        INTEGER NOT NULL,    -- 1 if there are posts
    trouble      TEXT,                -- why the bot switched them off
    next_post_at BIGINT               -- when the next one is due; null without posts
);

CREATE INDEX servers_posts ON servers (next_post_at) WHERE posts = 1;

-- A day's race of a server, from when it was first looked at. It is drawn once and stays.
CREATE TABLE races (
    id           INTEGER PRIMARY KEY,
    guild        BIGINT  NOT NULL,
    day          TEXT    NOT NULL, -- 2026-11-30, in the zone it was drawn with
    zone         TEXT    NOT NULL,
    kind         TEXT    NOT NULL,
    options      TEXT    NOT NULL,
    deal         BIGINT  NOT NULL,
    proven       INTEGER NOT NULL, -- 1 if it is known that it can be won
    par          INTEGER,          -- the moves of the shortest way known
    line         TEXT,             -- that way
    drawn_at     BIGINT  NOT NULL,
    opens_at     BIGINT  NOT NULL,
    ends_at      BIGINT  NOT NULL,
    finished_at  BIGINT,           -- set once the day is over, the last attempt closed and `results` written
    post         TEXT    NOT NULL DEFAULT 'none', -- none, due, sent, or given-up
    post_channel BIGINT,
    post_message BIGINT,
    posting_at   BIGINT,           -- when it was last tried, 0 for never
    UNIQUE (guild, day)
);

CREATE INDEX races_unfinished ON races (guild, ends_at) WHERE finished_at IS NULL;
CREATE INDEX races_ending ON races (ends_at) WHERE finished_at IS NULL;
CREATE INDEX races_posting ON races (posting_at) WHERE post = 'due';

-- What a game is: casual, an attempt at a race, or practice after one.
ALTER TABLE games ADD COLUMN role TEXT NOT NULL DEFAULT 'casual';
ALTER TABLE games ADD COLUMN race BIGINT; -- of `races`, none of which is ever taken away
-- Derived as well: every move of the log and every undo, and when the last move was played.
ALTER TABLE games ADD COLUMN race_moves INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN moved_at BIGINT;

UPDATE games SET
    race_moves = (SELECT COUNT(*) FROM entries WHERE game_id = games.id AND entry NOT IN ('redo', 'giveup')),
    moved_at = (SELECT at FROM entries WHERE game_id = games.id AND entry NOT IN ('undo', 'redo', 'giveup')
                ORDER BY seq DESC LIMIT 1);

-- At most one open casual game a player and kind, one attempt a race, and one open game of practice.
DROP INDEX games_open;
CREATE UNIQUE INDEX games_open ON games (player, kind) WHERE closed_at IS NULL AND role = 'casual';
CREATE UNIQUE INDEX games_attempt ON games (race, player) WHERE role = 'attempt';
CREATE UNIQUE INDEX games_practice ON games (race, player) WHERE closed_at IS NULL AND role = 'practice';
CREATE INDEX games_all_open ON games (player) WHERE closed_at IS NULL;
CREATE INDEX games_racing ON games (started_at) WHERE closed_at IS NULL AND role = 'attempt';

-- Who took whose attempt out of the standings, and who put it back.
CREATE TABLE hides (
    id        INTEGER PRIMARY KEY,
    race      BIGINT  NOT NULL REFERENCES races (id),
    player    BIGINT  NOT NULL,
    hidden_by BIGINT  NOT NULL,
    hidden_at BIGINT  NOT NULL,
    shown_by  BIGINT,
    shown_at  BIGINT
);

CREATE INDEX hides_race ON hides (race);
CREATE UNIQUE INDEX hides_now ON hides (race, player) WHERE shown_at IS NULL;

-- The attempts of a race in their order: band 0 is ranked, 1 still open, 2 assisted.
CREATE VIEW standings AS
SELECT race, id AS game, player, outcome, score, race_moves, started_at, moved_at, closed_at, assisted,
    CASE WHEN moved_at > started_at THEN moved_at - started_at ELSE 0 END AS spent,
    CASE WHEN closed_at IS NULL THEN 1 WHEN assisted > 0 THEN 2 ELSE 0 END AS band,
    RANK() OVER (
        PARTITION BY race, CASE WHEN closed_at IS NULL THEN 1 WHEN assisted > 0 THEN 2 ELSE 0 END
        ORDER BY CASE WHEN outcome = 'won' THEN 0 ELSE 1 END, score DESC, race_moves,
            CASE WHEN moved_at > started_at THEN moved_at - started_at ELSE 0 END
    ) AS place
FROM games
WHERE role = 'attempt' AND NOT EXISTS (
    SELECT 1 FROM hides WHERE hides.race = games.race AND hides.player = games.player AND hides.shown_at IS NULL
);

-- The attempts of a finished race, once more when one is hidden or shown again.
CREATE TABLE results (
    race       BIGINT  NOT NULL REFERENCES races (id),
    player     BIGINT  NOT NULL,
    guild      BIGINT  NOT NULL,
    day        TEXT    NOT NULL,
    kind       TEXT    NOT NULL,
    game       BIGINT  NOT NULL REFERENCES games (id),
    place      INTEGER,          -- null for an assisted or a hidden one
    points     INTEGER NOT NULL,
    won        INTEGER NOT NULL, -- 1 if the deal was won
    ranked     INTEGER NOT NULL, -- 1 if it is neither assisted nor hidden
    listed     INTEGER NOT NULL, -- 1 if it isn't hidden
    PRIMARY KEY (race, player)
);

CREATE INDEX results_game ON results (game);
CREATE INDEX results_player ON results (guild, player, day);

-- Sums of results: a row a player, period (all, 2026, 2026-11, 2026-W49) and game (or any).
CREATE TABLE totals (
    guild  BIGINT  NOT NULL,
    period TEXT    NOT NULL,
    kind   TEXT    NOT NULL,
    player BIGINT  NOT NULL,
    points INTEGER NOT NULL,
    wins   INTEGER NOT NULL, -- races won
    raced  INTEGER NOT NULL, -- races taken part in
    PRIMARY KEY (guild, period, kind, player)
);

-- Days in a row, as of the latest finished race of the server.
CREATE TABLE streaks (
    guild       BIGINT  NOT NULL,
    player      BIGINT  NOT NULL,
    played      INTEGER NOT NULL, -- days with a closed attempt
    won         INTEGER NOT NULL, -- days won without help
    best_played INTEGER NOT NULL,
    best_won    INTEGER NOT NULL,
    saved       TEXT,             -- the last missed day that the week's freeze saved
    PRIMARY KEY (guild, player)
);

CREATE INDEX streaks_alive ON streaks (guild) WHERE played > 0;
