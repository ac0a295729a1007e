-- Who asked for a ticket; null for one of a version that did not ask who.
ALTER TABLE print_jobs
  ADD COLUMN author_id uuid,
  ADD COLUMN author_nombre text,
  -- What was asked for under the key: the text may have been written here.
  ADD COLUMN request_hash bytea;
