import { randomBytes } from 'node:crypto';
import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { POLICY_VERSION } from '@comanda/contract/clients/clients.rules';
import { normaliseEmail } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { Outbox } from '../mail/outbox.ts';
import { checkCode, issueCode, refuseTooSoon } from '../sessions/email-codes.ts';
import { dropResets, hashPassword, verifyPassword } from '../sessions/passwords.ts';
import {
  dropRegistrations,
  findRegistration,
  insertRegistration,
  openAccount,
  upsertUnverifiedOwner,
} from './owners.db.ts';

export { dropOldRegistrations } from './owners.db.ts';

type RegisterBody = {
  email?: string | null | undefined;
  password?: string | null | undefined;
  aceptaPolitica?: boolean | null | undefined;
};

/** What the browser that registered sends with each of its next calls. */
export type Pending = { email: string; registro: string };

/**
 * Each registration has its own password and code, and only the browser that began it can enter
 * that code: another registration of the same e-mail changes nothing here.
 */
export async function registerOwner(
  { db, outbox }: { db: Db; outbox: Outbox },
  body: RegisterBody,
): Promise<Pending> {
  const email = normaliseEmail(body.email ?? '');
  const registro = randomBytes(32).toString('base64url');
  const password_hash = await hashPassword(body.password ?? '');
  await db.transaction().execute(async (tx) => {
    const owner = await upsertUnverifiedOwner(tx, email, password_hash);
    if (!owner) throw new AppError('correo_ya_registrado');
    const id = await insertRegistration(tx, owner.id, {
      registro,
      password_hash,
      policy_version: body.aceptaPolitica ? POLICY_VERSION : null,
      policy_accepted_at: body.aceptaPolitica ? new Date() : null,
    });
    const code = await issueCode(tx, id);
    await outbox.write(tx, email, { kind: 'verificar_correo', code });
  });
  outbox.kick();
  return { email, registro };
}

/**
 * Without the registration's own token the answer is the same for every e-mail, registered or not.
 */
export async function verifyOwner(
  db: Db,
  { email, registro }: Pending,
  code: string,
): Promise<void> {
  const registration = await findRegistration(db, normaliseEmail(email), registro);
  if (!registration) {
    await verifyPassword(null, code);
    throw notOfThisBrowser();
  }
  await checkCode(db, registration.id, code);
  await db.transaction().execute(async (tx) => {
    if (!(await openAccount(tx, registration))) throw notOfThisBrowser();
    await dropRegistrations(tx, registration.owner_id);
    await dropResets(tx, registration.owner_id, registration.owner_id);
  });
}

/** Does not reveal whether the account exists, except to the browser that registered it. */
export async function resendCode(
  { db, outbox }: { db: Db; outbox: Outbox },
  { email, registro }: Pending,
): Promise<void> {
  const registration = await findRegistration(db, normaliseEmail(email), registro);
  if (!registration) throw notOfThisBrowser();
  await refuseTooSoon(db, registration.id);
  await db.transaction().execute(async (tx) => {
    const code = await issueCode(tx, registration.id);
    await outbox.write(tx, registration.email, { kind: 'verificar_correo', code });
  });
  outbox.kick();
}

function notOfThisBrowser(): AppError {
  return new AppError('codigo_invalido', { message: ownerAuthMessages.codeOfAnotherBrowser });
}
