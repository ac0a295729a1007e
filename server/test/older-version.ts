/**
 * Statements that nodes of earlier versions send, word for word as they were. Such nodes go on
 * working beside the newest schema while an upgrade restarts one after the other.
 */

/** The products of an order as every version writes them. */
export const LINES = JSON.stringify([
  {
    id_sigo: 'BANDEJA',
    nombre: 'Bandeja',
    precio: 32_900,
    imagen: '/x',
    cantidad: 1,
    nota: '',
    adiciones: [],
    combo: null,
    subtotal: 32_900,
  },
]);

const COLUMNS = 'outcome, (pedido).id, (pedido).estado, (pedido).revision, (pedido).total';

/** As of migration 021, before tables had accounts. */
export const OF_021 = {
  place: `SELECT outcome, id, revision, "horaCreacion", origen, tope
    FROM place_order($1::uuid, $2::uuid, $3::bigint, $4::text, $5::int, $6::text, $7::text, $8::text,
      $9::text, $10::text, $11::text, $12::text, $13::text, $14::uuid, $15::uuid, $16::jsonb, $17::bigint,
      $18::text, $19::bytea, $20::text, $21::text, $22::boolean, $23::uuid, $24::text, $25::uuid,
      $26::text, $27::jsonb, $28::text, $29::bytea, $30::int, $31::int, $32::int, $33::boolean)`,
  move: `SELECT ${COLUMNS}
    FROM move_order($1::uuid, $2::uuid, $3::text, $4::text, $5::text, $6::text, $7::bigint, $8::text,
      $9::text, $10::uuid, $11::text, $12::jsonb, $13::jsonb)`,
  edit: `SELECT ${COLUMNS}
    FROM edit_order($1::uuid, $2::uuid, $3::text, $4::bigint, $5::bigint, $6::text, $7::text, $8::text,
      $9::text, $10::text, $11::text, $12::text, $13::jsonb, $14::bigint, $15::jsonb, $16::text, $17::text,
      $18::uuid, $19::text, $20::jsonb, $21::jsonb)`,
  confirm: `SELECT ${COLUMNS}
    FROM confirm_order_table($1::uuid, $2::uuid, $3::text, $4::text, $5::uuid, $6::text)`,
};

/** As of migration 023, with accounts, before an order answered one column. */
export const OF_023 = {
  place: `SELECT outcome, id, revision, "horaCreacion", origen, tope, mesas
    FROM place_order($1::uuid, $2::uuid, $3::bigint, $4::text, $5::int, $6::text, $7::text, $8::text,
      $9::text, $10::text, $11::text, $12::text, $13::text, $14::uuid, $15::uuid, $16::jsonb, $17::bigint,
      $18::text, $19::bytea, $20::text, $21::text, $22::boolean, $23::uuid, $24::text, $25::uuid,
      $26::text, $27::jsonb, $28::text, $29::bytea, $30::int, $31::int, $32::int, $33::boolean,
      $34::bigint, $35::uuid, $36::text, $37::text, $38::text)`,
};

/** As of migration 026, before an edit dropped discounts. */
export const OF_026 = {
  edit: `SELECT ${COLUMNS}
    FROM edit_order($1::uuid, $2::uuid, $3::text, $4::bigint, $5::bigint, $6::text, $7::text, $8::text,
      $9::text, $10::text, $11::text, $12::text, $13::jsonb, $14::bigint, $15::jsonb, $16::text, $17::text,
      $18::uuid, $19::text, $20::jsonb, $21::jsonb, $22::bigint, $23::uuid, $24::text, $25::text, $26::text,
      $27::int, $28::text[])`,
};

/** As of migration 029, before the answer was a text. */
export const OF_029 = {
  place: `SELECT placed ->> 'outcome' AS outcome, placed ->> 'id' AS id
    FROM place_order($1::uuid, $2::uuid, $3::bigint, $4::text, $5::int, $6::text, $7::text, $8::text,
      $9::text, $10::text, $11::text, $12::text, $13::text, $14::uuid, $15::uuid, $16::jsonb, $17::bigint,
      $18::text, $19::bytea, $20::text, $21::text, $22::boolean, $23::uuid, $24::text, $25::uuid,
      $26::text, $27::jsonb, $28::text, $29::bytea, $30::int[], $31::boolean,
      $32::bigint, $33::uuid, $34::text, $35::text, $36::text) AS placed`,
};

/** A new order of the staff before migration 021: one statement instead of a function. */
export const BEFORE_021 = `
    WITH counted AS (
      UPDATE location_counters c SET revision = c.revision + 1, order_count = c.order_count + 1
      WHERE c.restaurant_id = $1::uuid
    AND c.location_id = $2::uuid
        AND c.menu_version = $3::bigint
      RETURNING c.revision, c.order_count
    ), created AS (
      INSERT INTO orders AS o (
        restaurant_id, location_id, id, revision, tipo, mesa, direccion, telefono, "nombreCliente",
        email, "metodoPago", "creadoPor", client_id, employee_id, productos, total,
        idempotency_key, request_hash, seguimiento, busqueda, "mesaConfirmada", origen
      )
      SELECT
        $1::uuid, $2::uuid,
        $4::text
          || lpad(to_hex((counted.order_count * 779287) & 1048575), 5, '0'),
        counted.revision, $5::text, $6::text, $7::text,
        $8::text, $9::text, $10::text,
        $11::text, $12::text, $13::uuid,
        $14::uuid, $15::jsonb, $16::bigint,
        $17::text, $18::bytea, $19::text,
        $20::text, $21::boolean,
        NULL
      FROM counted
      RETURNING o.id, o.revision, o."horaCreacion", o.origen
    ), audited AS (
          INSERT INTO audit_entries (
            restaurant_id, id, location_id, actor_tipo, actor_id, actor_nombre, action, entity,
            entity_id, after
          )
          SELECT $1::uuid, $22::uuid, $2::uuid,
            $23::text,
            $24::uuid, $25::text, 'creado', 'pedido', created.id,
            $26::jsonb
          FROM created
        )
    SELECT id, revision, "horaCreacion", origen, NULL AS tope FROM created
    `;
