-- Wire names are column names (spec: motivoBaja, esBebida). Every tenant table is keyed by
-- restaurant_id first, and by location_id where it belongs to a sede, so that a row of one sede
-- cannot point at another and the tables can be distributed by restaurant_id. No triggers.

-- Reference tables: small, read by every tenant.

CREATE TABLE plans (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  plan_name text NOT NULL UNIQUE CHECK (plan_name <> ''),
  description text NOT NULL,
  includes text[] NOT NULL DEFAULT '{}',
  precio_mensual_cop integer NOT NULL CHECK (precio_mensual_cop > 0),
  plan_type smallint NOT NULL,
  chats_included integer NOT NULL CHECK (chats_included >= 0),
  sedes smallint NOT NULL CHECK (sedes >= 1)
);

-- An owner account is a restaurant.
CREATE TABLE owners (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL UNIQUE CHECK (email = lower(email) AND email <> ''),
  password_hash text NOT NULL,
  nombre text NOT NULL DEFAULT '',
  path text UNIQUE CHECK (path ~ '^[a-z0-9-]{3,60}$'),
  verified_at timestamptz,
  plan_id uuid REFERENCES plans (id),
  "fechaInicio" timestamptz,
  "fechaFin" timestamptz,
  -- Proof that the owner accepted the data policy.
  policy_version text,
  policy_accepted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((policy_version IS NULL) = (policy_accepted_at IS NULL)),
  CHECK ((plan_id IS NULL) = ("fechaInicio" IS NULL)),
  CHECK ((plan_id IS NULL) = ("fechaFin" IS NULL)),
  CHECK ("fechaFin" > "fechaInicio")
);

CREATE TABLE owner_codes (
  owner_id uuid PRIMARY KEY REFERENCES owners (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  expires_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);

-- Only a hash of the token is kept. location_id is the sede of an employee or a client.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  tipo text NOT NULL CHECK (tipo IN ('propietario', 'empleado', 'cliente')),
  restaurant_id uuid NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  location_id uuid,
  subject_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CHECK ((tipo = 'propietario') = (location_id IS NULL)),
  CHECK (tipo <> 'propietario' OR subject_id = restaurant_id)
);
CREATE INDEX sessions_by_subject ON sessions (restaurant_id, subject_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY,
  tipo text NOT NULL CHECK (tipo IN ('propietario', 'empleado', 'cliente')),
  restaurant_id uuid NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  location_id uuid,
  subject_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK ((tipo = 'propietario') = (location_id IS NULL))
);

-- Written with what a mail tells of, sent after the commit, tried again until it goes.
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL CHECK (recipient <> ''),
  letter jsonb NOT NULL,
  -- The same notice is written once, however often its reason is found.
  once_key text UNIQUE,
  tries smallint NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX mails_to_send ON mails (next_try_at) WHERE sent_at IS NULL;

-- The spec names a sede on the wire by its dbName, which is unique among all restaurants.
CREATE TABLE location_names (
  "dbName" text PRIMARY KEY CHECK ("dbName" <> ''),
  restaurant_id uuid NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  location_id uuid NOT NULL,
  UNIQUE (restaurant_id, location_id)
);

-- Tenant tables.

CREATE TABLE payment_links (
  restaurant_id uuid NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  provider_link_id text NOT NULL,
  environment text NOT NULL CHECK (environment IN ('sandbox', 'production')),
  plan_id uuid NOT NULL REFERENCES plans (id),
  amount_in_cents bigint NOT NULL CHECK (amount_in_cents > 0),
  estado text NOT NULL DEFAULT 'abierto' CHECK (estado IN ('abierto', 'pagado', 'vencido')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (restaurant_id, id),
  UNIQUE (restaurant_id, environment, provider_link_id)
);

CREATE TABLE payments (
  restaurant_id uuid NOT NULL,
  transaction_id text NOT NULL CHECK (transaction_id ~ '^[A-Za-z0-9-]{1,64}$'),
  environment text NOT NULL CHECK (environment IN ('sandbox', 'production')),
  payment_link_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'APPROVED', 'DECLINED', 'VOIDED', 'ERROR')),
  amount_in_cents bigint NOT NULL CHECK (amount_in_cents > 0),
  "fechaInicio" timestamptz,
  "fechaFin" timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (restaurant_id, environment, transaction_id),
  FOREIGN KEY (restaurant_id, payment_link_id) REFERENCES payment_links (restaurant_id, id),
  CHECK (status <> 'APPROVED' OR ("fechaInicio" IS NOT NULL AND "fechaFin" IS NOT NULL))
);
-- A link activates a membership once, whatever the provider repeats.
CREATE UNIQUE INDEX payments_one_approval_per_link
  ON payments (restaurant_id, payment_link_id) WHERE status = 'APPROVED';

