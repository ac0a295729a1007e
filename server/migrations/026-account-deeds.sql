ALTER TABLE accounts
  -- When somebody last changed it: one that nobody touches for a while frees its table.
  ADD COLUMN tocada timestamptz(3) NOT NULL DEFAULT now(),
  -- [{clave, huella, cuentas}]: the last deeds that were sent with a key, so that one that is sent again is done once.
  ADD COLUMN hechos jsonb NOT NULL DEFAULT '[]';

-- Rewrites an order that is still `enviado`. Another table takes it to another account. The kitchen's marks stay:
-- with which course the order began, and courses that are under way because a dish that is being made is now in them.
-- Which these are is a rule of the server.
CREATE FUNCTION edit_order(
  p_restaurant uuid, p_location uuid, p_id text, p_revision bigint, p_menu bigint,
  p_tipo text, p_mesa text, p_direccion text, p_telefono text, p_nombre text, p_email text, p_metodo text,
  p_productos jsonb, p_total bigint, p_update jsonb, p_busqueda text,
  p_actor_tipo text, p_actor_id uuid, p_actor_nombre text, p_before jsonb, p_after jsonb,
  -- Its account: `p_cuenta` as of `p_mesas`, a new one if there is a `p_clave`. No account: all null.
  p_mesas bigint, p_cuenta uuid, p_clave text, p_mesa_nueva text, p_abre text,
  p_desde int, p_marchado text[],
  OUT outcome text, OUT pedido orders, OUT mesas bigint
) LANGUAGE plpgsql AS $$
DECLARE
  raised bigint;
  left_account uuid;
  opens int := CASE WHEN p_clave IS NULL THEN 0 ELSE 1 END;
  leaves int := 0;
  joins int := 0;
  ahora timestamptz(3) := now();
  fired jsonb;
  marks jsonb;
BEGIN
  SELECT o.* INTO pedido FROM orders o
    WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id FOR UPDATE;
  IF NOT FOUND THEN
    outcome := 'pedido_desconocido';
    RETURN;
  END IF;
  IF pedido.estado <> 'enviado' OR pedido.revision <> p_revision THEN
    outcome := 'estado_cambiado';
    RETURN;
  END IF;
  IF pedido."cuentaId" IS DISTINCT FROM p_cuenta THEN
    left_account := pedido."cuentaId";
    leaves := CASE WHEN left_account IS NULL THEN 0 ELSE 1 END;
    joins := CASE WHEN p_cuenta IS NULL THEN 0 ELSE 1 END;
  END IF;
  -- The order gets the first of the new revisions, then the account it leaves, then the one it joins.
  UPDATE location_counters c SET
      revision = c.revision + 1 + leaves + joins, mesas_version = c.mesas_version + opens
    WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location AND c.menu_version = p_menu
      AND (p_mesas IS NULL OR c.mesas_version = p_mesas)
    RETURNING c.revision - leaves - joins, c.mesas_version INTO raised, mesas;
  IF NOT FOUND THEN
    outcome := 'sede_cambiada';
    RETURN;
  END IF;
  marks := pedido.cocina;
  IF p_desde IS NOT NULL THEN
    marks := marks || jsonb_build_object('desde', p_desde);
  END IF;
  IF cardinality(p_marchado) > 0 THEN
    SELECT jsonb_object_agg(t, to_char(ahora AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      INTO fired FROM unnest(p_marchado) AS t;
    marks := marks || jsonb_build_object('marchado', fired || coalesce(marks -> 'marchado', '{}'));
  END IF;
  UPDATE orders o SET
      tipo = p_tipo, mesa = p_mesa, direccion = p_direccion, telefono = p_telefono,
      "nombreCliente" = p_nombre, email = p_email, "metodoPago" = p_metodo, productos = p_productos,
      total = p_total, updates = o.updates || p_update, busqueda = p_busqueda, revision = raised,
      "mesaConfirmada" = true, origen = NULL, "cuentaId" = p_cuenta, cocina = marks,
      "cuentaRevision" = CASE WHEN p_cuenta IS NULL THEN NULL WHEN joins = 1 THEN raised ELSE o."cuentaRevision" END
    WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id
    RETURNING o.* INTO pedido;
  IF leaves = 1 THEN
    UPDATE accounts a SET revision = raised + 1, tocada = ahora
      WHERE a.restaurant_id = p_restaurant AND a.location_id = p_location AND a.id = left_account;
  END IF;
  IF opens = 1 THEN
    INSERT INTO accounts (
      restaurant_id, location_id, id, tipo, mesas, claves, mesero_id, "abiertaPor", abierta, desde, revision
    ) VALUES (
      p_restaurant, p_location, p_cuenta, 'mesa', ARRAY[p_mesa_nueva], ARRAY[p_clave],
      CASE WHEN p_actor_tipo = 'empleado' THEN p_actor_id END, p_abre,
      pedido."horaCreacion", pedido."horaCreacion", raised + leaves + 1
    );
  ELSIF joins = 1 THEN
    UPDATE accounts a SET revision = raised + leaves + 1, tocada = ahora, desde = least(a.desde, pedido."horaCreacion")
      WHERE a.restaurant_id = p_restaurant AND a.location_id = p_location AND a.id = p_cuenta;
  END IF;
  INSERT INTO audit_entries (
    restaurant_id, location_id, actor_tipo, actor_id, actor_nombre, action, entity, entity_id, before, after
  ) VALUES (
    p_restaurant, p_location, p_actor_tipo, p_actor_id, p_actor_nombre, 'editado', 'pedido', p_id,
    p_before, p_after
  );
  outcome := 'ok';
END $$;
