-- Signs the links of a sede's tables, so that nobody can change the number in one.
ALTER TABLE locations ADD COLUMN mesa_key bytea NOT NULL DEFAULT decode(
  replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'
);

-- A ticket names its sede by its id.
CREATE INDEX location_names_by_location ON location_names (location_id);
