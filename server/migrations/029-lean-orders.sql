-- A new order with less for PostgreSQL to prepare: each transaction prepares anew every expression that it meets and every
-- column of the answer. Nodes of the version before call the function of migration 027.

-- What a phone may be written with, without a regular expression for each order.
CREATE INDEX orders_by_digits
  ON orders (restaurant_id, location_id, translate(telefono, ' +()./-‐‑‒–—', '') text_pattern_ops, "horaCreacion" DESC)
  WHERE telefono IS NOT NULL;
DROP INDEX orders_by_phone;

CREATE FUNCTION place_order(
  p_restaurant uuid, p_location uuid, p_menu bigint, p_prefix text, p_factor int,
  p_tipo text, p_mesa text, p_direccion text, p_telefono text, p_nombre text, p_email text,
  p_metodo text, p_creado text, p_client uuid, p_employee uuid, p_productos jsonb, p_total bigint,
  p_key text, p_hash bytea, p_seguimiento text, p_busqueda text, p_confirmada boolean,
  -- The audit entry of an order that the staff took.
  p_trace uuid, p_actor_tipo text, p_actor_id uuid, p_actor_nombre text, p_after jsonb,
  -- The version of the data policy that a guest accepted.
  p_policy text,
  -- A possible stranger, and the caps of the sede: own, of the address, of all; no origin: the restaurant knows who orders.
  p_origen bytea, p_topes int[], p_solo_conocidos boolean,
  -- Its account: `p_cuenta` as of `p_mesas`, a new one if there is a `p_clave`. No account: all null.
  p_mesas bigint, p_cuenta uuid, p_clave text, p_mesa_nueva text, p_abre text
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  new_id text;
  raised bigint;
  board bigint;
  asked timestamptz(3);
  made timestamptz(3);
  kept_origen bytea;
  mine bigint;
  of_address bigint;
  of_sede bigint;
  reached text;
BEGIN
  IF p_client IS NOT NULL OR p_origen IS NOT NULL THEN
    kept_origen := p_origen;
    -- Locked before the counter, the same order in which a client is forgotten.
    IF p_client IS NOT NULL THEN
      PERFORM FROM clients c
        WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location AND c.id = p_client
          AND c.forgotten_at IS NULL
        FOR SHARE;
      IF NOT FOUND THEN
        RETURN jsonb_build_object('outcome', 'cliente_olvidado');
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
        RETURN jsonb_build_object('outcome', 'tope', 'tope', 'conocidos');
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
      reached := CASE
        WHEN mine >= p_topes[1] THEN CASE WHEN p_client IS NULL THEN 'invitado' ELSE 'cuenta' END
        WHEN of_address >= p_topes[2] THEN 'direccion'
        WHEN of_sede >= p_topes[3] THEN 'sede'
      END;
      IF reached IS NOT NULL THEN
        RETURN jsonb_build_object('outcome', 'tope', 'tope', reached);
      END IF;
    END IF;
  END IF;

  -- The order gets the first of the new revisions, the account that it opens the second.
  UPDATE location_counters c SET
      revision = c.revision + 1 + (p_clave IS NOT NULL)::int, order_count = c.order_count + 1,
      mesas_version = c.mesas_version + (p_clave IS NOT NULL)::int
    WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location AND c.menu_version = p_menu
      AND (p_mesas IS NULL OR c.mesas_version = p_mesas)
    RETURNING c.revision - (p_clave IS NOT NULL)::int, c.mesas_version,
      p_prefix || lpad(to_hex((c.order_count * p_factor) & 1048575), 5, '0'),
      CASE WHEN p_cuenta IS NOT NULL THEN c.cuenta_pedida END
    INTO raised, board, new_id, asked;
  IF NOT FOUND THEN
    RETURN jsonb_build_object('outcome', 'sede_cambiada');
  END IF;
  -- Who asks for a bill holds the counter. A round that waited for it began earlier, but it comes after.
  made := greatest(now(), asked + INTERVAL '1 millisecond');

  INSERT INTO orders (
    restaurant_id, location_id, id, revision, tipo, mesa, direccion, telefono, "nombreCliente",
    email, "metodoPago", "creadoPor", client_id, employee_id, productos, total,
    idempotency_key, request_hash, seguimiento, busqueda, "mesaConfirmada", origen,
    "cuentaId", "cuentaRevision", "horaCreacion"
  ) VALUES (
    p_restaurant, p_location, new_id, raised, p_tipo, p_mesa, p_direccion,
    p_telefono, p_nombre, p_email, p_metodo, p_creado, p_client, p_employee, p_productos, p_total,
    p_key, p_hash, p_seguimiento, p_busqueda, p_confirmada, kept_origen,
    p_cuenta, CASE WHEN p_cuenta IS NOT NULL THEN raised END, made
  );

  IF p_clave IS NOT NULL THEN
    INSERT INTO accounts (
      restaurant_id, location_id, id, tipo, mesas, claves, mesero_id, "abiertaPor", desde, revision
    ) VALUES (
      p_restaurant, p_location, p_cuenta, 'mesa', ARRAY[p_mesa_nueva], ARRAY[p_clave], p_employee, p_abre,
      made, raised + 1
    );
  END IF;
  IF p_trace IS NOT NULL THEN
    INSERT INTO audit_entries (
      restaurant_id, id, location_id, actor_tipo, actor_id, actor_nombre, action, entity, entity_id, after
    ) VALUES (
      p_restaurant, p_trace, p_location, p_actor_tipo, p_actor_id, p_actor_nombre, 'creado', 'pedido',
      new_id, p_after
    );
  ELSIF p_policy IS NOT NULL THEN
    INSERT INTO consents (restaurant_id, location_id, email, version, canal)
      VALUES (p_restaurant, p_location, p_email, p_policy, 'pedido');
  END IF;
  -- One column of text: a record takes longer to make, to describe and to read.
  RETURN jsonb_build_object(
    'outcome', 'ok', 'id', new_id, 'revision', raised, 'horaCreacion', made, 'mesas', board,
    'extrano', kept_origen IS NOT NULL
  );
END $$;
