-- The function of migration 021, with money: an order that is invoiced by itself is paid in the same statement, into its
-- account or into one of its own; one that was paid before it was delivered is invoiced when it is delivered. What is paid is
-- neither cancelled nor written off before its money was given back. `p_cuenta_revision`, `p_sede_revision`: account and
-- sede as they were when it was decided what is paid or given back; null: whatever they are. `p_turno`: the shift that
-- somebody named; null: the only open one, or of several the one that the person has who invoices. `p_valor` 0: it is
-- covered by what was paid before.
CREATE FUNCTION move_order(
  p_restaurant uuid, p_location uuid, p_id text, p_from text, p_to text, p_fecha text,
  p_revision bigint, p_motivo text,
  p_actor_tipo text, p_actor_id uuid, p_actor_nombre text, p_before jsonb, p_after jsonb,
  p_cuenta_revision bigint, p_sede_revision bigint,
  -- The payment of an order that is invoiced; no account: none. `p_totales`: of an account that is made for it.
  p_cuenta uuid, p_totales jsonb, p_metodo text, p_valor bigint, p_descuento bigint, p_exige_turno boolean,
  p_turno uuid,
  OUT outcome text, OUT pedido orders
) LANGUAGE plpgsql AS $$
DECLARE
  ahora timestamptz := now();
  raised bigint;
  counted bigint;
  as_seen boolean;
  ends text := p_to;
  makes int := CASE WHEN p_totales IS NULL THEN 0 ELSE 1 END;
  pays int := CASE WHEN p_cuenta IS NULL THEN 0 ELSE 1 END;
  turno uuid;
  turno_cerrado timestamptz;
  abiertos int;
  propios int;
  propio text;
  unico text;
  mesero uuid;
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
  -- The caller has seen that its money was given back.
  IF pedido."fechaPago" IS NOT NULL AND p_cuenta_revision IS NULL
    AND p_to IN ('cancelado', 'dado_de_baja') THEN
    outcome := 'pedido_pagado';
    RETURN;
  END IF;
  IF pedido."fechaPago" IS NOT NULL AND p_to = 'entregado' THEN
    ends := 'facturado';
  END IF;
  IF p_cuenta_revision IS NOT NULL OR pays = 1 THEN
    SELECT p_sede_revision IS NULL OR c.revision = p_sede_revision INTO as_seen FROM location_counters c
      WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location FOR UPDATE;
    IF p_cuenta_revision IS NOT NULL THEN
      SELECT as_seen AND a.revision = p_cuenta_revision
          AND a.estado = CASE WHEN pedido."fechaPago" IS NULL THEN 'abierta' ELSE 'cerrada' END, a.mesero_id
        INTO as_seen, mesero FROM accounts a
        WHERE a.restaurant_id = p_restaurant AND a.location_id = p_location
          AND a.id = pedido."cuentaId" FOR UPDATE;
    END IF;
    IF as_seen IS NOT TRUE THEN
      outcome := 'sede_cambiada';
      RETURN;
    END IF;
  END IF;
  IF pays = 1 AND p_turno IS NOT NULL THEN
    SELECT t.id, t.cerrado INTO turno, turno_cerrado FROM till_shifts t
      WHERE t.restaurant_id = p_restaurant AND t.location_id = p_location AND t.id = p_turno FOR SHARE;
    IF turno IS NULL OR turno_cerrado IS NOT NULL THEN
      outcome := CASE WHEN turno IS NULL THEN 'turno_invalido' ELSE 'turno_cerrado' END;
      RETURN;
    END IF;
  ELSIF pays = 1 THEN
    SELECT count(*), count(*) FILTER (WHERE s.es_propio), max(s.id), max(s.id) FILTER (WHERE s.es_propio)
      INTO abiertos, propios, unico, propio FROM (
        SELECT t.id::text AS id, t.empleado_id IS NOT DISTINCT FROM
          CASE WHEN p_actor_tipo = 'empleado' THEN p_actor_id END AS es_propio
        FROM till_shifts t
        WHERE t.restaurant_id = p_restaurant AND t.location_id = p_location AND t.cerrado IS NULL
        ORDER BY t.id FOR SHARE) s;
    turno := CASE WHEN abiertos = 1 THEN unico::uuid WHEN propios = 1 THEN propio::uuid END;
    IF p_exige_turno AND turno IS NULL THEN
      outcome := CASE WHEN abiertos = 0 THEN 'sin_turno' ELSE 'turno_por_elegir' END;
      RETURN;
    END IF;
  END IF;
  UPDATE location_counters c SET revision = c.revision + 1 + pays, account_count = c.account_count + makes
    WHERE c.restaurant_id = p_restaurant AND c.location_id = p_location
    RETURNING c.revision - pays, c.account_count INTO raised, counted;
  UPDATE orders o SET
      estado = ends, "motivoBaja" = p_motivo, revision = raised,
      "fechaPreparado" = CASE WHEN p_fecha = 'fechaPreparado' THEN ahora ELSE o."fechaPreparado" END,
      "fechaEntregado" = CASE WHEN p_fecha = 'fechaEntregado' THEN ahora ELSE o."fechaEntregado" END,
      "fechaCancelado" = CASE WHEN p_fecha = 'fechaCancelado' THEN ahora ELSE o."fechaCancelado" END,
      "fechaFacturado" = CASE WHEN ends = 'facturado' THEN ahora ELSE o."fechaFacturado" END,
      "fechaBaja" = CASE WHEN p_fecha = 'fechaBaja' THEN ahora ELSE o."fechaBaja" END,
      "metodoPago" = coalesce(p_metodo, o."metodoPago"),
      descuento = CASE WHEN pays = 1 THEN p_descuento ELSE o.descuento END,
      "cuentaId" = CASE WHEN makes = 1 THEN p_cuenta ELSE o."cuentaId" END,
      "cuentaRevision" = CASE WHEN makes = 1 THEN raised ELSE o."cuentaRevision" END,
      -- Once handed over or cancelled, its origin no longer matters.
      origen = CASE WHEN p_to = 'preparado' THEN o.origen END
    WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id
    RETURNING o.* INTO pedido;
  IF makes = 1 THEN
    INSERT INTO accounts (
      restaurant_id, location_id, id, tipo, estado, "abiertaPor", abierta, desde, numero, cerrada,
      "cerradaPor", turno_id, pedidos, totales, revision
    ) VALUES (
      p_restaurant, p_location, p_cuenta, 'directa', 'cerrada', p_actor_nombre, ahora,
      pedido."horaCreacion", counted, ahora, p_actor_nombre, turno, ARRAY[p_id], p_totales, raised + 1
    );
  ELSIF pays = 1 THEN
    UPDATE accounts a SET revision = raised + 1, tocada = ahora
      WHERE a.restaurant_id = p_restaurant AND a.location_id = p_location AND a.id = p_cuenta;
  END IF;
  IF pays = 1 THEN
    INSERT INTO account_payments (
      restaurant_id, location_id, cuenta_id, tipo, metodo, valor, pedido, turno_id, empleado_id, mesero_id, por, at
    ) VALUES (
      p_restaurant, p_location, p_cuenta, 'pago', pedido."metodoPago", p_valor, p_id, turno,
      CASE WHEN p_actor_tipo = 'empleado' THEN p_actor_id END, mesero, p_actor_nombre, ahora
    );
  END IF;
  INSERT INTO audit_entries (
    restaurant_id, location_id, actor_tipo, actor_id, actor_nombre, action, entity, entity_id, before, after
  ) VALUES (
    p_restaurant, p_location, p_actor_tipo, p_actor_id, p_actor_nombre, p_to, 'pedido', p_id, p_before, p_after
  );
  outcome := 'ok';
END $$;
