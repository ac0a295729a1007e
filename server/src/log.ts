import type { FastifyServerOptions } from 'fastify';
import type { Env } from './env.ts';

/** JSON lines for machines, short lines for a person at a terminal. */
export function loggerOptions({
  LOG_LEVEL,
}: Pick<Env, 'LOG_LEVEL'>): FastifyServerOptions['logger'] {
  if (!process.stdout.isTTY) return { level: LOG_LEVEL, stream: gathering() };
  const options = { translateTime: 'HH:MM:ss', ignore: 'pid,hostname,reqId', singleLine: true };
  return { level: LOG_LEVEL, transport: { target: 'pino-pretty', options } };
}

/** What is said in one turn of the event loop goes out in one write, and what is left when it ends. */
function gathering(): { write: (line: string) => void } {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines) process.stdout.write(lines);
  };
  process.on('exit', flush);
  return {
    write: (line) => {
      if (!waiting) setImmediate(flush);
      waiting += line;
    },
  };
}
