-- Marks plates of an order as done, or takes marks back, at the revision that was read. Which plates there are, and whether
-- the order is prepared with them or no longer is, are rules of the server. `p_marcha`: courses that begin with it. An order
-- that was prepared longer ago than `p_deshacer_ms` stays so: reports have counted it.
CREATE FUNCTION strike_platos(
  p_restaurant uuid, p_location uuid, p_id text, p_revision bigint,
  p_marca text[], p_quita text[], p_marcha text[], p_mueve text, p_deshacer_ms int,
  p_actor_tipo text, p_actor_id uuid, p_actor_nombre text, p_before jsonb, p_after jsonb,
  OUT outcome text, OUT pedido orders
) LANGUAGE plpgsql AS $$
DECLARE
  ahora timestamptz(3) := now();
  hora text := to_char(ahora AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  struck jsonb;
  fired jsonb;
  marks jsonb;
  raised bigint;
BEGIN
  SELECT o.* INTO pedido FROM orders o
    WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id FOR UPDATE;
  IF NOT FOUND THEN
    outcome := 'pedido_desconocido';
    RETURN;
  END IF;
  IF pedido.revision <> p_revision
    OR pedido.estado <> (CASE WHEN p_mueve = 'enviado' THEN 'preparado' ELSE 'enviado' END) THEN
    outcome := 'estado_cambiado';
    RETURN;
  END IF;
  IF p_mueve = 'enviado' AND pedido."fechaPreparado" < ahora - make_interval(secs => p_deshacer_ms / 1000.0) THEN
    outcome := 'ya_es_tarde';
    RETURN;
  END IF;
  SELECT coalesce(jsonb_object_agg(m, hora), '{}') INTO struck FROM unnest(p_marca) AS m;
  marks := pedido.cocina
    || jsonb_build_object('listo', (coalesce(pedido.cocina -> 'listo', '{}') - p_quita) || struck);
  IF cardinality(p_marcha) > 0 THEN
    SELECT jsonb_object_agg(t, hora) INTO fired FROM unnest(p_marcha) AS t;
    marks := marks || jsonb_build_object('marchado', fired || coalesce(marks -> 'marchado', '{}'));
  END IF;
  UPDATE location_counters c SET revision = c.revision + 1
    WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location
    RETURNING c.revision INTO raised;
  UPDATE orders o SET
      cocina = marks, revision = raised, estado = coalesce(p_mueve, o.estado),
      "fechaPreparado" = CASE WHEN p_mueve = 'preparado' THEN ahora WHEN p_mueve = 'enviado' THEN NULL
        ELSE o."fechaPreparado" END,
      "inicioCocina" = CASE WHEN cardinality(p_marcha) > 0 THEN ahora ELSE o."inicioCocina" END
    WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id
    RETURNING o.* INTO pedido;
  IF p_mueve IS NOT NULL THEN
    INSERT INTO audit_entries (
      restaurant_id, location_id, actor_tipo, actor_id, actor_nombre, action, entity, entity_id, before, after
    ) VALUES (
      p_restaurant, p_location, p_actor_tipo, p_actor_id, p_actor_nombre,
      CASE WHEN p_mueve = 'preparado' THEN 'preparado' ELSE 'recuperado' END, 'pedido', p_id, p_before, p_after
    );
  END IF;
  outcome := 'ok';
END $$;
