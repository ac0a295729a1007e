import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from './env/env.ts';
import { StartError } from './errors/start-error.ts';
import { startCluster } from './postgres/cluster.ts';

const CLOSE_LIMIT_MS = 9_000;

/** What a stop has to close, the last opened first. */
const opened: (() => Promise<unknown>)[] = [];
let isStopping = false;

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(0));
// The start script was killed, so nobody is left to stop us.
process.on('disconnect', () => stop(0));

try {
  const env = parseEnv(process.env);
  const url = env.DATABASE_URL ?? (await startOwnDatabase(env.DATA_DIR));
  const { serve } = await loadServe();
  await serve(env, url, (close) => opened.push(close));
} catch (error) {
  if (!isStopping) {
    process.stderr.write(
      `${error instanceof StartError ? error.message : (error as Error).stack}\n`,
    );
  }
  await stop(1);
}

async function startOwnDatabase(dataDir: string): Promise<string> {
  const say = (text: string) => process.stderr.write(`${text}\n`);
  const { url } = await startCluster(dataDir, say, (stopCluster) => {
    opened.push(stopCluster);
    // The rest of the server is loaded while PostgreSQL starts.
    setImmediate(loadServe);
  });
  return url;
}

function loadServe() {
  return import('./start/serve.ts');
}

async function stop(code: number) {
  if (isStopping) return;
  isStopping = true;
  // A part that cannot close must not keep the database open.
  for (const close of opened.toReversed()) {
    await Promise.race([close().catch(() => undefined), pause(CLOSE_LIMIT_MS)]);
  }
  process.exit(code);
}
