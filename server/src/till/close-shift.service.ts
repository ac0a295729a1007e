import { cleanText, isUuid } from '@comanda/contract/text';
import type { Count, CountDraft, ForcedClose, Shift } from '@comanda/contract/till/till';
import { countOf, countProblems } from '@comanda/contract/till/till.rules';
import { sql } from 'kysely';
import { DATABASE_TIME, lockCounter } from '../accounts/change-accounts.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import type { TillDeps } from './blind.ts';
import { countOpenAccounts, lockShift, type ShiftRow } from './till.db.ts';
import type { KeptReport } from './till.presenter.ts';
import { readShift, reportOf, requireOwn } from './till.service.ts';

/** `cuentasAbiertas`: accounts that go on in the next shift. */
type Closed = { shift: Shift; cuentasAbiertas: number };

/** Keeps what was counted; only then is told what must have been there. */
export async function closeShift(
  deps: TillDeps,
  sede: Sede,
  author: Session,
  id: string,
  draft: CountDraft,
): Promise<Closed> {
  return endShift(deps, sede, author, id, { conteo: requireCount(draft), nota: draft.nota });
}

/** Closes a shift that was left open. Nobody has counted it. */
export async function forceShift(
  deps: TillDeps,
  sede: Sede,
  author: Session,
  id: string,
  { nota }: ForcedClose,
): Promise<Closed> {
  return endShift(deps, sede, author, id, { conteo: null, nota });
}

/** What is counted later stands beside the first count, which stays as it is. */
export async function recountShift(
  deps: TillDeps,
  sede: Sede,
  author: Session,
  id: string,
  draft: CountDraft,
): Promise<Shift> {
  const conteo = requireCount(draft);
  const nota = noteOf(draft.nota);
  await deps.db.transaction().execute(async (tx) => {
    const row = requireOwn(await lockKnown(tx, sede, id), author);
    if (row.esperado === null) throw new AppError('turno_abierto');
    const diferencia = conteo.efectivo - (row.esperado as KeptReport).efectivo;
    const recount = { ...conteo, nota, diferencia, por: author.nombre || author.email };
    await sql`
      UPDATE till_shifts s SET reconteos = s.reconteos || jsonb_build_array(
        ${JSON.stringify(recount)}::jsonb || jsonb_build_object('fecha', ${DATABASE_TIME}))
      WHERE ${inSede(sede, 's')} AND s.id = ${id}`.execute(tx);
    await recordAudit(tx, author, sede, {
      action: 'recontado',
      entity: 'turno',
      entityId: id,
      after: { ...told(row, conteo, diferencia, nota), numeroTurno: row.numero },
    });
  });
  return readShift(deps, sede, author, id);
}

type Ending = { conteo: Count | null; nota: string | null | undefined };

/**
 * Payments hold the sede's counter, and then the shift that they come into: whoever holds both here has every payment of it
 * before the figures are added up, and a later one finds it closed.
 */
async function endShift(
  deps: TillDeps,
  sede: Sede,
  author: Session,
  id: string,
  { conteo, nota: sent }: Ending,
): Promise<Closed> {
  const nota = noteOf(sent);
  const cuentasAbiertas = await deps.db.transaction().execute(async (tx) => {
    await lockCounter(tx, sede);
    const row = requireOwn(await lockKnown(tx, sede, id), author);
    if (row.cerrado !== null) throw new AppError('turno_cerrado');
    const report = await reportOf(tx, sede, row);
    const diferencia = conteo && conteo.efectivo - report.efectivo;
    const { shift_count: numero } = await tx
      .updateTable('location_counters')
      .set(({ eb }) => ({ shift_count: eb('shift_count', '+', 1) }))
      .where(inSede(sede))
      .returning('shift_count')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('till_shifts')
      .set({
        numero,
        cerrado: DATABASE_TIME,
        cerradoPor: author.nombre || author.email,
        conteo: JSON.stringify(conteo ?? {}),
        esperado: JSON.stringify(report),
        diferencia,
        nota,
        forzado: conteo === null,
      })
      .where(inSede(sede))
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, author, sede, {
      action: conteo ? 'cerrado' : 'forzado',
      entity: 'turno',
      entityId: id,
      after: {
        ...told(row, conteo, diferencia, nota),
        esperado: report.efectivo,
        numeroTurno: numero,
      },
    });
    return countOpenAccounts(tx, sede);
  });
  return { shift: await readShift(deps, sede, author, id), cuentasAbiertas };
}

/** For the trail. */
function told(
  { caja }: ShiftRow,
  conteo: Count | null,
  diferencia: number | null,
  nota: string | null,
) {
  return {
    caja,
    ...(conteo && { contado: conteo.efectivo, diferencia }),
    ...(nota && { nota }),
  };
}

async function lockKnown(tx: Db, sede: Sede, id: string): Promise<ShiftRow | undefined> {
  return isUuid(id) ? lockShift(tx, sede, id) : undefined;
}

function requireCount(draft: CountDraft): Count {
  const problems = countProblems(draft);
  if (problems.length > 0) throw brokenRules(problems);
  return countOf(draft);
}

function noteOf(nota: string | null | undefined): string | null {
  return cleanText(nota ?? '') || null;
}
