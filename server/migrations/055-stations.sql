-- Where the dishes of a sede are made, if not all in one kitchen. Categories and products name a station by its code; one
-- that the sede does not have means the kitchen, so that menus travel between sedes.
CREATE TABLE stations (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  clave text NOT NULL CHECK (clave <> ''),
  nombre text NOT NULL CHECK (nombre <> ''),
  -- The printer of the sede on which its tickets come out.
  impresora text,
  objetivo_min smallint NOT NULL DEFAULT 10 CHECK (objetivo_min > 0),
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (restaurant_id, location_id, clave),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

ALTER TABLE categories ADD COLUMN estacion text;

ALTER TABLE products ADD COLUMN estacion text;
