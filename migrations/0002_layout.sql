-- How the player wants the game's table laid out. It is neither a rule nor part of the log, and can be changed at any
-- time. Games of before stay as they were drawn.
ALTER TABLE games ADD COLUMN layout TEXT NOT NULL DEFAULT 'arc';

-- A new game takes the layout of the player's latest one of its kind.
CREATE INDEX games_latest ON games (player, kind, id);
