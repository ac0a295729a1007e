-- Where a sede delivers and for how much. Of several that reach somebody the first one counts; a sede without any delivers
-- to every address.
CREATE TABLE delivery_zones (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL,
  nombre text NOT NULL CHECK (nombre <> ''),
  barrios text[] NOT NULL DEFAULT '{}',
  -- Meters around the sede.
  radio_m int CHECK (radio_m > 0),
  -- GeoJSON: one closed ring, longitude first.
  poligono jsonb,
  tarifa int NOT NULL CHECK (tarifa >= 0),
  minimo int NOT NULL DEFAULT 0 CHECK (minimo >= 0),
  -- Null: never.
  gratis_desde int CHECK (gratis_desde > 0),
  tiempo_min smallint NOT NULL DEFAULT 0 CHECK (tiempo_min >= 0),
  activa boolean NOT NULL DEFAULT true,
  position integer NOT NULL,
  PRIMARY KEY (restaurant_id, location_id, id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);
