import { Socket } from 'node:net';
import pg from 'pg';

/** A separate connection for long work; closing it rolls back an open transaction. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'comanda, copia',
    stream: () => socket,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const result = await work(client);
    await client.end();
    return result;
  } finally {
    // After an interrupted copy the server keeps writing and would not read our goodbye.
    socket.destroy();
  }
}
