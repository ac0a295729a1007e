-- A sede that is closed for a time (`cierre`: the day on which it is back, and why), and one that closed for good (`cerrada`).
ALTER TABLE locations
  ADD COLUMN cierre jsonb,
  ADD COLUMN cerrada timestamptz;
