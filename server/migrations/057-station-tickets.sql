-- Tickets for the stations of a kitchen. They are written with what they tell of, so a ticket is there if and only if its
-- order is.
ALTER TABLE print_jobs
  -- What it tells, to which station, and at which revision of its order; null where it is no ticket of a station.
  ADD COLUMN clase text,
  ADD COLUMN estacion text,
  ADD COLUMN revision bigint,
  -- False where its agent knows that nothing of it came out; null where nobody said.
  ADD COLUMN empezado boolean,
  -- It failed, and was queued again as another job.
  ADD COLUMN repetido boolean NOT NULL DEFAULT false;

ALTER TABLE print_jobs
  ADD CONSTRAINT print_jobs_clase CHECK (clase IN ('comanda', 'cambio', 'anulado', 'marchar', 'mesa'));

ALTER TABLE print_jobs
  ADD CONSTRAINT print_jobs_of_station CHECK (num_nulls(clase, estacion, revision) IN (0, 3));

-- The function of migration 037 with the tickets of the new order, for a sede that prints any: other orders go on calling that
-- one. `⟦ID⟧` and `⟦RONDA⟧` stand where the order's short id and its round go, which nobody knows before.
CREATE FUNCTION place_order(
  p_restaurant uuid, p_location uuid, p_menu bigint, p_prefix text, p_factor int,
  p_tipo text, p_mesa text, p_direccion text, p_telefono text, p_nombre text, p_email text,
  p_metodo text, p_creado text, p_client uuid, p_employee uuid, p_productos jsonb, p_total bigint,
  p_key text, p_hash bytea, p_seguimiento text, p_busqueda text, p_confirmada boolean,
  p_trace uuid, p_actor_tipo text, p_actor_id uuid, p_actor_nombre text, p_after jsonb,
  p_policy text, p_origen bytea, p_topes int[],
  p_mesas bigint, p_cuenta uuid, p_clave text, p_mesa_nueva text, p_abre text,
  p_estaciones text[], p_impresoras text[], p_tiquetes text[]
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  placed text;
  new_id text;
  raised bigint;
  ronda text;
  tiquete text;
BEGIN
  placed := place_order(
    p_restaurant, p_location, p_menu, p_prefix, p_factor, p_tipo, p_mesa, p_direccion, p_telefono, p_nombre, p_email,
    p_metodo, p_creado, p_client, p_employee, p_productos, p_total, p_key, p_hash, p_seguimiento, p_busqueda,
    p_confirmada, p_trace, p_actor_tipo, p_actor_id, p_actor_nombre, p_after, p_policy, p_origen, p_topes,
    p_mesas, p_cuenta, p_clave, p_mesa_nueva, p_abre);
  IF placed NOT LIKE 'ok %' THEN
    RETURN placed;
  END IF;
  new_id := split_part(placed, ' ', 2);
  raised := split_part(placed, ' ', 3);
  -- No order of its account is newer: whoever writes one has the counter.
  IF p_cuenta IS NOT NULL THEN
    SELECT count(*) INTO ronda FROM orders o
      WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o."cuentaId" = p_cuenta
        AND o."horaCreacion" >= (SELECT a.desde FROM accounts a
          WHERE a.restaurant_id = p_restaurant AND a.location_id = p_location AND a.id = p_cuenta);
  END IF;
  FOR at IN 1 .. cardinality(p_tiquetes) LOOP
    tiquete := replace(replace(p_tiquetes[at], '⟦ID⟧', upper(right(new_id, 5))), '⟦RONDA⟧', coalesce(ronda, ''));
    INSERT INTO print_jobs (
      restaurant_id, location_id, target, text, order_id, clase, estacion, revision, author_id, author_nombre
    ) VALUES (
      p_restaurant, p_location, p_impresoras[at], tiquete, new_id, 'comanda', p_estaciones[at], raised,
      p_actor_id, p_actor_nombre
    );
  END LOOP;
  RETURN placed;
END $$;
