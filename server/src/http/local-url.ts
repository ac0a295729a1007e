import type { FastifyInstance } from 'fastify';

/** The address of this process; known once it listens. */
export function localUrl(app: FastifyInstance): string {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('The server listens on no port yet.');
  const isAny = address.address === '0.0.0.0' || address.address === '::';
  const host = isAny ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
