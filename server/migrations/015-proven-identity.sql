-- An e-mail that a diner typed belongs to nobody in particular until a code mailed to it came back.
ALTER TABLE clients ADD COLUMN email_verified_at timestamptz;

-- Codes of six digits, of a client's e-mail or of a registration. owner_codes stays for a node of the version
-- before, which may run beside this one for some minutes.
CREATE TABLE email_codes (
  subject_id uuid PRIMARY KEY,
  code_hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  expires_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);

-- An owner's registration belongs to the browser that began it, which has the token of this hash. Several may
-- wait for one e-mail; the one whose code is typed becomes the account.
CREATE TABLE owner_registrations (
  registro_hash bytea PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  password_hash text NOT NULL,
  policy_version text,
  policy_accepted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((policy_version IS NULL) = (policy_accepted_at IS NULL))
);
CREATE INDEX owner_registrations_by_owner ON owner_registrations (owner_id);

-- Browsers that came in with the right password: strangers who try wrong ones do not lock them out.
CREATE TABLE known_devices (
  restaurant_id uuid NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  subject_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (restaurant_id, subject_id, token_hash)
);
