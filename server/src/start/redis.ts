import { createClient, type RedisClientType } from 'redis';
import { StartError } from '../errors/start-error.ts';

/** Nodes behind a balancer share their events through Redis. */
export async function connectRedis(url: string): Promise<RedisClientType> {
  const client: RedisClientType = createClient({ url });
  // Losing Redis must not end the process: ordering goes on, and the client reconnects by itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`REDIS_URL: no se pudo usar Redis: ${(error as Error).message}`);
  }
  return client;
}
