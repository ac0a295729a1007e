import { randomUUID } from 'node:crypto';
import { isInstant } from '@comanda/contract/days';
import { METODOS_COBRO } from '@comanda/contract/orders/orders.words';
import { hasFacultad } from '@comanda/contract/permissions';
import { cleanText, isUuid, nameKey } from '@comanda/contract/text';
import type {
  CashMove,
  MethodFigures,
  OpenShift,
  Shift,
  ShiftList,
  ShiftListQuery,
  ShiftOpening,
  TillDay,
} from '@comanda/contract/till/till';
import { tillMessages } from '@comanda/contract/till/till.messages';
import {
  methodFigures,
  movementProblems,
  openingProblems,
  shiftFigures,
} from '@comanda/contract/till/till.rules';
import { DATABASE_TIME, lockCounter } from '../accounts/change-accounts.ts';
import { markOf } from '../accounts/deeds.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { type PageCursor, readCursor, writeCursor } from '../db/page-cursor.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { readSoldDay } from '../reports/sold-day.service.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { countsBlindAt, type TillDeps } from './blind.ts';
import {
  CLOSED,
  countClosedAccounts,
  lockShift,
  type ShiftRow,
  selectClosedAccounts,
  selectDayPayments,
  selectMovements,
  selectOpenShifts,
  selectPayments,
  selectShift,
  selectShifts,
} from './till.db.ts';
import {
  employeeOf,
  isOwn,
  type KeptReport,
  presentShift,
  presentShiftRow,
} from './till.presenter.ts';

/** Opens a shift with the cash that was counted. A till has one open shift. */
export async function openShift(
  deps: TillDeps,
  sede: Sede,
  author: Session,
  draft: ShiftOpening,
): Promise<Shift> {
  const problems = openingProblems(draft);
  if (problems.length > 0) throw brokenRules(problems);
  const { base } = draft;
  const caja = cleanText(draft.caja);
  const id = randomUUID();
  await deps.db.transaction().execute(async (tx) => {
    // Two who open the same till at once come here one after the other.
    await lockCounter(tx, sede);
    const open = await selectOpenShifts(tx, sede);
    const other = open.find((one) => nameKey(one.caja) === nameKey(caja));
    if (other) {
      const message = tillMessages.occupied(other.caja, other.nombre);
      throw new AppError('caja_ocupada', { message });
    }
    await tx
      .insertInto('till_shifts')
      .values({
        ...sedeKeys(sede),
        id,
        caja,
        base,
        empleado_id: employeeOf(author),
        nombre: author.nombre || author.email,
        abierto: DATABASE_TIME,
        reconteos: '[]',
      })
      .execute();
    await recordAudit(tx, author, sede, {
      action: 'abierto',
      entity: 'turno',
      entityId: id,
      after: { caja, base },
    });
  });
  return readShift(deps, sede, author, id);
}

/** Puts cash into a till or takes it out. The same key twice is one movement. */
export async function moveCash(
  deps: TillDeps,
  sede: Sede,
  author: Session,
  id: string,
  draft: CashMove,
  key: string | null,
): Promise<Shift> {
  const problems = movementProblems(draft);
  if (problems.length > 0) throw brokenRules(problems);
  if (!isUuid(id)) throw new AppError('turno_desconocido');
  const { tipo, clase, valor } = draft;
  const motivo = cleanText(draft.motivo);
  const mark = markOf(author, key, { call: 'till.move', id, tipo, clase, valor, motivo });
  const request_hash = mark && Buffer.from(mark.huella, 'base64url');
  await deps.db.transaction().execute(async (tx) => {
    // The same key may be sent for two shifts at once.
    await lockCounter(tx, sede);
    const shift = requireOwn(await lockShift(tx, sede, id), author);
    const earlier = key === null ? null : await findMovement(tx, sede, key);
    if (earlier && request_hash?.equals(earlier.request_hash ?? Buffer.alloc(0))) return;
    if (earlier) throw new AppError('clave_reutilizada');
    if (shift.cerrado !== null) throw new AppError('turno_cerrado');
    await tx
      .insertInto('till_movements')
      .values({
        ...sedeKeys(sede),
        id: randomUUID(),
        turno_id: id,
        tipo,
        clase,
        valor,
        motivo,
        por: author.nombre || author.email,
        at: DATABASE_TIME,
        idempotency_key: key,
        request_hash,
      })
      .execute();
    await recordAudit(tx, author, sede, {
      action: 'movimiento',
      entity: 'turno',
      entityId: id,
      after: { caja: shift.caja, movimiento: tipo, clase, valor, motivo },
    });
  });
  return readShift(deps, sede, author, id);
}

