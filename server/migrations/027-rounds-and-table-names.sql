-- When a table of the sede last asked for its bill.
ALTER TABLE location_counters ADD COLUMN cuenta_pedida timestamptz(3);

-- The function of migration 023. A round that began before its table asked for the bill and was written after it is newer than
-- the request: the table wants more. Its arguments and its answer are those of before, so a node of that version calls it too.
CREATE OR REPLACE FUNCTION place_order(
  p_restaurant uuid, p_location uuid, p_menu bigint, p_prefix text, p_factor int,
  p_tipo text, p_mesa text, p_direccion text, p_telefono text, p_nombre text, p_email text,
  p_metodo text, p_creado text, p_client uuid, p_employee uuid, p_productos jsonb, p_total bigint,
  p_key text, p_hash bytea, p_seguimiento text, p_busqueda text, p_confirmada boolean,
  -- The audit entry of an order that the staff took.
  p_trace uuid, p_actor_tipo text, p_actor_id uuid, p_actor_nombre text, p_after jsonb,
  -- The version of the data policy that a guest accepted.
  p_policy text,
  -- A possible stranger, and the caps of the sede; no origin: the restaurant knows who orders.
  p_origen bytea, p_tope_propio int, p_tope_direccion int, p_tope_sede int, p_solo_conocidos boolean,
  -- Its account: `p_cuenta` as of `p_mesas`, a new one if there is a `p_clave`. No account: all null.
  p_mesas bigint, p_cuenta uuid, p_clave text, p_mesa_nueva text, p_abre text,
  OUT outcome text, OUT id text, OUT revision bigint, OUT "horaCreacion" timestamptz,
  OUT origen bytea, OUT tope text, OUT mesas bigint
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  order_count bigint;
  kept_origen bytea := p_origen;
  mine bigint;
  of_address bigint;
  of_sede bigint;
  opens int := CASE WHEN p_clave IS NULL THEN 0 ELSE 1 END;
  ahora timestamptz(3) := now();
  asked timestamptz(3);
BEGIN
  -- Locked before the counter, the same order in which a client is forgotten.
  IF p_client IS NOT NULL THEN
    PERFORM FROM clients c
      WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location AND c.id = p_client
        AND c.forgotten_at IS NULL
      FOR SHARE;
    IF NOT FOUND THEN
      place_order.outcome := 'cliente_olvidado';
      RETURN;
    END IF;
    -- An account that the sede has served before is no stranger.
    IF p_origen IS NOT NULL THEN
      PERFORM FROM orders o
        WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location
          AND o.client_id = p_client AND o.estado IN ('entregado', 'facturado')
        LIMIT 1;
      IF FOUND THEN
        kept_origen := NULL;
      END IF;
    END IF;
  END IF;

  IF kept_origen IS NOT NULL THEN
    IF p_solo_conocidos THEN
      place_order.outcome := 'tope';
      place_order.tope := 'conocidos';
      RETURN;
    END IF;
    -- Strangers count one after the other, on all nodes: each sees the orders of those before it.
    PERFORM FROM location_counters c
      WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location FOR UPDATE;
    -- Only orders of strangers have an origin; those of the last day count while they are not handed over.
    -- How many are read is bounded, and so is the cost.
    SELECT count(*) FILTER (WHERE CASE WHEN p_client IS NULL
          THEN w.client_id IS NULL AND w.email = p_email ELSE w.client_id = p_client END),
        count(*) FILTER (WHERE w.origen = kept_origen), count(*)
      INTO mine, of_address, of_sede
      FROM (
        (SELECT o.client_id, o.email, o.origen FROM orders o
         WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location
           AND o.estado = 'enviado' AND o."horaCreacion" > now() - INTERVAL '1 day'
         ORDER BY o."horaCreacion" DESC, o.id DESC LIMIT 1000)
        UNION ALL
        (SELECT o.client_id, o.email, o.origen FROM orders o
         WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location
           AND o.estado = 'preparado' AND o."horaCreacion" > now() - INTERVAL '1 day'
         ORDER BY o."horaCreacion" DESC, o.id DESC LIMIT 1000)
      ) w WHERE w.origen IS NOT NULL;
    place_order.tope := CASE
      WHEN mine >= p_tope_propio THEN CASE WHEN p_client IS NULL THEN 'invitado' ELSE 'cuenta' END
      WHEN of_address >= p_tope_direccion THEN 'direccion'
      WHEN of_sede >= p_tope_sede THEN 'sede'
    END;
    IF place_order.tope IS NOT NULL THEN
      place_order.outcome := 'tope';
      RETURN;
    END IF;
  END IF;

  -- The order gets the first of the new revisions, the account that it opens the second.
  UPDATE location_counters c SET
      revision = c.revision + 1 + opens, order_count = c.order_count + 1, mesas_version = c.mesas_version + opens
    WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location AND c.menu_version = p_menu
      AND (p_mesas IS NULL OR c.mesas_version = p_mesas)
    RETURNING c.revision - opens, c.order_count, c.mesas_version, c.cuenta_pedida
    INTO place_order.revision, order_count, place_order.mesas, asked;
  IF NOT FOUND THEN
    place_order.outcome := 'sede_cambiada';
    RETURN;
  END IF;

  -- Who asks for a bill holds the counter. An order that waited for it began earlier, but it comes after.
  IF asked >= ahora AND p_cuenta IS NOT NULL THEN
    ahora := asked + INTERVAL '1 millisecond';
  END IF;
  place_order.id := p_prefix || lpad(to_hex((order_count * p_factor) & 1048575), 5, '0');
  INSERT INTO orders (
    restaurant_id, location_id, id, revision, tipo, mesa, direccion, telefono, "nombreCliente",
    email, "metodoPago", "creadoPor", client_id, employee_id, productos, total,
    idempotency_key, request_hash, seguimiento, busqueda, "mesaConfirmada", origen,
    "cuentaId", "cuentaRevision", "horaCreacion"
  ) VALUES (
    p_restaurant, p_location, place_order.id, place_order.revision, p_tipo, p_mesa, p_direccion,
    p_telefono, p_nombre, p_email, p_metodo, p_creado, p_client, p_employee, p_productos, p_total,
    p_key, p_hash, p_seguimiento, p_busqueda, p_confirmada, kept_origen,
    p_cuenta, CASE WHEN p_cuenta IS NOT NULL THEN place_order.revision END, ahora
  );
  place_order."horaCreacion" := ahora;

  IF opens = 1 THEN
    INSERT INTO accounts (
      restaurant_id, location_id, id, tipo, mesas, claves, mesero_id, "abiertaPor", desde, revision
    ) VALUES (
      p_restaurant, p_location, p_cuenta, 'mesa', ARRAY[p_mesa_nueva], ARRAY[p_clave], p_employee, p_abre,
      place_order."horaCreacion", place_order.revision + 1
    );
  END IF;
  IF p_trace IS NOT NULL THEN
    INSERT INTO audit_entries (
      restaurant_id, id, location_id, actor_tipo, actor_id, actor_nombre, action, entity, entity_id, after
    ) VALUES (
      p_restaurant, p_trace, p_location, p_actor_tipo, p_actor_id, p_actor_nombre, 'creado', 'pedido',
      place_order.id, p_after
    );
  END IF;
  IF p_policy IS NOT NULL THEN
    INSERT INTO consents (restaurant_id, location_id, email, version, canal)
      VALUES (p_restaurant, p_location, p_email, p_policy, 'pedido');
  END IF;
  place_order.outcome := 'ok';
  place_order.origen := kept_origen;
END $$;

-- The key of a table (`mesaClave` of contract) parts numbers from letters: '7B' and '7 B' are one table. What was stored by the
-- rule of before is written anew.
CREATE FUNCTION clave_de(clave text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    clave, '\s+', ' ', 'g'), '(\d)(?=[[:alpha:]])', '\1 ', 'g'), '([[:alpha:]])(?=\d)', '\1 ', 'g'),
    '^mesa (?=.)', ''), '(^| )0+(?=\d)', '\1', 'g')
