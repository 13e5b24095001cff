-- Where a game's board was last shown, a row a channel. The latest row is the board that has the controls.
CREATE TABLE places (
    game_id    BIGINT  NOT NULL REFERENCES games (id),
    channel    BIGINT  NOT NULL,
    message    BIGINT,           -- null while only the token leads to it
    private    INTEGER NOT NULL, -- 1 if it is shown to the player alone
    editable   INTEGER NOT NULL, -- 1 if the bot may edit the channel's messages in its own name
    token      TEXT    NOT NULL, -- of the interaction that showed it; Discord takes it for 15 minutes
    touched_at BIGINT  NOT NULL,
    PRIMARY KEY (game_id, channel)
);
