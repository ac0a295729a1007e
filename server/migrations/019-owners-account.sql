ALTER TABLE owners
  -- The restaurant's own logo, beside those of its sedes; '' until the owner uploads one.
  ADD COLUMN logo text NOT NULL DEFAULT '',
  -- When the owner closed the account. Its sales stay, nobody can enter or order any more.
  ADD COLUMN closed_at timestamptz,
  -- When the last person was removed from a closed restaurant's sales.
  ADD COLUMN forgotten_at timestamptz;
CREATE INDEX owners_to_forget ON owners (closed_at) WHERE closed_at IS NOT NULL AND forgotten_at IS NULL;
