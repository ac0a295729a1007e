-- Which code of a table works, by `mesaClave`, where it is not the first one. A name keeps its version when its table is
-- removed or renamed: the codes that were renewed stay ended. (`dining_tables.qr_version` is read by nodes of the version before.)
ALTER TABLE location_settings ADD COLUMN codigos jsonb NOT NULL DEFAULT '{}';
INSERT INTO location_settings AS s (restaurant_id, location_id, codigos)
  SELECT t.restaurant_id, t.location_id, jsonb_object_agg(t.clave, t.qr_version)
  FROM dining_tables t WHERE t.qr_version > 0
  GROUP BY t.restaurant_id, t.location_id
  ON CONFLICT (restaurant_id, location_id) DO UPDATE SET codigos = excluded.codigos;

-- The function of migration 023, with the revision of the order by which its seat was decided: an order that was cancelled
-- or invoiced meanwhile is read again and gets no account.
CREATE FUNCTION confirm_order_table(
  p_restaurant uuid, p_location uuid, p_id text, p_revision bigint,
  p_actor_tipo text, p_actor_id uuid, p_actor_nombre text,
  -- Its account: `p_cuenta` as of `p_mesas`, a new one if there is a `p_clave`. No account: all null.
  p_mesas bigint, p_cuenta uuid, p_clave text, p_mesa_nueva text, p_abre text,
  OUT outcome text, OUT pedido orders, OUT mesas bigint
) LANGUAGE plpgsql AS $$
DECLARE
  raised bigint;
  opens int := CASE WHEN p_clave IS NULL THEN 0 ELSE 1 END;
  joins int := CASE WHEN p_cuenta IS NULL THEN 0 ELSE 1 END;
  seen jsonb;
BEGIN
  SELECT o.* INTO pedido FROM orders o
    WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id FOR UPDATE;
  IF NOT FOUND THEN
    outcome := 'pedido_desconocido';
    RETURN;
  END IF;
  IF pedido."mesaConfirmada" THEN
    outcome := 'mesa_confirmada';
    RETURN;
  END IF;
  IF pedido.revision <> p_revision THEN
    outcome := 'estado_cambiado';
    RETURN;
  END IF;
  UPDATE location_counters c SET
      revision = c.revision + 1 + joins, mesas_version = c.mesas_version + opens
    WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location
      AND (p_mesas IS NULL OR c.mesas_version = p_mesas)
    RETURNING c.revision - joins, c.mesas_version INTO raised, mesas;
  IF NOT FOUND THEN
    outcome := 'sede_cambiada';
    RETURN;
  END IF;
  UPDATE orders o SET "mesaConfirmada" = true, origen = NULL, revision = raised, "cuentaId" = p_cuenta,
      "cuentaRevision" = CASE WHEN joins = 1 THEN raised END
    WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id
    RETURNING o.* INTO pedido;
  IF opens = 1 THEN
    INSERT INTO accounts (
      restaurant_id, location_id, id, tipo, mesas, claves, mesero_id, "abiertaPor", abierta, desde, revision
    ) VALUES (
      p_restaurant, p_location, p_cuenta, 'mesa', ARRAY[p_mesa_nueva], ARRAY[p_clave],
      CASE WHEN p_actor_tipo = 'empleado' THEN p_actor_id END, p_abre,
      pedido."horaCreacion", pedido."horaCreacion", raised + 1
    );
  ELSIF joins = 1 THEN
    UPDATE accounts a SET revision = raised + 1, desde = least(a.desde, pedido."horaCreacion")
      WHERE a.restaurant_id = p_restaurant AND a.location_id = p_location AND a.id = p_cuenta;
  END IF;
  seen := jsonb_build_object('mesa', pedido.mesa);
  INSERT INTO audit_entries (
    restaurant_id, location_id, actor_tipo, actor_id, actor_nombre, action, entity, entity_id, after
  ) VALUES (
    p_restaurant, p_location, p_actor_tipo, p_actor_id, p_actor_nombre, 'mesa_confirmada', 'pedido', p_id,
    seen
  );
  outcome := 'ok';
END $$;
