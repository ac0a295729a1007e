-- The till: what was paid for an account, what was taken off it, what its guests said about a tip, and the shifts of
-- the people who charge. Money is insert only: it is never edited, another row corrects it.

CREATE TABLE till_shifts (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Of its closing report, which is numbered by sede; null while it is open.
  numero bigint,
  caja text NOT NULL DEFAULT 'Caja' CHECK (caja <> ''),
  empleado_id uuid,
  nombre text NOT NULL,
  abierto timestamptz(3) NOT NULL DEFAULT now(),
  -- What was counted when it began.
  base bigint NOT NULL CHECK (base >= 0),
  cerrado timestamptz(3),
  "cerradoPor" text,
  -- {denominaciones, efectivo, otros}: what was counted when it ended; {} if nobody counted.
  conteo jsonb,
  -- The closing report as it was then.
  esperado jsonb,
  -- Counted minus expected; null if nobody counted.
  diferencia bigint,
  nota text,
  forzado boolean NOT NULL DEFAULT false,
  -- [{denominaciones, efectivo, otros, nota, por, fecha}]: counted again by who may review; the first count stays.
  reconteos jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (restaurant_id, location_id, id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE,
  CHECK (num_nulls(cerrado, conteo, esperado, numero) IN (0, 4))
);
CREATE UNIQUE INDEX till_shifts_one_open ON till_shifts (restaurant_id, location_id, caja) WHERE cerrado IS NULL;
CREATE UNIQUE INDEX till_shifts_numero ON till_shifts (restaurant_id, location_id, numero) WHERE numero IS NOT NULL;

CREATE TABLE till_movements (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL,
  turno_id uuid NOT NULL,
  tipo text NOT NULL CHECK (tipo IN ('ingreso', 'egreso')),
  clase text NOT NULL CHECK (clase IN ('base', 'cambio', 'retiro', 'gasto', 'propinas', 'otro')),
  valor bigint NOT NULL CHECK (valor > 0),
  motivo text NOT NULL,
  por text NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now(),
  idempotency_key text,
  request_hash bytea,
  PRIMARY KEY (restaurant_id, location_id, id),
  UNIQUE (restaurant_id, location_id, idempotency_key),
  FOREIGN KEY (restaurant_id, location_id, turno_id)
    REFERENCES till_shifts (restaurant_id, location_id, id) ON DELETE CASCADE
);
CREATE INDEX till_movements_of ON till_movements (restaurant_id, location_id, turno_id);

CREATE TABLE account_payments (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  cuenta_id uuid NOT NULL,
  -- The last two count against.
  tipo text NOT NULL CHECK (tipo IN ('pago', 'devolucion', 'correccion')),
  metodo text NOT NULL CHECK (metodo IN (
    'efectivo', 'tarjeta', 'datafono', 'transferencia', 'bizum', 'nequi', 'daviplata', 'bre_b')),
  valor bigint NOT NULL CHECK (valor >= 0),
  propina bigint NOT NULL DEFAULT 0 CHECK (propina >= 0),
  recibido bigint,
  vueltas bigint CHECK (vueltas >= 0),
  referencia text,
  parte jsonb,
  -- The order that it paid, where it paid one alone.
  pedido text,
  motivo text,
  -- The payment that it takes back.
  corrige uuid,
  turno_id uuid,
  empleado_id uuid,
  -- Who of the staff served the account: a tip is theirs.
  mesero_id uuid,
  por text NOT NULL,
  "autorizadoPor" text,
  at timestamptz(3) NOT NULL DEFAULT now(),
  -- On the first row of a call.
  idempotency_key text,
  request_hash bytea,
  PRIMARY KEY (restaurant_id, location_id, id),
  UNIQUE (restaurant_id, location_id, idempotency_key),
  FOREIGN KEY (restaurant_id, location_id, cuenta_id)
    REFERENCES accounts (restaurant_id, location_id, id) ON DELETE CASCADE,
  FOREIGN KEY (restaurant_id, location_id, turno_id)
    REFERENCES till_shifts (restaurant_id, location_id, id),
  CHECK (recibido IS NULL OR vueltas IS NOT NULL AND recibido = valor + propina + vueltas),
  CHECK (tipo = 'pago' OR motivo <> ''),
  CHECK (tipo <> 'correccion' OR corrige IS NOT NULL)
);
CREATE INDEX account_payments_by_time ON account_payments (restaurant_id, location_id, at);
CREATE INDEX account_payments_of ON account_payments (restaurant_id, location_id, cuenta_id);
CREATE INDEX account_payments_in ON account_payments (restaurant_id, location_id, turno_id) WHERE turno_id IS NOT NULL;
-- A payment is taken back once.
CREATE UNIQUE INDEX account_payments_corrected ON account_payments (restaurant_id, location_id, corrige)
  WHERE tipo = 'correccion';

CREATE TABLE account_adjustments (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL,
  cuenta_id uuid NOT NULL,
  tipo text NOT NULL CHECK (tipo IN ('descuento', 'cortesia')),
  -- Dishes of a line; null: the whole account.
  pedido text,
  linea smallint,
  cantidad smallint CHECK (cantidad > 0),
  porcentaje smallint CHECK (porcentaje BETWEEN 1 AND 100),
  valor bigint CHECK (valor > 0),
  motivo text NOT NULL CHECK (motivo <> ''),
  por text NOT NULL,
  "autorizadoPor" text,
  at timestamptz(3) NOT NULL DEFAULT now(),
  "quitadoAt" timestamptz(3),
  PRIMARY KEY (restaurant_id, location_id, id),
  FOREIGN KEY (restaurant_id, location_id, cuenta_id)
    REFERENCES accounts (restaurant_id, location_id, id) ON DELETE CASCADE,
  CHECK (num_nonnulls(porcentaje, valor) = 1),
  CHECK (num_nulls(pedido, linea, cantidad) IN (0, 3))
);
CREATE INDEX account_adjustments_of ON account_adjustments (restaurant_id, location_id, cuenta_id);

-- Each answer is kept as proof that somebody asked.
CREATE TABLE tip_consents (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  cuenta_id uuid NOT NULL,
  respuesta text NOT NULL CHECK (respuesta IN ('si', 'otro', 'no')),
  valor bigint NOT NULL CHECK (valor >= 0),
  sugerido bigint NOT NULL,
  -- What the suggestion was counted on: the account before taxes.
  base bigint NOT NULL,
  canal text NOT NULL CHECK (canal IN ('caja', 'mesero', 'comensal')),
  por text NOT NULL,
  texto_version text NOT NULL,
  -- The newest round that it was asked for.
  hasta bigint NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (restaurant_id, location_id, id),
  FOREIGN KEY (restaurant_id, location_id, cuenta_id)
    REFERENCES accounts (restaurant_id, location_id, id) ON DELETE CASCADE
);
CREATE INDEX tip_consents_of ON tip_consents (restaurant_id, location_id, cuenta_id, at DESC);

-- The number of the last closing report.
ALTER TABLE location_counters ADD COLUMN shift_count counter NOT NULL DEFAULT 0;

-- What a dish is taxed with; null: as its sede.
ALTER TABLE products ADD COLUMN impuesto text;
ALTER TABLE products
  ADD CONSTRAINT products_impuesto CHECK (impuesto IN ('inc8', 'iva19', 'iva5', 'excluido'));
