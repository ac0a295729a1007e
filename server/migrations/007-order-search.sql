-- What a search looks through, folded once when an order is written instead of at every search:
-- lowercase, no accents, spaces for underscores, a line for each field.
ALTER TABLE orders ADD COLUMN busqueda text NOT NULL GENERATED ALWAYS AS (
  replace(lower(regexp_replace(normalize(
    id || chr(10) || estado || chr(10) || tipo || chr(10) || coalesce('mesa ' || mesa, '') || chr(10)
      || coalesce(direccion, '') || chr(10) || "nombreCliente" || chr(10)
      || jsonb_path_query_array(productos, '$[*].nombre')::text,
    NFD), '[\u0300-\u036f]', '', 'g')), '_', ' ')
) STORED;
