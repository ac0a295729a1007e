-- Tables that are served: an account groups the orders of a table until it is paid.

-- mesas_version rises when which account is at which table changes. An order is written only while the version
-- it was assigned by still holds, as with the menu. account_count: the number of the last closed account.
ALTER TABLE location_counters
  ADD COLUMN mesas_version version NOT NULL DEFAULT 1,
  ADD COLUMN account_count counter NOT NULL DEFAULT 0;

ALTER TABLE orders
  -- No foreign key, because every order would pay for it; a test looks for orders whose account is missing.
  ADD COLUMN "cuentaId" uuid,
  -- The sede's revision when the order joined its account.
  ADD COLUMN "cuentaRevision" bigint,
  -- Paid before it was delivered.
  ADD COLUMN "fechaPago" timestamptz(3),
  -- Of this order, frozen when it is charged: its sale is total - descuento.
  ADD COLUMN descuento bigint NOT NULL DEFAULT 0,
  -- What the kitchen has done with its parts.
  ADD COLUMN cocina jsonb NOT NULL DEFAULT '{}',
  -- When it is wanted.
  ADD COLUMN programado timestamptz(3),
  -- When the kitchen's clock starts; null: when the order came.
  ADD COLUMN "inicioCocina" timestamptz(3),
  -- The order from which its lines were taken: it is not new to kitchen and reports.
  ADD COLUMN "movidoDe" text;

-- The course in which the dishes of a category are served; null: at once.
ALTER TABLE categories ADD COLUMN tiempo smallint;

-- Rights finer than permisos.
ALTER TABLE employees ADD COLUMN facultades text[] NOT NULL DEFAULT '{}';

