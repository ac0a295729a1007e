import type { FastifyServerOptions } from 'fastify';
import type { Env } from '../env/env.ts';

/** JSON lines for machines, short lines for a person at a terminal. */
export async function loggerOptions({
  LOG_LEVEL: level,
}: Pick<Env, 'LOG_LEVEL'>): Promise<FastifyServerOptions['logger']> {
  return { level, stream: process.stdout.isTTY ? await pretty() : gathering() };
}

async function pretty() {
  const { default: pinoPretty } = await import('pino-pretty');
  return pinoPretty({
    translateTime: 'HH:MM:ss',
    ignore: 'pid,hostname,reqId',
    singleLine: true,
  });
}

const GATHER_MS = 50;

/** Lines of the same moment go out in one write; the rest is written when the process ends. */
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
      if (!waiting) setTimeout(flush, GATHER_MS).unref();
      waiting += line;
    },
  };
}
