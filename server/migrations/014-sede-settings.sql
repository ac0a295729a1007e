-- What an owner decides about a sede. It is read with the menu and written as the menu is, so that an
-- order checked against older settings is not written. No row: every setting as it comes.
CREATE TABLE location_settings (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  ajustes jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(ajustes) = 'object'),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (restaurant_id, location_id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

-- origen: of an open order of somebody nobody has seen, a keyed hash of the address it came from.
-- "mesaConfirmada": false while only the guest says that it sits at that table.
ALTER TABLE orders
  ADD COLUMN origen bytea,
  ADD COLUMN "mesaConfirmada" boolean NOT NULL DEFAULT true;
