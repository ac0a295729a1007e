-- Rises with every change of the menu, in its transaction. An order is priced from a cached menu
-- and written only if this still is the version it was priced from.
ALTER TABLE location_counters
  ADD COLUMN menu_version bigint NOT NULL DEFAULT 1 CHECK (menu_version > 0);
