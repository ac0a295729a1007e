import { toDbName } from '@comanda/contract/locations/locations.rules';
import { addOneMonth } from '@comanda/contract/memberships/memberships.rules';
import { PERMISOS, type Permiso } from '@comanda/contract/permissions';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { ImageStore } from '../images/image-store.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { CLIENT_EMAIL } from './clients.ts';
import { OWNER, SEDES } from './restaurant.ts';
import { PASSWORD, PIN, STAFF, WAITRESS_AND_CLIENT } from './staff.ts';

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
  const { storePictures, writeDemo } = await import('./write-demo.ts');
  // Slow, so done before the transaction; the demo's time is the one at which people see it.
  const [addresses, passwordHash, pinHash] = await Promise.all([
    storePictures(images),
    hashPassword(PASSWORD),
    hashPassword(PIN),
  ]);
  const foundLater = await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${DEMO_LOCK})`.execute(tx);
    const meanwhile = await whatIsThere(tx);
    if (meanwhile === 'nothing') {
      await writeDemo(tx, { addresses, passwordHash, pinHash, now: new Date() });
    }
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

type Account = { email: string; password: string };

export type DemoAccounts = {
  path: string;
  owner: Account;
  /** `door`: the dbName of the sede, for the address where its staff signs in. */
  employees: (Account & { sede: string; door: string; permisos: readonly Permiso[] })[];
  pin: string;
  client: Account;
  /** Both accounts have the same password, so the sign-in asks her which one to use. */
  clientAndEmployee: Account;
};

/** Enough to try everything: each section in one sede, and all of them in the other. */
function demoAccounts(): DemoAccounts {
  const withPassword = (email: string) => ({ email, password: PASSWORD });
  const employees = SEDES.flatMap(({ key, nombre: sede }) =>
    STAFF[key]
      .filter(({ email, permisos }) =>
        key === 'centro'
          ? permisos.length === 1 && email !== WAITRESS_AND_CLIENT
          : permisos.length === PERMISOS.length,
      )
      .map(({ email, permisos }) => ({
        ...withPassword(email),
        sede,
        door: toDbName(sede),
        permisos,
      })),
  );
  return {
    path: OWNER.path,
    owner: withPassword(OWNER.email),
    employees,
    pin: PIN,
    client: withPassword(CLIENT_EMAIL),
    clientAndEmployee: withPassword(WAITRESS_AND_CLIENT),
  };
}
