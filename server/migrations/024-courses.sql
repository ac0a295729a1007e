-- Fires a course of an order that is still `enviado`, at the revision that was read: the kitchen makes its dishes
-- from now on, and its clock starts again. Which courses wait is a rule of the server.
CREATE FUNCTION fire_course(
  p_restaurant uuid, p_location uuid, p_id text, p_revision bigint, p_tiempo text,
  p_actor_tipo text, p_actor_id uuid, p_actor_nombre text, p_after jsonb,
  OUT outcome text, OUT pedido orders
) LANGUAGE plpgsql AS $$
DECLARE
  ahora timestamptz(3) := now();
  fired jsonb;
  raised bigint;
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
  fired := jsonb_build_object(
    p_tiempo, to_char(ahora AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  fired := pedido.cocina || jsonb_build_object('marchado', coalesce(pedido.cocina -> 'marchado', '{}') || fired);
  UPDATE location_counters c SET revision = c.revision + 1
    WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location
    RETURNING c.revision INTO raised;
  UPDATE orders o SET cocina = fired, "inicioCocina" = ahora, revision = raised
    WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id
    RETURNING o.* INTO pedido;
  INSERT INTO audit_entries (
    restaurant_id, location_id, actor_tipo, actor_id, actor_nombre, action, entity, entity_id, after
  ) VALUES (
    p_restaurant, p_location, p_actor_tipo, p_actor_id, p_actor_nombre, 'marchado', 'pedido', p_id, p_after
  );
  outcome := 'ok';
END $$;
