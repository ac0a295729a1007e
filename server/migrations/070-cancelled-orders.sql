-- Cancels an order that is still in `p_from`, at the revision that the person saw; null: whatever has changed. `p_registro`:
-- the record of its `updates` that says who cancelled it and why; null: there is nothing to say. What is paid is cancelled
-- only after its money was given back: `p_cuenta_revision` and `p_sede_revision` say by which account and sede the caller has
-- seen that nothing paid is lost; null: whatever they are.
CREATE FUNCTION cancel_order(
  p_restaurant uuid, p_location uuid, p_id text, p_from text, p_revision bigint, p_registro jsonb,
  p_actor_tipo text, p_actor_id uuid, p_actor_nombre text, p_before jsonb, p_after jsonb,
  p_cuenta_revision bigint, p_sede_revision bigint,
  OUT outcome text, OUT pedido orders
) LANGUAGE plpgsql AS $$
DECLARE
  raised bigint;
  as_seen boolean;
  registros jsonb := CASE WHEN p_registro IS NULL THEN '[]' ELSE jsonb_build_array(p_registro) END;
BEGIN
  SELECT o.* INTO pedido FROM orders o
    WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id FOR UPDATE;
  IF NOT FOUND THEN
    outcome := 'pedido_desconocido';
    RETURN;
  END IF;
  IF pedido.estado <> p_from OR pedido.revision <> p_revision THEN
    outcome := 'estado_cambiado';
    RETURN;
  END IF;
  IF pedido."fechaPago" IS NOT NULL AND p_cuenta_revision IS NULL THEN
    outcome := 'pedido_pagado';
    RETURN;
  END IF;
  IF p_cuenta_revision IS NOT NULL THEN
    SELECT p_sede_revision IS NULL OR c.revision = p_sede_revision INTO as_seen FROM location_counters c
      WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location FOR UPDATE;
    SELECT as_seen AND a.revision = p_cuenta_revision
        AND a.estado = CASE WHEN pedido."fechaPago" IS NULL THEN 'abierta' ELSE 'cerrada' END
      INTO as_seen FROM accounts a
      WHERE a.restaurant_id = p_restaurant AND a.location_id = p_location
        AND a.id = pedido."cuentaId" FOR UPDATE;
    IF as_seen IS NOT TRUE THEN
      outcome := 'sede_cambiada';
      RETURN;
    END IF;
  END IF;
  UPDATE location_counters c SET revision = c.revision + 1
    WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location
    RETURNING c.revision INTO raised;
  UPDATE orders o SET
      estado = 'cancelado', "fechaCancelado" = now(), revision = raised,
      updates = o.updates || registros,
      -- Once cancelled, its origin no longer matters.
      origen = NULL
    WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id
      AND o.estado = p_from
    RETURNING o.* INTO pedido;
  INSERT INTO audit_entries (
    restaurant_id, location_id, actor_tipo, actor_id, actor_nombre, action, entity, entity_id, before, after
  ) VALUES (
    p_restaurant, p_location, p_actor_tipo, p_actor_id, p_actor_nombre, 'cancelado', 'pedido', p_id, p_before, p_after
  );
  outcome := 'ok';
END $$;