/** How a shift goes, or how it ended. */
export async function readShift(
  deps: TillDeps,
  sede: Sede,
  session: Session,
  id: string,
): Promise<Shift> {
  const isBlind = await countsBlindAt(deps, sede, session);
  // One snapshot: a payment that comes in meanwhile is in every figure or in none.
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const found = isUuid(id) ? await selectShift(tx, sede, id) : undefined;
      const row = requireOwn(found, session);
      const movements = await selectMovements(tx, sede, id);
      const report = (row.esperado as KeptReport | null) ?? (await reportOf(tx, sede, row));
      const pagos = paymentCounts(report.porMetodo);
      const isHidden = isBlind && row.cerrado === null;
      return presentShift(row, session, { movements, pagos, report: isHidden ? null : report });
    });
}

/** In an order that does not tell by which method the most came. */
function paymentCounts(porMetodo: readonly MethodFigures[]): Shift['pagos'] {
  return METODOS_COBRO.flatMap((metodo) => {
    const pagos = porMetodo.find((one) => one.metodo === metodo)?.pagos ?? 0;
    return pagos > 0 ? [{ metodo, pagos }] : [];
  });
}

/** The figures of a shift as they are now. */
export async function reportOf(tx: Db, sede: Sede, row: ShiftRow): Promise<KeptReport> {
  const payments = await selectPayments(tx, sede, row.id);
  const movements = await selectMovements(tx, sede, row.id);
  const accounts = await selectClosedAccounts(tx, sede, row);
  const { porMetodo, esperado } = shiftFigures(row, payments, movements, accounts);
  return { ...esperado, porMetodo };
}

export async function listShifts(
  { db }: TillDeps,
  sede: Sede,
  session: Session,
  { limit, cursor }: ShiftListQuery,
): Promise<ShiftList> {
  const rows = await selectShifts(db, sede, {
    closedOf: hasFacultad(session.actor, 'arqueo') ? null : { empleadoId: employeeOf(session) },
    cursor: cursor ? placeOf(cursor) : null,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map((row) => presentShiftRow(row, session)),
    nextCursor: last ? cursorOf(last) : null,
  };
}

export async function listOpenShifts(
  { db }: TillDeps,
  sede: Sede,
  session: Session,
): Promise<OpenShift[]> {
  return (await selectOpenShifts(db, sede)).map((row) => presentShiftRow(row, session));
}

/** What a day took in. Sums by method are not for who still has to count. */
export async function readDay(
  deps: TillDeps,
  sede: Sede,
  session: Session,
  day: string,
): Promise<TillDay> {
  const isBlind = await countsBlindAt(deps, sede, session);
  const isHidden = isBlind && (await selectOpenShifts(deps.db, sede)).length > 0;
  const sold = await readSoldDay(deps.db, sede, day);
  const counted = {
    cuentas: await countClosedAccounts(deps.db, sede, day),
    pedidos: sold.reduce((sum, { pedidos }) => sum + pedidos, 0),
  };
  if (isHidden) return { ...counted, porMetodo: null, sinTurno: null };
  const payments = await selectDayPayments(deps.db, sede, day);
  const earlier = sold
    .filter(({ hasAccount, valor }) => !hasAccount && valor > 0)
    .map((one) => ({ ...one, tipo: 'pago' as const, propina: 0 }));
  return {
    ...counted,
    porMetodo: methodFigures([...payments, ...earlier]),
    sinTurno: methodFigures([...payments.filter(({ inShift }) => !inShift), ...earlier]),
  };
}

/** The shift of somebody else is for who may review. */
export function requireOwn(row: ShiftRow | undefined, session: Session): ShiftRow {
  if (!row) throw new AppError('turno_desconocido');
  if (!isOwn(row, session) && !hasFacultad(session.actor, 'arqueo')) {
    throw new AppError('turno_ajeno');
  }
  return row;
}

async function findMovement(tx: Db, sede: Sede, key: string) {
  return tx
    .selectFrom('till_movements')
    .select('request_hash')
    .where(inSede(sede))
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

function cursorOf({ numero, abierto, id }: ShiftRow): string {
  return numero === null
    ? writeCursor(abierto.toISOString(), id)
    : writeCursor(CLOSED, String(numero));
}

function placeOf(cursor: string): PageCursor {
  const place = readCursor(cursor, isPlace, (id) => isUuid(id) || IS_NUMERO.test(id));
  if ((place.at === CLOSED) !== IS_NUMERO.test(place.id)) throw new AppError('solicitud_invalida');
  return place;
}

const IS_NUMERO = /^\d{1,15}$/;

function isPlace(at: string): boolean {
  return at === CLOSED || isInstant(at);
}
