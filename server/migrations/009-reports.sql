-- What an order told last: its creation or the newest step. An order with anything since an instant is
-- found by it, so today's figures cost today's orders however long the history is.
CREATE INDEX orders_by_last_event ON orders (
  restaurant_id, location_id,
  (GREATEST("horaCreacion", "fechaPreparado", "fechaEntregado", "fechaCancelado", "fechaFacturado", "fechaBaja"))
);
-- The few that were lost, newest first.
CREATE INDEX orders_lost
  ON orders (restaurant_id, location_id, estado, (COALESCE("fechaCancelado", "fechaBaja")))
  WHERE estado IN ('cancelado', 'dado_de_baja');
-- When a client bought before.
CREATE INDEX orders_sold_to_client ON orders (restaurant_id, location_id, client_id, "fechaFacturado")
  WHERE client_id IS NOT NULL AND "fechaFacturado" IS NOT NULL;

-- The few orders that an owner took.
CREATE INDEX audit_entries_taken_by_owner ON audit_entries (restaurant_id, entity_id)
  WHERE entity = 'pedido' AND action = 'creado' AND actor_tipo = 'propietario';

-- What closed hours added up to, by day in America/Bogota, and by month (under its first day) where a
-- year of days would be many rows. Nothing in them names a client.

-- What happened before live_from is in the tables below; from then on the orders themselves are counted.
CREATE TABLE report_sedes (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  live_from timestamptz NOT NULL,
  PRIMARY KEY (restaurant_id, location_id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

CREATE TABLE report_days (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  dia date NOT NULL,
  pedidos integer NOT NULL,
  ventas bigint NOT NULL,
  -- Of the orders sold, those of nobody who was signed in.
  sin_cuenta integer NOT NULL,
  cancelados integer NOT NULL,
  cancelados_total bigint NOT NULL,
  bajas integer NOT NULL,
  bajas_total bigint NOT NULL,
  preparados integer NOT NULL,
  preparacion_ms bigint NOT NULL,
  entregados integer NOT NULL,
  entrega_ms bigint NOT NULL,
  PRIMARY KEY (restaurant_id, location_id, dia),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

CREATE TABLE report_hours (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  grano text NOT NULL CHECK (grano IN ('dia', 'mes')),
  dia date NOT NULL,
  "diaSemana" smallint NOT NULL,
  hora smallint NOT NULL,
  pedidos integer NOT NULL,
  ventas bigint NOT NULL,
  PRIMARY KEY (restaurant_id, location_id, grano, dia, "diaSemana", hora),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

CREATE TABLE report_kinds (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  grano text NOT NULL CHECK (grano IN ('dia', 'mes')),
  dia date NOT NULL,
  tipo text NOT NULL,
  "metodoPago" text NOT NULL,
  pedidos integer NOT NULL,
  ventas bigint NOT NULL,
  PRIMARY KEY (restaurant_id, location_id, grano, dia, tipo, "metodoPago"),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

-- A product that was renamed has a row for each name; ultima tells which was sold last.
CREATE TABLE report_products (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  grano text NOT NULL CHECK (grano IN ('dia', 'mes')),
  dia date NOT NULL,
  clase text NOT NULL CHECK (clase IN ('producto', 'adicion')),
  id_sigo text NOT NULL,
  nombre text NOT NULL,
  cantidad integer NOT NULL,
  ventas bigint NOT NULL,
  ultima timestamptz NOT NULL,
  PRIMARY KEY (restaurant_id, location_id, grano, dia, clase, id_sigo, nombre),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

-- empleado is the id of an employee or the owner, '' for diners who order for themselves. Names as of
-- products.
CREATE TABLE report_staff (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  grano text NOT NULL CHECK (grano IN ('dia', 'mes')),
  dia date NOT NULL,
  empleado text NOT NULL,
  nombre text NOT NULL,
  tomados integer NOT NULL,
  preparados integer NOT NULL,
  entregados integer NOT NULL,
  facturados integer NOT NULL,
  ventas bigint NOT NULL,
  ultima timestamptz NOT NULL,
  PRIMARY KEY (restaurant_id, location_id, grano, dia, empleado, nombre),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

-- How many clients bought on dia and had bought before on anterior; -infinity where it was their first
-- time. Who bought in a period at all is then a sum: those whose anterior lies before it.
CREATE TABLE report_clients (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  dia date NOT NULL,
  anterior date NOT NULL CHECK (anterior < dia),
  clientes integer NOT NULL,
  PRIMARY KEY (restaurant_id, location_id, dia, anterior),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);
