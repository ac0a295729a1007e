import { setTimeout as pause } from 'node:timers/promises';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { openDatabase } from './db.ts';
import { loadDemo } from './demo/demo.ts';
import { type Env, parseEnv } from './env.ts';
import { openImageStore } from './images/image-store.ts';
import { loggerOptions } from './log.ts';
import { openMailer } from './mail/mailer.ts';
import { migrate } from './migrate.ts';
import { startCluster } from './postgres/cluster.ts';
import { StartError } from './start-error.ts';

/** Open requests get this long to end before their connections are cut. */
const DRAIN_LIMIT_MS = 7_000;
const CLOSE_LIMIT_MS = 9_000;

/** What a stop has to close, the last opened first. */
const opened: (() => Promise<unknown>)[] = [];
let isStopping = false;

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(0));
// The start script was killed outright: nobody is left to stop us.
process.on('disconnect', () => stop(0));

try {
  await start(parseEnv(process.env));
} catch (error) {
  if (!isStopping) {
    process.stderr.write(
      `${error instanceof StartError ? error.message : (error as Error).stack}\n`,
    );
  }
  await stop(1);
}

async function start(env: Env) {
  const url = env.DATABASE_URL ?? (await startOwnDatabase(env.DATA_DIR));
  const images = await openImageStore(env);
  // Loaded only for the one start in many that migrates.
  const before = async (migration: string) => {
    const { backupBefore } = await import('./backup/backup-before.ts');
    // A migration touches no picture, and a bucket is not on the disk that may fail.
    await backupBefore(migration, { url, images, leavesImages: Boolean(env.s3) }, env.DATA_DIR);
  };
  await migrate(url, { before }).catch((error) => {
    if (error instanceof StartError) throw error;
    const problem = `DATABASE_URL: no se pudo usar: ${error.message}`;
    throw env.DATABASE_URL ? new StartError(problem) : error;
  });
  const { db, close } = openDatabase(url);
  opened.push(close);
  const redis = env.REDIS_URL ? await joinNodes(env.REDIS_URL) : null;
  const demo = env.isDemo ? await loadDemo(db, images) : null;
  const { app, drain, payments, isSimulated } = await buildApp({
    env,
    db,
    redis,
    images,
    mailer: openMailer(env, (text) => app.log.info(text)),
    logger: loggerOptions(env),
    hasWeb: !process.argv.includes('--without-web'),
  });
  const background = startBackground(payments, (error) => app.log.warn({ err: error }, 'tarea'));
  opened.push(background.stop);
  opened.push(() => {
    drain();
    setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS).unref();
    return app.close();
  });
  await app.listen({ port: env.PORT, host: env.HOST }).catch((error) => {
    throw new StartError(
      error.code === 'EADDRINUSE' || error.code === 'EACCES'
        ? `PORT: el puerto ${env.PORT} no se puede usar (${error.code}).`
        : `HOST: no se puede escuchar en ${env.HOST} (${error.code}).`,
    );
  });
  announce(payments.publicUrl(), { demo, isSimulated });
}

async function startOwnDatabase(dataDir: string): Promise<string> {
  const say = (text: string) => process.stderr.write(`${text}\n`);
  const { url } = await startCluster(dataDir, say, (stopCluster) => opened.push(stopCluster));
  return url;
}

/** Loaded only where there are several nodes: the client is a third of a second of every start. */
async function joinNodes(url: string) {
  const { connectRedis } = await import('./redis.ts');
  const redis = await connectRedis(url);
  // What it could not publish any more is not waited for: screens ask for what they missed.
  opened.push(async () => redis.destroy());
  return redis;
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
