import { dayRange } from '@comanda/contract/days';
import type { ClosedAccount, TillPayment } from '@comanda/contract/till/till.rules';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { PageCursor } from '../db/page-cursor.ts';
import type { Tables } from '../db/tables.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

export type ShiftRow = Selectable<Tables['till_shifts']>;
export type MovementRow = Selectable<Tables['till_movements']>;

export async function selectShift(db: Db, sede: Sede, id: string): Promise<ShiftRow | undefined> {
  return shiftsIn(db, sede).where('id', '=', id).executeTakeFirst();
}

/** Until the transaction ends nobody charges into it, moves its cash or closes it. */
export async function lockShift(tx: Db, sede: Sede, id: string): Promise<ShiftRow | undefined> {
  return shiftsIn(tx, sede).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function selectOpenShifts(db: Db, sede: Sede): Promise<ShiftRow[]> {
  return shiftsIn(db, sede).where('cerrado', 'is', null).orderBy('abierto').execute();
}

/** In a cursor, the place of an open shift is its beginning, that of a closed one its number. */
export const CLOSED = 'Z';

type Page = {
  /** Of closed shifts only those of this person. */
  closedOf: { empleadoId: string | null } | null;
  cursor: PageCursor | null;
  limit: number;
};

/** Open shifts, the oldest first, then closed ones by number, the newest first. */
export async function selectShifts(
  db: Db,
  sede: Sede,
  { closedOf, cursor, limit }: Page,
): Promise<ShiftRow[]> {
  let query = shiftsIn(db, sede);
  if (closedOf) {
    const own = sql<boolean>`empleado_id IS NOT DISTINCT FROM ${closedOf.empleadoId}::uuid`;
    query = query.where((eb) => eb.or([eb('numero', 'is', null), own]));
  }
  if (cursor?.at === CLOSED) {
    query = query.where('numero', '<', Number(cursor.id));
  } else if (cursor) {
    const after = sql<boolean>`(abierto, id) > (${cursor.at}::timestamptz, ${cursor.id}::uuid)`;
    query = query.where((eb) => eb.or([eb('numero', 'is not', null), after]));
  }
  return query
    .orderBy('numero', (order) => order.desc().nullsFirst())
    .orderBy('abierto')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function selectMovements(db: Db, sede: Sede, shift: string): Promise<MovementRow[]> {
  return db
    .selectFrom('till_movements')
    .selectAll()
    .where(inSede(sede))
    .where('turno_id', '=', shift)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

type PaymentRow = TillPayment & { pagos: number };

/** What came into a shift and what went back, summed by kind and method. */
export async function selectPayments(db: Db, sede: Sede, shift: string): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    SELECT p.tipo, p.metodo, count(*)::int AS pagos, sum(p.valor)::bigint AS valor,
      sum(p.propina)::bigint AS propina
    FROM account_payments p WHERE ${inSede(sede, 'p')} AND p.turno_id = ${shift}
    GROUP BY p.tipo, p.metodo`.execute(db);
  return rows;
}

/**
 * The accounts that were closed in a shift. A payment that waited for the shift to open has an earlier time than it; nobody
 * waits for an hour.
 */
export async function selectClosedAccounts(
  db: Db,
  sede: Sede,
  { id, abierto }: Pick<ShiftRow, 'id' | 'abierto'>,
): Promise<ClosedAccount[]> {
  const since = new Date(abierto.getTime() - 3_600_000);
  const { rows } = await sql<ClosedAccount>`
    SELECT a.numero, (a.totales ->> 'descuentos')::bigint AS descuentos,
      coalesce(a.totales -> 'impuestos', '[]') AS impuestos, a.contado
    FROM accounts a
    WHERE ${inSede(sede, 'a')} AND a.estado = 'cerrada' AND a.cerrada >= ${since}
      AND a.turno_id = ${id}`.execute(db);
  return rows;
}

export async function countOpenAccounts(db: Db, sede: Sede): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    SELECT count(*)::int AS open FROM accounts a
    WHERE ${inSede(sede, 'a')} AND a.estado = 'abierta'`.execute(db);
  return rows[0]?.open ?? 0;
}

type DayPayment = PaymentRow & { inShift: boolean };

/** What came in on a day. */
export async function selectDayPayments(db: Db, sede: Sede, day: string): Promise<DayPayment[]> {
  const { from, to } = dayRange(day);
  const { rows } = await sql<DayPayment>`
    SELECT p.tipo, p.metodo, p.turno_id IS NOT NULL AS "inShift", count(*)::int AS pagos,
      sum(p.valor)::bigint AS valor, sum(p.propina)::bigint AS propina
    FROM account_payments p
    WHERE ${inSede(sede, 'p')} AND p.at >= ${from} AND p.at < ${to} GROUP BY 1, 2, 3`.execute(db);
  return rows;
}

export async function countClosedAccounts(db: Db, sede: Sede, day: string): Promise<number> {
  const { from, to } = dayRange(day);
  const { rows } = await sql<{ closed: number }>`
    SELECT count(*)::int AS closed FROM accounts a
    WHERE ${inSede(sede, 'a')} AND a.estado = 'cerrada' AND a.cerrada >= ${from} AND a.cerrada < ${to}`.execute(
    db,
  );
  return rows[0]?.closed ?? 0;
}

function shiftsIn(db: Db, sede: Sede) {
  return db.selectFrom('till_shifts').selectAll().where(inSede(sede));
}
