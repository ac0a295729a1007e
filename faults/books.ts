import { sql } from 'kysely';
import type { Db } from '../server/src/db/db.ts';

/**
 * What is wrong with the money of a database, in words; nothing if every order that was invoiced or paid is covered by
 * payments, every payment by an account that accounts for it, and every closed account by its orders.
 */
export async function brokenBooks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string; id: string }>`
    WITH counted AS (
      SELECT o.*, o.total - o.descuento AS net FROM orders o
      WHERE o.estado NOT IN ('cancelado', 'dado_de_baja')
    ), money AS (
      SELECT a.id, a.estado, a.numero, a.totales, a.pedidos,
        coalesce((SELECT sum(CASE p.tipo WHEN 'pago' THEN p.valor WHEN 'correccion' THEN -p.valor ELSE 0 END)
          FROM account_payments p WHERE p.cuenta_id = a.id), 0) AS paid,
        coalesce((SELECT sum(CASE p.tipo WHEN 'devolucion' THEN p.valor ELSE 0 END)
          FROM account_payments p WHERE p.cuenta_id = a.id), 0) AS given_back,
        coalesce((SELECT sum(c.net) FROM counted c WHERE c."cuentaId" = a.id
          AND (c.estado = 'facturado' OR c."fechaPago" IS NOT NULL)), 0) AS sold,
        coalesce((SELECT sum(c.net) FROM counted c WHERE c."cuentaId" = a.id), 0) AS worth,
        ARRAY(SELECT o.id FROM orders o WHERE o."cuentaId" = a.id ORDER BY o.id) AS orders
      FROM accounts a
    )
    SELECT 'a sold order without account' AS what, c.id FROM counted c
      WHERE c."cuentaId" IS NULL AND (c.estado = 'facturado' OR c."fechaPago" IS NOT NULL)
    UNION ALL
    SELECT 'an order of an account that is not there', o.id FROM orders o
      LEFT JOIN accounts a ON a.id = o."cuentaId" WHERE o."cuentaId" IS NOT NULL AND a.id IS NULL
    UNION ALL
    SELECT 'an account that sold more than was paid', m.id::text FROM money m WHERE m.sold > m.paid
    UNION ALL
    SELECT 'an account in which more was paid than it costs', m.id::text FROM money m
      WHERE m.paid > m.worth AND m.given_back = 0
    UNION ALL
    SELECT 'money in an account that is over', m.id::text FROM money m
      WHERE m.estado IN ('unida', 'anulada') AND m.paid <> 0
    UNION ALL
    SELECT 'a closed account that is not paid', m.id::text FROM money m
      WHERE m.estado = 'cerrada' AND (m.paid <> m.worth OR m.sold <> m.worth)
    UNION ALL
    SELECT 'a closed account with other totals', m.id::text FROM money m
      WHERE m.estado = 'cerrada' AND ((m.totales ->> 'total')::bigint <> m.worth
        OR (m.totales ->> 'saldo')::bigint <> 0)
    UNION ALL
    SELECT 'a closed account with other orders', m.id::text FROM money m
      WHERE m.estado = 'cerrada' AND ARRAY(SELECT unnest(m.pedidos) ORDER BY 1) <> m.orders
    UNION ALL
    SELECT 'an order that an open account marks as paid', c.id FROM counted c
      JOIN accounts a ON a.id = c."cuentaId"
      WHERE a.estado = 'abierta' AND c."fechaPago" IS NOT NULL
    UNION ALL
    SELECT 'a number that is missing', k.location_id::text FROM location_counters k
      WHERE k.account_count <> (SELECT count(a.numero) FROM accounts a WHERE a.location_id = k.location_id)
        OR k.account_count <> (SELECT coalesce(max(a.numero), 0) FROM accounts a
          WHERE a.location_id = k.location_id)`.execute(db);
  return rows.map(({ what, id }) => `${what}: ${id}`);
}
