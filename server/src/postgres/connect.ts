import pg from 'pg';

/** A connection for the cluster's own housekeeping; null while PostgreSQL does not answer. */
export async function connect(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    application_name: `comanda, proceso ${process.pid}`,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
}
