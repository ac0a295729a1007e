-- What a dish is asked with: groups of options that the owner draws. Dishes name them by their codes, in order, and an
-- option names the groups that hang under it; a code is the same in every sede.
CREATE TABLE modifier_groups (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  codigo text NOT NULL CHECK (codigo <> ''),
  nombre text NOT NULL CHECK (nombre <> ''),
  pregunta text NOT NULL DEFAULT '',
  min smallint NOT NULL,
  max smallint NOT NULL,
  gratis smallint NOT NULL DEFAULT 0,
  repetible boolean NOT NULL DEFAULT false,
  opciones jsonb NOT NULL CHECK (jsonb_typeof(opciones) = 'array'),
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (restaurant_id, location_id, codigo),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE,
  CHECK (0 <= min AND min <= max AND max BETWEEN 1 AND 30 AND gratis BETWEEN 0 AND max)
);

ALTER TABLE products ADD COLUMN grupos text[] NOT NULL DEFAULT '{}';
