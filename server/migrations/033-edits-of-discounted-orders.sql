-- The function of migration 026, where the account of the order has discounts or payments: what was taken off a line that
-- the edit changes is dropped in the same statement. `p_cuenta_revision`, `p_sede_revision`: the account that the order has,
-- and the sede, as they were when it was decided what is dropped and that the rest covers what was paid; null: whatever they
-- are. `p_lineas`: the lines that change. `p_quita`: marks of the kitchen that the edit drops.
CREATE FUNCTION edit_order(
  p_restaurant uuid, p_location uuid, p_id text, p_revision bigint, p_menu bigint,
  p_tipo text, p_mesa text, p_direccion text, p_telefono text, p_nombre text, p_email text, p_metodo text,
  p_productos jsonb, p_total bigint, p_update jsonb, p_busqueda text,
  p_actor_tipo text, p_actor_id uuid, p_actor_nombre text, p_before jsonb, p_after jsonb,
  p_mesas bigint, p_cuenta uuid, p_clave text, p_mesa_nueva text, p_abre text,
  p_desde int, p_marchado text[],
  p_cuenta_revision bigint, p_sede_revision bigint, p_lineas int[], p_quita text[],
  OUT outcome text, OUT pedido orders, OUT mesas bigint
) LANGUAGE plpgsql AS $$
DECLARE
  antes uuid;
  mesa_antes text;
  as_seen boolean;
  edited record;
  quitado record;
  raised bigint;
  was jsonb;
  becomes jsonb;
BEGIN
  IF p_cuenta_revision IS NOT NULL THEN
    SELECT o."cuentaId" INTO antes FROM orders o
      WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id FOR UPDATE;
    SELECT p_sede_revision IS NULL OR c.revision = p_sede_revision INTO as_seen FROM location_counters c
      WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location FOR UPDATE;
    SELECT as_seen AND a.revision = p_cuenta_revision AND a.estado = 'abierta', a.mesas[1]
      INTO as_seen, mesa_antes FROM accounts a
      WHERE a.restaurant_id = p_restaurant AND a.location_id = p_location AND a.id = antes FOR UPDATE;
    IF as_seen IS NOT TRUE THEN
      outcome := 'sede_cambiada';
      RETURN;
    END IF;
  END IF;
  SELECT e.* INTO edited FROM edit_order(
    p_restaurant, p_location, p_id, p_revision, p_menu, p_tipo, p_mesa, p_direccion, p_telefono, p_nombre, p_email,
    p_metodo, p_productos, p_total, p_update, p_busqueda, p_actor_tipo, p_actor_id, p_actor_nombre, p_before, p_after,
    p_mesas, p_cuenta, p_clave, p_mesa_nueva, p_abre, p_desde, p_marchado) e;
  outcome := edited.outcome;
  pedido := edited.pedido;
  mesas := edited.mesas;
  IF outcome = 'ok' AND cardinality(p_quita) > 0 THEN
    UPDATE orders o SET cocina = jsonb_set(o.cocina, '{listo}', coalesce(o.cocina -> 'listo', '{}') - p_quita)
      WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id
      RETURNING o.* INTO pedido;
  END IF;
  IF outcome <> 'ok' OR antes IS NULL OR cardinality(p_lineas) = 0 THEN
    RETURN;
  END IF;
  FOR quitado IN
    UPDATE account_adjustments j SET "quitadoAt" = now()
      WHERE j.restaurant_id = p_restaurant AND j.location_id = p_location AND j.cuenta_id = antes
        AND j.pedido = p_id AND j.linea = ANY(p_lineas) AND j."quitadoAt" IS NULL
      RETURNING j.tipo, j.porcentaje, j.valor, j.motivo
  LOOP
    IF raised IS NULL THEN
      UPDATE location_counters c SET revision = c.revision + 1
        WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location
        RETURNING c.revision INTO raised;
      UPDATE accounts a SET revision = raised, tocada = now()
        WHERE a.restaurant_id = p_restaurant AND a.location_id = p_location AND a.id = antes;
    END IF;
    was := jsonb_build_object('mesa', mesa_antes, 'tipo', quitado.tipo, 'porcentaje', quitado.porcentaje,
      'valor', quitado.valor, 'motivo', quitado.motivo);
    becomes := jsonb_build_object('mesa', mesa_antes, 'pedido', p_id);
    INSERT INTO audit_entries (
      restaurant_id, location_id, actor_tipo, actor_id, actor_nombre, action, entity, entity_id, before, after
    ) VALUES (
      p_restaurant, p_location, p_actor_tipo, p_actor_id, p_actor_nombre, 'descuento_quitado', 'cuenta', antes::text,
      was, becomes
    );
  END LOOP;
END $$;
