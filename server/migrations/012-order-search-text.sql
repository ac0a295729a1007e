-- The text a search looks through comes with the order from now on, folded by the rule that every screen
-- searches by. The number and the state are not in it: they are columns a search reads as they are, so
-- that moving an order does not write the text again.
CREATE FUNCTION folded_once(tipo text, mesa text, direccion text, "nombreCliente" text, productos jsonb)
RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(lower(regexp_replace(normalize(
    concat_ws(chr(10), tipo, 'mesa ' || mesa, direccion, "nombreCliente",
      (SELECT string_agg(line ->> 'nombre', chr(10)) FROM jsonb_array_elements(productos) AS line)),
    NFD), '[\u0300-\u036f]', '', 'g')), '_', ' ')
$$;
ALTER TABLE orders ALTER COLUMN busqueda
  SET EXPRESSION AS (folded_once(tipo, mesa, direccion, "nombreCliente", productos));
-- The default is for a node of the version before, which may run beside this one for some minutes.
ALTER TABLE orders ALTER COLUMN busqueda DROP EXPRESSION, ALTER COLUMN busqueda SET DEFAULT '';
DROP FUNCTION folded_once, order_search_text;

-- A sede belongs to one restaurant. Taken for independent, the two made a sede of thousands of orders look
-- like one of hundreds, of which a search may as well read and sort all.
CREATE STATISTICS orders_of_a_sede (dependencies) ON restaurant_id, location_id FROM orders;
ANALYZE orders;
