import { addOneMonth } from '@comanda/contract/memberships/memberships.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { ImageStore } from '../images/image-store.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { type DemoAccounts, demoAccounts } from './accounts.ts';
import { OWNER } from './restaurant.ts';
import { PASSWORD } from './staff.ts';

export type { DemoAccounts } from './accounts.ts';

/** Several nodes may start at once; one loads the demo while the others wait. */
const DEMO_LOCK = 20_261_117;

/**
 * Loads the demo restaurant into a database without owners and returns its accounts. If the demo is
 * already there, only its membership is renewed. Null for a database of somebody else, which is
 * left alone.
 */
export async function loadDemo(db: Db, images: ImageStore): Promise<DemoAccounts | null> {
  const found = await whatIsThere(db);
  if (found !== 'nothing') return welcomeBack(db, found);

  // Only a first start needs its menu and history.
  const { storePictures, writeDemo } = await import('./first-start.ts');
  // Slow, so done before the transaction; the demo's time is the one at which people see it.
  const [addresses, passwordHash] = await Promise.all([
    storePictures(images),
    hashPassword(PASSWORD),
  ]);
  const foundLater = await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${DEMO_LOCK})`.execute(tx);
    const meanwhile = await whatIsThere(tx);
    if (meanwhile === 'nothing') await writeDemo(tx, { addresses, passwordHash, now: new Date() });
    return meanwhile;
  });
  return foundLater === 'nothing' ? demoAccounts() : welcomeBack(db, foundLater);
}

type Found = 'nothing' | 'demo' | 'others';

async function whatIsThere(db: Db): Promise<Found> {
  const { rows } = await sql<{ hasDemo: boolean | null }>`
    SELECT bool_or(email = ${OWNER.email}) AS "hasDemo" FROM owners`.execute(db);
  const hasDemo = rows[0]?.hasDemo ?? null;
  if (hasDemo === null) return 'nothing';
  return hasDemo ? 'demo' : 'others';
}

async function welcomeBack(db: Db, found: Exclude<Found, 'nothing'>): Promise<DemoAccounts | null> {
  if (found === 'others') return null;
  const now = new Date();
  await db
    .updateTable('owners')
    .set({ fechaInicio: now, fechaFin: addOneMonth(now) })
    .where('email', '=', OWNER.email)
    .where('fechaFin', '<=', now)
    .execute();
  return demoAccounts();
}
