-- The restaurant's own logo, beside those of its sedes; '' until the owner uploads one.
ALTER TABLE owners ADD COLUMN logo text NOT NULL DEFAULT '';
