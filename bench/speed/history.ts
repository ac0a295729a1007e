import { sql } from 'kysely';
import type { Db } from '../../server/src/db/db.ts';
import { closePast } from '../../server/src/reports/closing.service.ts';
import type { TestSede } from '../../server/test/factories.ts';
import { withoutIndexes } from '../without-indexes.ts';

export type History = {
  sedes: readonly TestSede[];
  days: number;
  /** In each sede. */
  ordersADay: number;
};

/** How many of a sede's orders of today are still on their way. */
const OPEN = 50;

/**
 * Every day of every sede alike, today included, however long the past: three lines an order, the newest
 * fifty still open, everything before invoiced, one in fifty cancelled.
 */
export async function loadHistory(db: Db, { sedes, days, ordersADay }: History): Promise<void> {
  await db.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection);
    // Only for this load: its data keeps every rule, and is thrown away.
    await run(`SET synchronous_commit = off; SET maintenance_work_mem = '512MB';
      SET session_replication_role = replica; SET jit = off;`);
    const restore = await withoutIndexes(connection, ['orders']);
    for (const [at, sede] of sedes.entries()) {
      await run(ordersOf(sede, at, days, ordersADay));
    }
    await restore();
    await run(`UPDATE location_counters c SET revision = ${days * ordersADay},
      order_count = ${days * ordersADay}`);
    await run('RESET ALL');
  });
  await sql`ANALYZE orders`.execute(db);
  await closeDays(db);
  await sql`VACUUM ANALYZE`.execute(db);
}

/** Closes the last two weeks for the reports; nobody asks for earlier days here. */
async function closeDays(db: Db): Promise<void> {
  await sql`INSERT INTO report_sedes (restaurant_id, location_id, live_from)
    SELECT restaurant_id, id, date_trunc('day', now() - INTERVAL '14 days') FROM locations`.execute(
    db,
  );
  // A round of the background work stops after a while and continues a minute later.
  for (let round = 0; round < 10; round += 1) await closePast(db, new Date());
}

const LINES = JSON.stringify([
  line('BANDEJA', 'Bandeja paisa', 32_900, 2),
  line('AJIACO', 'Ajiaco', 27_500, 1),
  line('LIMONADA', 'Limonada de coco', 11_500, 3),
]);

function line(id_sigo: string, nombre: string, precio: number, cantidad: number) {
  const imagen = '/images/0123456789abcdef0123456789abcdef/1280.webp';
  const rest = { imagen, cantidad, nota: '', adiciones: [], combo: null };
  return { id_sigo, nombre, precio, ...rest, subtotal: precio * cantidad };
}

const ordersOf = (
  { restaurantId, locationId }: TestSede,
  at: number,
  days: number,
  ordersADay: number,
) => `
  INSERT INTO orders (
    restaurant_id, location_id, id, revision, tipo, estado, mesa, telefono, "nombreCliente",
    "metodoPago", "creadoPor", productos, total, "horaCreacion", "fechaPreparado", "fechaEntregado",
    "fechaFacturado", "fechaCancelado", busqueda
  )
  SELECT '${restaurantId}', '${locationId}',
    lpad(to_hex(extract(epoch FROM creado)::bigint), 8, '0') || lpad(to_hex(${at}), 6, '0')
      || lpad(to_hex(number), 10, '0'),
    number, 'en_local', estado, '7', '310 555 0100', 'Cliente ' || number % 997,
    'efectivo', 'mesera@banco.example', '${LINES}'::jsonb, 127800, creado,
    CASE WHEN estado = 'facturado' THEN creado + pace * 10 END,
    CASE WHEN estado = 'facturado' THEN creado + pace * 20 END,
    CASE WHEN estado = 'facturado' THEN creado + pace * 50 END,
    CASE WHEN estado = 'cancelado' THEN creado + pace * 5 END,
    E'en local\\nmesa 7\\ncliente ' || number % 997 || E'\\nbandeja paisa\\najiaco\\nlimonada de coco'
  FROM generate_series(${days - 1}, 0, -1) AS day
  CROSS JOIN generate_series(0, ${ordersADay - 1}) AS n
  CROSS JOIN LATERAL (SELECT (${days - 1} - day) * ${ordersADay} + n + 1 AS number) AS counted
  CROSS JOIN LATERAL (SELECT ((now() AT TIME ZONE 'America/Bogota')::date - day)::timestamp
    AT TIME ZONE 'America/Bogota' AS midnight) AS begun
  CROSS JOIN LATERAL (SELECT midnight + (n + 0.5) / ${ordersADay}.0
    * (CASE WHEN day = 0 THEN now() - midnight ELSE INTERVAL '1 day' END) AS creado) AS born
  CROSS JOIN LATERAL (SELECT LEAST(INTERVAL '1 minute', (now() - creado) / 60) AS pace) AS hurry
  CROSS JOIN LATERAL (SELECT CASE WHEN number > ${days * ordersADay - OPEN} THEN 'enviado'
    WHEN number % 50 = 0 THEN 'cancelado' ELSE 'facturado' END AS estado) AS ended`;
