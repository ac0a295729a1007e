import { isUuid } from '@comanda/contract/text';
import { shiftByItself } from '@comanda/contract/till/shift-choice.rules';
import type { Author } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

type Asked = {
  named?: string | null | undefined;
  isRequired: boolean;
  /** The money came in before this could be sent. It is not refused, and is of no shift if its own was counted since. */
  isTaken?: boolean;
};

/**
 * The shift into which money comes: the one that is named, else the one that is meant by itself. It stays open until the
 * transaction ends, so that its closing counts what came into it.
 */
export async function shiftFor(
  tx: Db,
  sede: Sede,
  author: Author,
  { named, isRequired, isTaken = false }: Asked,
): Promise<string | null> {
  if (named != null && !isUuid(named)) throw new AppError('turno_invalido');
  const shifts = tx
    .selectFrom('till_shifts')
    .select(['id', 'cerrado', 'empleado_id'])
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
  const meant = shiftByItself(
    open.map(({ id, empleado_id }) => ({ id, propio: isOf(author, empleado_id) })),
  );
  if (meant) return meant.id;
  if (isRequired && !isTaken)
    throw new AppError(open.length > 0 ? 'turno_por_elegir' : 'sin_turno');
  return null;
}

/** An owner, who is one person, opens shifts as nobody of the staff. */
function isOf({ actor, subjectId }: Author, empleadoId: string | null): boolean {
  if (actor.tipo === 'sistema') return false;
  return empleadoId === (actor.tipo === 'empleado' ? subjectId : null);
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
