import { restaurantPath } from '@comanda/contract/pages/addresses';
import { staffPath } from '@comanda/contract/pages/staff-address';
import { buildApp } from '../app.ts';
import { type Db, openDatabase } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { mayPrepare } from '../db/pooler.ts';
import type { DemoAccounts } from '../demo/demo.ts';
import type { Env } from '../env/env.ts';
import { StartError } from '../errors/start-error.ts';
import { type ImageStore, openImageStore } from '../images/image-store.ts';
import { openMailer } from '../mail/mailer.ts';
import { startBackground } from './background.ts';
import { loggerOptions } from './log.ts';

/** Open requests get this long to end before their connections are cut. */
const DRAIN_LIMIT_MS = 7_000;

/** Registers what a stop has to close, in the order it was opened. */
type OnOpened = (close: () => Promise<unknown>) => void;

/** Everything from the database at `url` to the port that answers. */
export async function serve(env: Env, url: string, onOpened: OnOpened): Promise<void> {
  const images = await openImageStore(env);
  const { db, close } = await openMigrated(env, url, images);
  onOpened(close);
  const redis = env.REDIS_URL ? await joinNodes(env.REDIS_URL, onOpened) : null;
  const demo = env.isDemo ? await openDemo(db, images) : null;
  const { app, drain, payments, accounts, isSimulated } = await buildApp({
    env,
    db,
    redis,
    images,
    mailer: openMailer(env, (text) => app.log.info(text)),
    logger: await loggerOptions(env),
    hasWeb: !process.argv.includes('--without-web'),
  });
  const background = startBackground({ ...payments, ...accounts }, (error) =>
    app.log.warn({ err: error }, 'tarea'),
  );
  onOpened(background.stop);
  onOpened(() => {
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

/** The database at `url` with the newest schema. What needs a session does not pass a pooler. */
async function openMigrated(env: Env, url: string, images: ImageStore) {
  const { DATABASE_URL, DATABASE_DIRECT_URL: directUrl, sessionUrl = url } = env;
  // Loaded only by a start that migrates, which is rare.
  const before = async (migration: string) => {
    const { backupBefore } = await import('../backup/backup-before.ts');
    // A migration changes no picture, and a bucket is not on the disk that may fail.
    const leavesImages = Boolean(env.s3);
    await backupBefore(migration, { url: sessionUrl, images, leavesImages }, env.DATA_DIR);
  };
  let variable = 'DATABASE_URL';
  try {
    // Nothing stands before a database of our own.
    const isNaming = DATABASE_URL ? await mayPrepare(url, directUrl) : true;
    if (directUrl) variable = 'DATABASE_DIRECT_URL';
    await migrate(sessionUrl, { before });
    return openDatabase(url, { directUrl, mayPrepare: isNaming });
  } catch (error) {
    if (error instanceof StartError || !DATABASE_URL) throw error;
    throw new StartError(`${variable}: no se pudo usar: ${(error as Error).message}`);
  }
}

/** Loaded only where the demo is on. */
async function openDemo(db: Db, images: ImageStore) {
  const { loadDemo } = await import('../demo/demo.ts');
  return loadDemo(db, images);
}

/**
 * Loaded only where there are several nodes: the client takes a third of a second of every start.
 */
async function joinNodes(url: string, onOpened: OnOpened) {
  const { connectRedis } = await import('./redis.ts');
  const redis = await connectRedis(url);
  // Unpublished events are not waited for: screens ask for what they missed.
  onOpened(async () => redis.destroy());
  return redis;
}

/** What a newcomer needs to see once the product is up. */
export function announce(
  url: string,
  { demo, isSimulated }: { demo: DemoAccounts | null; isSimulated: boolean },
) {
  const lines = [`Comanda está en ${url}`];
  if (demo) {
    lines.push(
      '',
      `  Comensal       ${url}${restaurantPath(demo.path)}`,
      `  Propietaria    ${url}/login`,
      `                 ${demo.owner.email} · ${demo.owner.password}`,
      ...[...new Set(demo.employees.map(({ door }) => door))].map(
        (door, at) =>
          `${at === 0 ? '  Empleados    ' : '               '}  ${url}${staffPath(demo.path, door)}`,
      ),
      ...demo.employees.map(
        ({ email, password, sede, permisos }) =>
          `                 ${email} · ${password} · ${sede}: ${permisos.join(', ')}`,
      ),
      `                 PIN en una tableta compartida: ${demo.pin}`,
      `  Cliente        ${demo.client.email} · ${demo.client.password}`,
      `  API            ${url}/api/docs`,
    );
  }
  if (isSimulated) {
    lines.push('', 'Los pagos son simulados: faltan WOMPI_PRIVATE_KEY y WOMPI_EVENTS_SECRET.');
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
