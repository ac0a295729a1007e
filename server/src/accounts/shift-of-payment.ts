import { isUuid } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/**
 * The shift into which money comes: the one that is named, else the only open one of the sede. It stays open until the
 * transaction ends, so that its closing counts what came into it. `isTaken`: the money came in before this could be sent. It is
 * not refused, and is of no shift if its own was counted since.
 */
export async function shiftFor(
  tx: Db,
  sede: Sede,
  named: string | null | undefined,
  isRequired: boolean,
  isTaken = false,
): Promise<string | null> {
  if (named != null && !isUuid(named)) throw new AppError('turno_invalido');
  const shifts = tx
    .selectFrom('till_shifts')
    .select(['id', 'cerrado'])
    .where(inSede(sede))
    .orderBy('id')
    .forShare();
  if (named != null) {
    const shift = await shifts.where('id', '=', named).executeTakeFirst();
    if (!shift) throw new AppError('turno_invalido');
    if (shift.cerrado === null) return shift.id;
    if (isTaken) return null;
    throw new AppError('turno_cerrado');
  }
  const open = await shifts.where('cerrado', 'is', null).execute();
  const [only] = open;
  if (isRequired && !isTaken && !only) throw new AppError('sin_turno');
  return open.length === 1 ? (only?.id ?? null) : null;
}

/** It stays as it is until the transaction ends. */
export async function isShiftOpen(tx: Db, sede: Sede, id: string): Promise<boolean> {
  const shift = await tx
    .selectFrom('till_shifts')
    .select('cerrado')
    .where(inSede(sede))
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return shift?.cerrado === null;
}
