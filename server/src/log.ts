import type { FastifyServerOptions } from 'fastify';
import type { Env } from './env.ts';

/** JSON lines for machines, short lines for a person at a terminal. */
export function loggerOptions({
  LOG_LEVEL,
}: Pick<Env, 'LOG_LEVEL'>): FastifyServerOptions['logger'] {
  if (!process.stdout.isTTY) return { level: LOG_LEVEL };
  const options = { translateTime: 'HH:MM:ss', ignore: 'pid,hostname,reqId', singleLine: true };
  return { level: LOG_LEVEL, transport: { target: 'pino-pretty', options } };
}
