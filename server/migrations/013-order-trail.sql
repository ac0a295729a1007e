-- What is written with every order, made lighter. PostgreSQL reads every CHECK of a table anew for each
-- statement that writes to it, but what a type demands it keeps at hand.
CREATE DOMAIN counter AS bigint CHECK (VALUE >= 0);
CREATE DOMAIN version AS bigint CHECK (VALUE > 0);
ALTER TABLE location_counters
  DROP CONSTRAINT location_counters_revision_check,
  DROP CONSTRAINT location_counters_order_count_check,
  DROP CONSTRAINT location_counters_menu_version_check,
  ALTER COLUMN revision TYPE counter,
  ALTER COLUMN order_count TYPE counter,
  ALTER COLUMN menu_version TYPE version;

-- The rule comes after the type: so the trail is read through once, and not written anew.
CREATE DOMAIN actor_tipo AS text;
ALTER TABLE audit_entries
  DROP CONSTRAINT audit_entries_actor_tipo_check,
  ALTER COLUMN actor_tipo TYPE actor_tipo;
ALTER DOMAIN actor_tipo
  ADD CHECK (VALUE IN ('propietario', 'empleado', 'cliente', 'invitado', 'sistema'));

-- The newest entries are found by the key itself. And the trail tells of what may be gone: it needs
-- nobody's row, where every order of a restaurant took a lock on the one of its owner.
ALTER TABLE audit_entries
  DROP CONSTRAINT audit_entries_restaurant_id_fkey,
  DROP CONSTRAINT audit_entries_pkey;
DROP INDEX audit_entries_newest, audit_entries_newest_of_kind;
ALTER TABLE audit_entries ADD PRIMARY KEY (restaurant_id, at, id);
-- Nearly every entry is of an order, so those are found by the key. The others are not buried under them.
CREATE INDEX audit_entries_newest_of_kind ON audit_entries (restaurant_id, entity, at, id)
  WHERE entity <> 'pedido';
