-- How many people of the staff a plan covers, as its own list has promised; null is any number.
ALTER TABLE plans ADD COLUMN usuarios integer CHECK (usuarios >= 1);
UPDATE plans SET usuarios = (
  SELECT substring(line FROM '^\d+')::integer FROM unnest(includes) AS line
  WHERE line ~ '^[1-9]\d{0,5} usuarios$' LIMIT 1
);

-- What a month of the membership that runs was paid with: days left are worth that, whatever the plan
-- costs today. The plan is named with it, because a node of the version before changes only plan_id.
ALTER TABLE owners
  ADD COLUMN pagado_plan_id uuid REFERENCES plans (id),
  ADD COLUMN pagado_mes_centavos bigint CHECK (pagado_mes_centavos > 0),
  ADD CHECK ((pagado_plan_id IS NULL) = (pagado_mes_centavos IS NULL));
UPDATE owners o SET pagado_plan_id = o.plan_id, pagado_mes_centavos = coalesce(
  (SELECT y.amount_in_cents FROM payments y
   JOIN payment_links k ON k.restaurant_id = y.restaurant_id AND k.id = y.payment_link_id
   WHERE y.restaurant_id = o.id AND y.status = 'APPROVED' AND k.plan_id = o.plan_id
   ORDER BY y."fechaFin" DESC LIMIT 1),
  -- Never paid here: what it would be charged, two and a half times the monthly price, in cents.
  (SELECT p.precio_mensual_cop::bigint * 250 FROM plans p WHERE p.id = o.plan_id)
) WHERE o.plan_id IS NOT NULL;

-- What a smaller plan does not cover stays, and is read-only. Nobody becomes so by this migration.
ALTER TABLE locations ADD COLUMN activa boolean NOT NULL DEFAULT true;
ALTER TABLE employees
  ADD COLUMN activo boolean NOT NULL DEFAULT true,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
-- The trail knows when somebody came; whoever is older than the trail came with the sede.
UPDATE employees e SET created_at = coalesce(
  (SELECT min(a.at) FROM audit_entries a
   WHERE a.restaurant_id = e.restaurant_id AND a.entity = 'empleado' AND a.action = 'creado'
     AND a.entity_id = e.id::text),
  (SELECT l.created_at FROM locations l
   WHERE l.restaurant_id = e.restaurant_id AND l.id = e.location_id)
);
