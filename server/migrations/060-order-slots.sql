-- How many orders of a sede are to be ready in each slot, where it limits them. Only `place_order` and `edit_order` add, under
-- the lock of the sede's counter, so no two orders take the last place.
CREATE TABLE order_slots (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  franja timestamptz(3) NOT NULL,
  usados integer NOT NULL CHECK (usados >= 0),
  PRIMARY KEY (restaurant_id, location_id, franja),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

-- Orders that the kitchen is told of later, and when.
CREATE TABLE kitchen_starts (
  restaurant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  order_id text NOT NULL,
  inicio timestamptz(3) NOT NULL,
  PRIMARY KEY (restaurant_id, location_id, order_id),
  FOREIGN KEY (restaurant_id, location_id) REFERENCES locations (restaurant_id, id) ON DELETE CASCADE
);

-- The slot that counts it; null where none does.
ALTER TABLE orders ADD COLUMN franja timestamptz(3);

-- The function of migration 057, for an order that a slot counts or that is wanted later; all others go on calling that one or
-- that of 037. `p_cupo`: how many the slot takes; null for the staff, whom nothing stops. A full slot undoes the whole call.
CREATE FUNCTION place_order(
  p_restaurant uuid, p_location uuid, p_menu bigint, p_prefix text, p_factor int,
  p_tipo text, p_mesa text, p_direccion text, p_telefono text, p_nombre text, p_email text,
  p_metodo text, p_creado text, p_client uuid, p_employee uuid, p_productos jsonb, p_total bigint,
  p_key text, p_hash bytea, p_seguimiento text, p_busqueda text, p_confirmada boolean,
  p_trace uuid, p_actor_tipo text, p_actor_id uuid, p_actor_nombre text, p_after jsonb,
  p_policy text, p_origen bytea, p_topes int[],
  p_mesas bigint, p_cuenta uuid, p_clave text, p_mesa_nueva text, p_abre text,
  p_estaciones text[], p_impresoras text[], p_tiquetes text[],
  p_programado timestamptz, p_inicio timestamptz, p_franja timestamptz, p_cupo int, p_espera boolean
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  placed text;
  new_id text;
BEGIN
  placed := place_order(
    p_restaurant, p_location, p_menu, p_prefix, p_factor, p_tipo, p_mesa, p_direccion, p_telefono, p_nombre, p_email,
    p_metodo, p_creado, p_client, p_employee, p_productos, p_total, p_key, p_hash, p_seguimiento, p_busqueda,
    p_confirmada, p_trace, p_actor_tipo, p_actor_id, p_actor_nombre, p_after, p_policy, p_origen, p_topes,
    p_mesas, p_cuenta, p_clave, p_mesa_nueva, p_abre, p_estaciones, p_impresoras, p_tiquetes);
  IF placed NOT LIKE 'ok %' THEN
    RETURN placed;
  END IF;
  new_id := split_part(placed, ' ', 2);
  UPDATE orders o SET programado = p_programado, "inicioCocina" = p_inicio, franja = p_franja
    WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = new_id;
  IF p_espera THEN
    INSERT INTO kitchen_starts (restaurant_id, location_id, order_id, inicio)
      VALUES (p_restaurant, p_location, new_id, p_inicio);
  END IF;
  IF p_franja IS NULL THEN
    RETURN placed;
  END IF;
  UPDATE order_slots s SET usados = s.usados + 1
    WHERE s.restaurant_id = p_restaurant AND s.location_id = p_location AND s.franja = p_franja
      AND (p_cupo IS NULL OR s.usados < p_cupo);
  IF FOUND THEN
    RETURN placed;
  END IF;
  PERFORM FROM order_slots s
    WHERE s.restaurant_id = p_restaurant AND s.location_id = p_location AND s.franja = p_franja;
  IF FOUND THEN
    RAISE EXCEPTION 'franja_llena' USING ERRCODE = 'CM001';
  END IF;
  INSERT INTO order_slots (restaurant_id, location_id, franja, usados)
    VALUES (p_restaurant, p_location, p_franja, 1);
  RETURN placed;
EXCEPTION WHEN SQLSTATE 'CM001' THEN
  RETURN 'franja_llena';
END $$;

-- The function of migration 033, for an order that is or was wanted later. The staff edit, so no slot stops them; the slot
-- that it leaves gets its place back. What the kitchen has not been told of yet it is told at `p_inicio`, or soon if there is none.
CREATE FUNCTION edit_order(
  p_restaurant uuid, p_location uuid, p_id text, p_revision bigint, p_menu bigint,
  p_tipo text, p_mesa text, p_direccion text, p_telefono text, p_nombre text, p_email text, p_metodo text,
  p_productos jsonb, p_total bigint, p_update jsonb, p_busqueda text,
  p_actor_tipo text, p_actor_id uuid, p_actor_nombre text, p_before jsonb, p_after jsonb,
  p_mesas bigint, p_cuenta uuid, p_clave text, p_mesa_nueva text, p_abre text,
  p_desde int, p_marchado text[],
  p_cuenta_revision bigint, p_sede_revision bigint, p_lineas int[], p_quita text[],
  p_programado timestamptz, p_inicio timestamptz, p_franja timestamptz,
  OUT outcome text, OUT pedido orders, OUT mesas bigint
) LANGUAGE plpgsql AS $$
DECLARE
  edited record;
  antes timestamptz;
  empieza timestamptz := coalesce(p_inicio, now());
BEGIN
  SELECT * INTO edited FROM edit_order(
    p_restaurant, p_location, p_id, p_revision, p_menu, p_tipo, p_mesa, p_direccion, p_telefono, p_nombre, p_email,
    p_metodo, p_productos, p_total, p_update, p_busqueda, p_actor_tipo, p_actor_id, p_actor_nombre, p_before, p_after,
    p_mesas, p_cuenta, p_clave, p_mesa_nueva, p_abre, p_desde, p_marchado, p_cuenta_revision, p_sede_revision,
    p_lineas, p_quita);
  outcome := edited.outcome;
  pedido := edited.pedido;
  mesas := edited.mesas;
  IF outcome <> 'ok' THEN
    RETURN;
  END IF;
  antes := pedido.franja;
  UPDATE orders o SET programado = p_programado, "inicioCocina" = p_inicio, franja = p_franja
    WHERE o.restaurant_id = p_restaurant AND o.location_id = p_location AND o.id = p_id
    RETURNING o.* INTO pedido;
  UPDATE kitchen_starts k SET inicio = empieza
    WHERE k.restaurant_id = p_restaurant AND k.location_id = p_location AND k.order_id = p_id;
  IF antes IS NOT DISTINCT FROM p_franja THEN
    RETURN;
  END IF;
  UPDATE order_slots s SET usados = s.usados - 1
    WHERE s.restaurant_id = p_restaurant AND s.location_id = p_location AND s.franja = antes AND s.usados > 0;
  IF p_franja IS NULL THEN
    RETURN;
  END IF;
  UPDATE order_slots s SET usados = s.usados + 1
    WHERE s.restaurant_id = p_restaurant AND s.location_id = p_location AND s.franja = p_franja;
  IF NOT FOUND THEN
    INSERT INTO order_slots (restaurant_id, location_id, franja, usados)
      VALUES (p_restaurant, p_location, p_franja, 1);
  END IF;
END $$;

-- `cancel_order` for an order that a slot counts which has not begun: it gets its place back.
CREATE FUNCTION cancel_order(
  p_restaurant uuid, p_location uuid, p_id text, p_from text, p_revision bigint, p_registro jsonb,
  p_actor_tipo text, p_actor_id uuid, p_actor_nombre text, p_before jsonb, p_after jsonb,
  p_cuenta_revision bigint, p_sede_revision bigint, p_franja timestamptz,
  OUT outcome text, OUT pedido orders
) LANGUAGE plpgsql AS $$
DECLARE
  cancelled record;
BEGIN
  SELECT * INTO cancelled FROM cancel_order(
    p_restaurant, p_location, p_id, p_from, p_revision, p_registro, p_actor_tipo, p_actor_id, p_actor_nombre,
    p_before, p_after, p_cuenta_revision, p_sede_revision);
  outcome := cancelled.outcome;
  pedido := cancelled.pedido;
  IF outcome <> 'ok' THEN
    RETURN;
  END IF;
  UPDATE order_slots s SET usados = s.usados - 1
    WHERE s.restaurant_id = p_restaurant AND s.location_id = p_location AND s.franja = p_franja AND s.usados > 0;
  DELETE FROM kitchen_starts k
    WHERE k.restaurant_id = p_restaurant AND k.location_id = p_location AND k.order_id = p_id;
END $$;
