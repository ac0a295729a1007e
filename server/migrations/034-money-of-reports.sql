-- What an adjustment took off when its account was closed; null while it is open.
ALTER TABLE account_adjustments ADD COLUMN aplicado bigint;

-- Reports tell what was taken off sales. The columns have no default: a node of the version before cannot close hours whose
-- money it does not count, and leaves them to the others.
ALTER TABLE report_days
  ADD COLUMN descuentos bigint NOT NULL DEFAULT 0,
  ADD COLUMN cortesias bigint NOT NULL DEFAULT 0;
ALTER TABLE report_days
  ALTER COLUMN descuentos DROP DEFAULT,
  ALTER COLUMN cortesias DROP DEFAULT;

-- The money that came in, by what it came by: `propina` is beside `valor`, and both are before what was given back.
CREATE TABLE report_payments (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  grano text NOT NULL CHECK (grano IN ('dia', 'mes')),
  dia date NOT NULL,
  metodo text NOT NULL,
  pagos integer NOT NULL,
  valor bigint NOT NULL,
  propina bigint NOT NULL,
  devuelto bigint NOT NULL,
  PRIMARY KEY (restaurant_id, location_id, grano, dia, metodo),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

-- Until now every order that was invoiced was paid then, by its own method and without a tip.
INSERT INTO report_payments (restaurant_id, location_id, grano, dia, metodo, pagos, valor, propina, devuelto)
SELECT restaurant_id, location_id, grano, dia, "metodoPago", sum(pedidos), sum(ventas), 0, 0
FROM report_kinds GROUP BY restaurant_id, location_id, grano, dia, "metodoPago";