CREATE TABLE zones (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nombre text NOT NULL CHECK (nombre <> ''),
  position int NOT NULL,
  PRIMARY KEY (restaurant_id, location_id, id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

CREATE TABLE dining_tables (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  zona_id uuid NOT NULL,
  nombre text NOT NULL CHECK (nombre <> ''),
  -- `mesaClave` of contract: by it orders and accounts find the table.
  clave text NOT NULL CHECK (clave <> ''),
  puestos smallint NOT NULL CHECK (puestos BETWEEN 1 AND 50),
  -- Its place on the grid of 100 × 100 of its zone.
  x smallint NOT NULL CHECK (x BETWEEN 0 AND 99),
  y smallint NOT NULL CHECK (y BETWEEN 0 AND 99),
  ancho smallint NOT NULL CHECK (ancho BETWEEN 1 AND 100),
  alto smallint NOT NULL CHECK (alto BETWEEN 1 AND 100),
  forma text NOT NULL CHECK (forma IN ('cuadrada', 'redonda')),
  activa boolean NOT NULL DEFAULT true,
  -- Codes signed with an older version no longer work.
  qr_version smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (restaurant_id, location_id, id),
  UNIQUE (restaurant_id, location_id, clave),
  FOREIGN KEY (restaurant_id, location_id, zona_id)
    REFERENCES zones (restaurant_id, location_id, id) ON DELETE CASCADE
);

CREATE TABLE accounts (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL,
  -- directa: a sale at the counter, made when it is charged.
  tipo text NOT NULL CHECK (tipo IN ('mesa', 'directa')),
  -- anulada: left without anything having been paid.
  estado text NOT NULL DEFAULT 'abierta' CHECK (estado IN ('abierta', 'cerrada', 'unida', 'anulada')),
  -- Several when tables are joined, by the name people use and by `mesaClave`.
  mesas text[] NOT NULL DEFAULT '{}',
  claves text[] NOT NULL DEFAULT '{}',
  nombre text CHECK (nombre <> ''),
  comensales smallint CHECK (comensales BETWEEN 1 AND 200),
  mesero_id uuid,
  "abiertaPor" text NOT NULL,
  abierta timestamptz(3) NOT NULL DEFAULT now(),
  -- None of its orders is older: they are looked for from here on.
  desde timestamptz(3) NOT NULL DEFAULT now(),
  "cuentaPedida" timestamptz(3),
  "cuentaPedidaPor" text,
  "unidaA" uuid,
  -- [{cuenta, mesas, claves, pedidos}]: what was joined to it, to take it apart again.
  unidos jsonb NOT NULL DEFAULT '[]',
  numero bigint,
  cerrada timestamptz(3),
  "cerradaPor" text,
  turno_id uuid,
  -- Frozen when it is closed.
  pedidos text[] NOT NULL DEFAULT '{}',
  totales jsonb,
  revision bigint NOT NULL,
  PRIMARY KEY (restaurant_id, location_id, id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE,
  CHECK ((estado = 'cerrada') = (num_nulls(cerrada, numero, totales) = 0))
);
CREATE INDEX accounts_open ON accounts (restaurant_id, location_id) WHERE estado = 'abierta';
CREATE INDEX accounts_closed ON accounts (restaurant_id, location_id, cerrada DESC) WHERE estado = 'cerrada';
CREATE UNIQUE INDEX accounts_numero ON accounts (restaurant_id, location_id, numero) WHERE numero IS NOT NULL;

-- More ways to pay. Only a table may leave it open until it asks for the bill.
CREATE OR REPLACE FUNCTION order_is_sound(
  id text, tipo text, estado text, mesa text, direccion text, telefono text, "nombreCliente" text,
  email text, "metodoPago" text, productos jsonb, total bigint, updates jsonb,
  "fechaPreparado" timestamptz, "fechaEntregado" timestamptz, "fechaCancelado" timestamptz,
  "fechaFacturado" timestamptz, "fechaBaja" timestamptz, "motivoBaja" text,
  idempotency_key text, request_hash bytea, seguimiento text
) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN id ~ '^[0-9a-f]{24}$'
    AND tipo IN ('en_local', 'para_llevar', 'a_domicilio')
    AND estado IN ('enviado', 'preparado', 'entregado', 'cancelado', 'dado_de_baja', 'facturado')
    AND ("metodoPago" IN (
        'efectivo', 'tarjeta', 'datafono', 'transferencia', 'bizum', 'nequi', 'daviplata', 'bre_b')
      OR "metodoPago" = 'por_definir' AND tipo = 'en_local')
    AND "nombreCliente" <> ''
    AND coalesce(mesa <> '', true)
    AND coalesce(direccion <> '', true)
    AND coalesce(telefono <> '', true)
    AND coalesce(email <> '', true)
    AND coalesce("motivoBaja" <> '', true)
    AND CASE WHEN jsonb_typeof(productos) = 'array' THEN jsonb_array_length(productos) BETWEEN 1 AND 50
      ELSE false END
    AND jsonb_typeof(updates) = 'array'
    AND total >= 0
    AND coalesce(length(idempotency_key) BETWEEN 1 AND 200, true)
    AND (idempotency_key IS NULL) = (request_hash IS NULL)
    AND coalesce(length(seguimiento) >= 32, true)
    AND (tipo = 'en_local') = (mesa IS NOT NULL)
    AND (tipo = 'a_domicilio') = (direccion IS NOT NULL)
    AND (tipo <> 'a_domicilio' OR telefono IS NOT NULL)
    -- Each state carries exactly the times of the road that leads to it.
    AND CASE
      WHEN estado = 'enviado' THEN num_nonnulls("fechaPreparado", "fechaEntregado") = 0
      WHEN estado = 'preparado' THEN "fechaPreparado" IS NOT NULL AND "fechaEntregado" IS NULL
      WHEN estado = 'cancelado' THEN "fechaEntregado" IS NULL
      ELSE num_nulls("fechaPreparado", "fechaEntregado") = 0
    END
    AND (estado = 'cancelado') = ("fechaCancelado" IS NOT NULL)
    AND (estado = 'facturado') = ("fechaFacturado" IS NOT NULL)
    AND (estado = 'dado_de_baja') = ("fechaBaja" IS NOT NULL)
    AND (estado = 'dado_de_baja') = ("motivoBaja" IS NOT NULL);
END $$;
