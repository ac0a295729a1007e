import { createHash } from 'node:crypto';
import { isUuid } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import type { AccountDeed } from '../db/tables.ts';
import { AppError } from '../errors/app-error.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';

/** What a deed that is sent again is recognised by. */
export type Mark = Pick<AccountDeed, 'clave' | 'huella'>;

/** How many deeds an account remembers: a lost answer is asked for again soon. */
const KEPT = 20;

/** `sent`: what was asked for, without the view that the screen had, which a second try may have newer. */
export function markOf({ subjectId }: Session, key: string | null, sent: object): Mark | null {
  if (key === null) return null;
  const { vista: _, ...asked } = { vista: null, ...sent };
  const huella = createHash('sha256')
    .update(JSON.stringify([subjectId, asked]))
    .digest('base64url');
  return { clave: key, huella };
}

/** The accounts that the same deed answered before; null if it is new. */
export async function doneBefore(
  db: Db,
  sede: Sede,
  id: string,
  mark: Mark | null,
): Promise<string[] | null> {
  if (!mark) return null;
  const earlier = (await deedsOf(db, sede, id)).find(({ clave }) => clave === mark.clave);
  if (earlier && earlier.huella !== mark.huella) throw new AppError('clave_reutilizada');
  return earlier?.cuentas ?? null;
}

/** What was given back of the money of that deed. */
export async function givenBackBefore(
  db: Db,
  sede: Sede,
  id: string,
  mark: Mark | null,
): Promise<number> {
  if (!mark) return 0;
  const earlier = (await deedsOf(db, sede, id)).find(({ clave }) => clave === mark.clave);
  return earlier?.devolver ?? 0;
}

/** The account's row is locked. */
export async function rememberDeed(
  tx: Db,
  sede: Sede,
  id: string,
  deed: AccountDeed,
): Promise<void> {
  const hechos = [...(await deedsOf(tx, sede, id)).slice(1 - KEPT), deed];
  await tx
    .updateTable('accounts')
    .set({ hechos: JSON.stringify(hechos) })
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
}

async function deedsOf(db: Db, sede: Sede, id: string): Promise<AccountDeed[]> {
  if (!isUuid(id)) return [];
  const row = await db
    .selectFrom('accounts')
    .select('hechos')
    .where(inSede(sede))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.hechos ?? [];
}
