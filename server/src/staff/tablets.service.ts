import { randomBytes } from 'node:crypto';
import type { DinerLogin } from '@comanda/contract/auth/auth';
import type { Tablet } from '@comanda/contract/staff/tablets';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { hashToken, readSession, type Sede, type Session } from '../sessions/session.ts';
import { bindToTablet, endSessionsOn } from '../sessions/tablet-sessions.ts';
import { deleteTablet, findTablet, insertTablet, selectTablets } from './tablets.db.ts';

/** The cookie of a shared tablet. It opens nothing without a PIN. */
export const TABLET_COOKIE = 'tableta';

const entity = 'tableta';

/**
 * An employee who signed in with their password says that the device is shared. Returns the token that the device
 * keeps, a new one each time, so that a stolen one never works again. People whom the plan does not cover trust nothing.
 */
export async function trustTablet(
  db: Db,
  sede: Sede,
  { tokens }: DinerLogin,
  before: string | null,
): Promise<string | null> {
  const sessionToken = tokens.empleado ?? '';
  const token = randomBytes(32).toString('base64url');
  return db.transaction().execute(async (tx) => {
    const author = await readSession(tx, sessionToken);
    if (!author || author.isReadOnly) return null;
    const old = before && (await findTablet(tx, sede, hashToken(before)));
    if (old) await deleteTablet(tx, sede, old);
    const tablet = { tokenHash: hashToken(token), trustedBy: author.subjectId };
    const id = await insertTablet(tx, sede, tablet);
    await bindToTablet(tx, sessionToken, id);
    const after = { autorizadaPor: author.nombre };
    await recordAudit(tx, author, sede, { action: 'creado', entity, entityId: id, after });
    return token;
  });
}

export async function listTablets(db: Db, sede: Sede): Promise<Tablet[]> {
  return (await selectTablets(db, sede)).map(({ id, nombre, created_at, seen_at }) => ({
    _id: id,
    autorizadaPor: nombre,
    desde: created_at.toISOString(),
    ultimaVez: seen_at.toISOString(),
  }));
}

/** Nobody signs in there by PIN any more, and who is signed in there is out. */
export async function removeTablet(
  { db, realtime }: { db: Db; realtime: Realtime },
  sede: Sede,
  author: Session,
  id: string,
): Promise<void> {
  const ended = await db.transaction().execute(async (tx) => {
    const before = (await listTablets(tx, sede)).find(({ _id }) => _id === id);
    if (!before) throw new AppError('tableta_no_encontrada');
    await deleteTablet(tx, sede, id);
    await recordAudit(tx, author, sede, { action: 'eliminado', entity, entityId: id, before });
    return endSessionsOn(tx, sede.restaurantId, id);
  });
  for (const session of ended) realtime.disconnect(session);
}
