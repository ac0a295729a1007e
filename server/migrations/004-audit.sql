-- The trail is read newest first, by restaurant, by sede and by kind.
DROP INDEX audit_entries_newest;
CREATE INDEX audit_entries_newest ON audit_entries (restaurant_id, at DESC, id DESC);
CREATE INDEX audit_entries_newest_of_kind
  ON audit_entries (restaurant_id, entity, at DESC, id DESC);
