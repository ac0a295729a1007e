-- A person's PIN for a shared tablet. The wrong ones of the last minutes are counted here, so that they count on every
-- node and after a restart.
ALTER TABLE employees
  ADD COLUMN pin_hash text,
  ADD COLUMN pin_tries smallint NOT NULL DEFAULT 0 CHECK (pin_tries BETWEEN 0 AND 5),
  ADD COLUMN pin_tries_since timestamptz;

-- A device on which the people of a sede sign in by PIN. Somebody signed in there with their password before.
CREATE TABLE shared_tablets (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL,
  trusted_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (restaurant_id, id),
  FOREIGN KEY (restaurant_id, location_id, trusted_by)
    REFERENCES employees (restaurant_id, location_id, id) ON DELETE CASCADE
);
CREATE INDEX shared_tablets_by_token ON shared_tablets (restaurant_id, location_id, token_hash);

-- The tablet on which a session was opened: it ends with the tablet.
ALTER TABLE sessions ADD COLUMN tablet_id uuid;

-- A waiter who takes a delivery finds the customer by the first digits of their phone.
CREATE INDEX orders_by_phone
  ON orders (restaurant_id, location_id, regexp_replace(telefono, '\D', '', 'g') text_pattern_ops, "horaCreacion" DESC)
  WHERE telefono IS NOT NULL;
CREATE INDEX clients_by_phone
  ON clients (restaurant_id, location_id, regexp_replace(telefono, '\D', '', 'g') text_pattern_ops)
  WHERE forgotten_at IS NULL;
