import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { openDatabase } from './db.ts';
import { loadDemo } from './demo/demo.ts';
import { type Env, parseEnv } from './env.ts';
import { openImageStore } from './images.ts';
import { loggerOptions } from './log.ts';
import { openMailer } from './mail/mailer.ts';
import { migrate } from './migrate.ts';
import { type Cluster, startCluster } from './postgres/cluster.ts';
import { connectRedis } from './redis.ts';
import { StartError } from './start-error.ts';

/** Open requests get this long to end before their connections are cut. */
const DRAIN_LIMIT_MS = 8_000;

try {
  const env = parseEnv(process.env);
  if (!process.argv.includes('--check')) await serve(env);
} catch (error) {
  const isExpected = error instanceof StartError;
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}

async function serve(env: Env) {
  const say = (text: string) => process.stderr.write(`${text}\n`);
  const cluster = env.DATABASE_URL ? null : await startCluster(env.DATA_DIR, say);
  try {
    await serveOn(env, cluster);
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
}

async function serveOn(env: Env, cluster: Cluster | null) {
  const url = cluster?.url ?? env.DATABASE_URL ?? '';
  await migrate(url).catch((error) => {
    throw cluster ? error : new StartError(`DATABASE_URL: no se pudo usar: ${error.message}`);
  });
  const database = openDatabase(url);
  const redis = env.REDIS_URL ? await connectRedis(env.REDIS_URL) : null;
  const demo = env.isDemo ? await loadDemo(database.db, openImageStore(env.DATA_DIR)) : null;
  const { app, drain, payments, isSimulated } = await buildApp({
    env,
    db: database.db,
    redis,
    mailer: openMailer(env, (text) => app.log.info(text)),
    logger: loggerOptions(env),
    hasWeb: !process.argv.includes('--without-web'),
  });
  await app.listen({ port: env.PORT, host: env.HOST }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartError(`PORT: el puerto ${env.PORT} ya está en uso.`);
  });
  announce(payments.publicUrl(), { demo, isSimulated });
  const background = startBackground(payments, (error) => app.log.warn({ err: error }, 'tarea'));

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    drain();
    setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS).unref();
    await background.stop();
    await app.close();
    await redis?.close();
    await database.close();
    await cluster?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
  // The start script was killed outright: nobody is left to stop us.
  process.on('disconnect', stop);
}
