import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';

/**
 * True if statements may be prepared by name on connections to `url`. Behind a pooler such as
 * PgBouncer in transaction mode each transaction may run in another session, so a name is safe only
 * if the pooler keeps track of it, which it does by renaming the statement. What needs a session of
 * its own then uses `directUrl`, without which the start ends.
 */
export async function mayPrepare(url: string, directUrl: string | undefined): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const name = `comanda_${randomUUID()}`;
    const { rows } = await client.query<{ pid: number; hasOurName: boolean }>({
      name,
      text: `SELECT pg_backend_pid() AS pid,
        EXISTS (SELECT FROM pg_prepared_statements WHERE name = $1) AS "hasOurName"`,
      values: [name],
    });
    // A pooler answers for PostgreSQL, with a number of its own for the process.
    const isPooled = rows[0]?.pid !== processOf(client);
    if (isPooled && !directUrl) {
      throw new StartError(
        'DATABASE_DIRECT_URL: falta: DATABASE_URL pasa por un pooler, y avisos, candados y ' +
          'migraciones necesitan la dirección de PostgreSQL mismo.',
      );
    }
    return !isPooled || !rows[0]?.hasOurName;
  } finally {
    await client.end();
  }
}

/** The process that serves the connection, as the server named it when it was opened. */
function processOf(client: pg.Client): number | null | undefined {
  return (client as pg.Client & { processID?: number | null }).processID;
}