CREATE TABLE locations (
  restaurant_id uuid NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nombre text NOT NULL CHECK (nombre <> ''),
  direccion text NOT NULL CHECK (direccion <> ''),
  telefono text NOT NULL CHECK (telefono <> ''),
  horario text NOT NULL CHECK (horario <> ''),
  logo text NOT NULL,
  imagen text NOT NULL,
  "dbName" text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (restaurant_id, id),
  UNIQUE (restaurant_id, "dbName")
);

-- Apart from locations because every order writes it.
CREATE TABLE location_counters (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT 0 CHECK (revision >= 0),
  order_count bigint NOT NULL DEFAULT 0 CHECK (order_count >= 0),
  PRIMARY KEY (restaurant_id, location_id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
) WITH (fillfactor = 50);

CREATE TABLE categories (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> ''),
  "imageUrl" text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  "esBebida" boolean NOT NULL DEFAULT false,
  "esAdicional" boolean NOT NULL DEFAULT false,
  "esPlatoPrincipal" boolean NOT NULL DEFAULT false,
  subcategorias jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(subcategorias) = 'array'),
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (restaurant_id, location_id, id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX categories_one_drink ON categories (restaurant_id, location_id) WHERE "esBebida";
CREATE UNIQUE INDEX categories_one_side ON categories (restaurant_id, location_id) WHERE "esAdicional";
CREATE UNIQUE INDEX categories_one_main
  ON categories (restaurant_id, location_id) WHERE "esPlatoPrincipal";

CREATE TABLE products (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  category_id uuid NOT NULL,
  "subcategoryIds" text[] NOT NULL DEFAULT '{}',
  nombre text NOT NULL CHECK (nombre <> ''),
  descripcion text NOT NULL CHECK (descripcion <> ''),
  precio integer NOT NULL CHECK (precio >= 0),
  imagen text NOT NULL,
  id_sigo text NOT NULL CHECK (id_sigo <> ''),
  "permiteAdiciones" boolean NOT NULL DEFAULT false,
  agotado boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (restaurant_id, location_id, id),
  CONSTRAINT products_id_sigo_key UNIQUE (restaurant_id, location_id, id_sigo),
  FOREIGN KEY (restaurant_id, location_id, category_id)
    REFERENCES categories (restaurant_id, location_id, id)
);
CREATE INDEX products_by_category ON products (restaurant_id, location_id, category_id);

-- Cargos.
CREATE TABLE roles (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nombre text NOT NULL CHECK (nombre <> ''),
  descripcion text NOT NULL CHECK (descripcion <> ''),
  disponible boolean NOT NULL DEFAULT true,
  PRIMARY KEY (restaurant_id, location_id, id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

CREATE TABLE employees (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nombre text NOT NULL CHECK (nombre <> ''),
  edad smallint NOT NULL CHECK (edad > 0),
  telefono text NOT NULL CHECK (telefono <> ''),
  direccion text NOT NULL CHECK (direccion <> ''),
  role_id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(email) AND email <> ''),
  password_hash text NOT NULL,
  permisos text[] NOT NULL DEFAULT '{}'
    CHECK (permisos <@ ARRAY['reportes', 'menu', 'empleados', 'cocina', 'caja', 'pedidos']),
  PRIMARY KEY (restaurant_id, location_id, id),
  CONSTRAINT employees_email_key UNIQUE (restaurant_id, location_id, email),
  FOREIGN KEY (restaurant_id, location_id, role_id) REFERENCES roles (restaurant_id, location_id, id)
);

-- A forgotten client keeps its row, for the sales that name it, and loses everything personal.
CREATE TABLE clients (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nombre text NOT NULL,
  direccion text NOT NULL DEFAULT '',
  telefono text NOT NULL,
  email text CHECK (email = lower(email) AND email <> ''),
  password_hash text,
  fecha_registro timestamptz NOT NULL DEFAULT now(),
  forgotten_at timestamptz,
  PRIMARY KEY (restaurant_id, location_id, id),
  CONSTRAINT clients_email_key UNIQUE (restaurant_id, location_id, email),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE,
  CHECK ((forgotten_at IS NULL) = (email IS NOT NULL AND password_hash IS NOT NULL))
);

-- Proof that a person accepted the data policy: which version, when and where.
CREATE TABLE consents (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  client_id uuid,
  email text,
  version text NOT NULL,
  canal text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (restaurant_id, location_id, id),
  FOREIGN KEY (restaurant_id, location_id, client_id)
    REFERENCES clients (restaurant_id, location_id, id),
  CHECK (client_id IS NOT NULL OR email IS NOT NULL)
);

-- Times to the millisecond, as the wire shows them: a page cursor made of one finds its place.
CREATE TABLE orders (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id text NOT NULL CHECK (id ~ '^[0-9a-f]{24}$'),
  revision bigint NOT NULL,
  tipo text NOT NULL CHECK (tipo IN ('en_local', 'para_llevar', 'a_domicilio')),
  estado text NOT NULL DEFAULT 'enviado' CHECK (
    estado IN ('enviado', 'preparado', 'entregado', 'cancelado', 'dado_de_baja', 'facturado')
  ),
  mesa text CHECK (mesa <> ''),
  direccion text CHECK (direccion <> ''),
  telefono text CHECK (telefono <> ''),
  "nombreCliente" text NOT NULL CHECK ("nombreCliente" <> ''),
  email text CHECK (email <> ''),
  "metodoPago" text NOT NULL CHECK (
    "metodoPago" IN ('efectivo', 'tarjeta', 'datafono', 'transferencia', 'bizum')
  ),
  "creadoPor" text NOT NULL,
  client_id uuid,
  employee_id uuid,
  productos jsonb NOT NULL CHECK (
    jsonb_typeof(productos) = 'array' AND jsonb_array_length(productos) BETWEEN 1 AND 50
  ),
  total bigint NOT NULL CHECK (total >= 0),
  updates jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(updates) = 'array'),
  "horaCreacion" timestamptz(3) NOT NULL DEFAULT now(),
  "fechaPreparado" timestamptz(3),
  "fechaEntregado" timestamptz(3),
  "fechaCancelado" timestamptz(3),
  "fechaFacturado" timestamptz(3),
  "fechaBaja" timestamptz(3),
  "motivoBaja" text CHECK ("motivoBaja" <> ''),
  -- Same key, same order: a repeated request finds the row instead of making another.
  idempotency_key text CHECK (length(idempotency_key) BETWEEN 1 AND 200),
  request_hash bytea,
  -- An unguessable token with which a guest follows this one order.
  seguimiento text CHECK (length(seguimiento) >= 32),
  PRIMARY KEY (restaurant_id, location_id, id),
  CONSTRAINT orders_idempotency_key UNIQUE (restaurant_id, location_id, idempotency_key),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (restaurant_id, location_id, client_id)
    REFERENCES clients (restaurant_id, location_id, id),
  CHECK ((idempotency_key IS NULL) = (request_hash IS NULL)),
  CHECK ((tipo = 'en_local') = (mesa IS NOT NULL)),
  CHECK ((tipo = 'a_domicilio') = (direccion IS NOT NULL)),
  CHECK (tipo <> 'a_domicilio' OR telefono IS NOT NULL),
  -- Each state carries exactly the times of the road that leads to it.
  CONSTRAINT orders_estado_times CHECK (
    CASE estado
      WHEN 'enviado' THEN num_nonnulls("fechaPreparado", "fechaEntregado") = 0
      WHEN 'preparado' THEN "fechaPreparado" IS NOT NULL AND "fechaEntregado" IS NULL
      WHEN 'cancelado' THEN "fechaEntregado" IS NULL
      ELSE num_nulls("fechaPreparado", "fechaEntregado") = 0
    END
    AND (estado = 'cancelado') = ("fechaCancelado" IS NOT NULL)
    AND (estado = 'facturado') = ("fechaFacturado" IS NOT NULL)
    AND (estado = 'dado_de_baja') = ("fechaBaja" IS NOT NULL)
    AND (estado = 'dado_de_baja') = ("motivoBaja" IS NOT NULL)
  )
);
CREATE INDEX orders_newest ON orders (restaurant_id, location_id, "horaCreacion" DESC, id DESC);
CREATE INDEX orders_newest_by_estado
  ON orders (restaurant_id, location_id, estado, "horaCreacion" DESC, id DESC);
CREATE INDEX orders_by_revision ON orders (restaurant_id, location_id, revision);
CREATE INDEX orders_by_client ON orders (restaurant_id, location_id, client_id, "horaCreacion" DESC)
  WHERE client_id IS NOT NULL;
CREATE UNIQUE INDEX orders_by_seguimiento ON orders (restaurant_id, location_id, seguimiento)
  WHERE seguimiento IS NOT NULL;

CREATE TABLE chatbot_configs (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  "nombreAsistente" text NOT NULL,
  tono text NOT NULL CHECK (tono IN ('juvenil', 'calido', 'persuasivo', 'elegante')),
  "frasesConfirmacion" text[] NOT NULL DEFAULT '{}',
  "instruccionesCorreccion" text NOT NULL DEFAULT '',
  parametros jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(parametros) = 'array'),
  "redesSociales" jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof("redesSociales") = 'object'),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (restaurant_id, location_id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

CREATE TABLE chat_sessions (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id text NOT NULL CHECK (length(id) BETWEEN 1 AND 100),
  history jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(history) = 'array'),
  started_at timestamptz NOT NULL DEFAULT now(),
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (restaurant_id, location_id, id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

-- Chats of a month against chats_included of the plan. month is its first day in America/Bogota.
CREATE TABLE chat_usage (
  restaurant_id uuid NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  chats integer NOT NULL DEFAULT 0 CHECK (chats >= 0),
  PRIMARY KEY (restaurant_id, month)
);

CREATE TABLE print_agents (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nombre text NOT NULL CHECK (nombre <> ''),
  token_hash bytea NOT NULL,
  last_seen_at timestamptz,
  PRIMARY KEY (restaurant_id, location_id, id),
  UNIQUE (restaurant_id, token_hash),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

CREATE TABLE print_jobs (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  target text NOT NULL CHECK (target <> ''),
  text text NOT NULL CHECK (text <> ''),
  estado text NOT NULL DEFAULT 'pendiente'
    CHECK (estado IN ('pendiente', 'enviado', 'impreso', 'fallido')),
  tries smallint NOT NULL DEFAULT 0,
  error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  printed_at timestamptz,
  PRIMARY KEY (restaurant_id, location_id, id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE,
  CHECK ((estado = 'impreso') = (printed_at IS NOT NULL))
);
CREATE INDEX print_jobs_open ON print_jobs (restaurant_id, location_id, created_at)
  WHERE estado IN ('pendiente', 'enviado');

-- Who did what, with what it was before and after.
CREATE TABLE audit_entries (
  restaurant_id uuid NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  location_id uuid,
  at timestamptz NOT NULL DEFAULT now(),
  actor_tipo text NOT NULL CHECK (
    actor_tipo IN ('propietario', 'empleado', 'cliente', 'invitado', 'sistema')
  ),
  actor_id uuid,
  actor_nombre text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  before jsonb,
  after jsonb,
  PRIMARY KEY (restaurant_id, id)
);
CREATE INDEX audit_entries_newest ON audit_entries (restaurant_id, at DESC);
