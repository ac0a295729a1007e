-- What the till prints besides orders: details and receipts of accounts, closing reports of shifts.

ALTER TABLE print_jobs
  -- 'cuenta <id>', 'turno <id>'; null where it is of an order, or free text.
  ADD COLUMN asunto text,
  -- Which paper about it: 'detalle 41', 'comprobante', 'z'. The same one again says DUPLICADO.
  ADD COLUMN documento text;
CREATE INDEX print_jobs_about ON print_jobs (restaurant_id, location_id, asunto) WHERE asunto IS NOT NULL;

-- When the receipt was first printed. Tickets are dropped after a week, and a copy of an older one says DUPLICADO too.
ALTER TABLE accounts ADD COLUMN impresa timestamptz(3);
ALTER TABLE till_shifts ADD COLUMN impreso timestamptz(3);
