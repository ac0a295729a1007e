import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database without even the schema. */
export async function openEmptyDatabase() {
  const templateUrl = inject('templateUrl');
  const name = `vacia_${randomBytes(6).toString('hex')}`;
  const onServer = (statement: string) =>
    queryAt(templateUrl.replace(/\/plantilla$/, '/postgres'), statement);
  await onServer(`CREATE DATABASE ${name} TEMPLATE template0`);
  return {
    url: templateUrl.replace(/\/plantilla$/, `/${name}`),
    close: async () => {
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** One statement, or several without values, on a connection of its own. */
export function queryAt<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values?: unknown[],
): Promise<Row[]> {
  return connected(url, async (client) => (await client.query<Row>(statement, values)).rows);
}

/** Many statements on one connection, which costs more than most of them. */
export async function connected<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