$$;

-- Two tables of a plan that are now one keep their keys until the plan is saved, which asks for another name.
UPDATE dining_tables t SET clave = clave_de(t.clave)
WHERE t.clave <> clave_de(t.clave) AND NOT EXISTS (
  SELECT FROM dining_tables o
  WHERE o.restaurant_id = t.restaurant_id AND o.location_id = t.location_id AND o.id <> t.id
    AND clave_de(o.clave) = clave_de(t.clave));

UPDATE accounts a SET
  claves = ARRAY(SELECT clave_de(c) FROM unnest(a.claves) WITH ORDINALITY AS x (c, at) ORDER BY at),
  unidos = coalesce((
    SELECT jsonb_agg(u || jsonb_build_object('claves', coalesce((
      SELECT jsonb_agg(clave_de(c) ORDER BY at)
      FROM jsonb_array_elements_text(u -> 'claves') WITH ORDINALITY AS y (c, at)), '[]')) ORDER BY n)
    FROM jsonb_array_elements(a.unidos) WITH ORDINALITY AS z (u, n)), '[]')
WHERE a.estado IN ('abierta', 'unida');

-- Nodes of the version before read the keys that they wrote.
UPDATE location_settings s SET codigos = (
  SELECT jsonb_object_agg(clave_de(k), v) FROM jsonb_each(s.codigos) AS x (k, v)) || s.codigos
WHERE s.codigos <> '{}';

DROP FUNCTION clave_de(text);
