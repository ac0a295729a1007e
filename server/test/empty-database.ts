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
export async function queryAt<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
