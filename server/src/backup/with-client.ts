import { Socket } from 'node:net';
import pg from 'pg';

/** A connection of one's own for long work; an open transaction ends with it, undone. */
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
    // A copy broken off half way leaves a server that writes and does not listen for our goodbye.
    socket.destroy();
  }
}
