import type { Visit, VisitQuery } from '@comanda/contract/accounts/accounts';
import { accountTotals, pideCuenta } from '@comanda/contract/accounts/accounts.rules';
import { roundsOf } from '@comanda/contract/kitchen/rounds.rules';
import type { OrderLine } from '@comanda/contract/orders/orders';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { isUuid } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { checkTable } from '../locations/tables.service.ts';
import type { Sede } from '../sessions/session.ts';
import { type AccountRow, findAccountAt, selectAccounts } from '../tables/account-rows.ts';
import { isVisitOf, visitOf } from '../tables/seat.ts';
import { askBill } from './accounts.service.ts';
import { type AccountDeps, selectStored } from './change-accounts.ts';

/** The account of a table as its guests see it; null while the table has none. */
export async function readVisit(
  deps: AccountDeps,
  sede: Sede,
  query: VisitQuery,
): Promise<Visit | null> {
  const { row, visita } = await visited(deps, sede, query);
  return row && presentVisit(deps.db, sede, row, visita);
}

/** Guests ask for the bill of their table. Asking again changes nothing until they order more. */
export async function askBillFromTable(
  deps: AccountDeps,
  sede: Sede,
  query: VisitQuery,
): Promise<Visit> {
  const { row, visita } = await visited(deps, sede, query);
  if (!row) throw new AppError('visita_desconocida');
  const cuentaPedida = row.cuentaPedida?.toISOString() ?? null;
  if (!pideCuenta({ cuentaPedida }, row.orders)) {
    await askBill(deps, sede, { id: row.id, por: 'comensal' });
  }
  const [now] = await selectAccounts(deps.db, sede, [row.id]);
  return presentVisit(deps.db, sede, now ?? row, visita);
}

/** Whoever has the code of the table, or what an earlier answer gave them for its account. */
async function visited(
  { db, menus }: AccountDeps,
  sede: Sede,
  { mesa, firma, cuenta, visita }: VisitQuery,
) {
  const menu = await menus.read(sede);
  const { mesaKey, ajustes } = menu;
  if (cuenta && visita) {
    const isRight = isUuid(cuenta) && isVisitOf(mesaKey, cuenta, visita);
    const row = isRight ? await openAccount(db, sede, cuenta) : null;
    if (!row) throw new AppError('visita_desconocida');
    return { row, visita };
  }
  if (!mesa || !firma) throw new AppError('solicitud_invalida');
  checkTable(menu, mesa, firma);
  const id = ajustes.cuentas.activas ? await findAccountAt(db, sede, [mesaClave(mesa)]) : null;
  const row = id && (await openAccount(db, sede, id));
  return { row: row || null, visita: id ? visitOf(mesaKey, id) : '' };
}

async function openAccount(db: Db, sede: Sede, id: string): Promise<AccountRow | null> {
  const [row] = await selectAccounts(db, sede, [id]);
  return row?.estado === 'abierta' ? row : null;
}

async function presentVisit(db: Db, sede: Sede, row: AccountRow, visita: string): Promise<Visit> {
  const ids = row.orders.map(({ id }) => id);
  const orders = ids.length > 0 ? await selectStored(db, sede, ids) : [];
  const rounds = orders.map((one) => ({
    ...one,
    _id: one.id,
    horaCreacion: one.horaCreacion.toISOString(),
  }));
  const numbers = roundsOf([{ _id: row.id, pedidos: ids }], rounds);
  const cuentaPedida = row.cuentaPedida?.toISOString() ?? null;
  return {
    cuenta: row.id,
    visita,
    mesas: row.mesas,
    pideCuenta: pideCuenta({ cuentaPedida }, row.orders),
    rondas: rounds
      .map(({ _id, horaCreacion, estado, productos }) => ({
        numero: numbers.get(_id) ?? ids.indexOf(_id) + 1,
        hora: horaCreacion,
        estado,
        lineas: productos.map(presentLine),
      }))
      .toSorted((a, b) => a.numero - b.numero),
    totales: accountTotals(row.orders),
  };
}

function presentLine({ cantidad, nombre, nota, adiciones, combo, subtotal }: OrderLine) {
  const parts = [...adiciones, ...(combo ? [combo.bebida, combo.adicional] : [])];
  const detalles = [...parts.map((part) => part.nombre), ...(nota ? [nota] : [])];
  return { cantidad, nombre, detalles, subtotal };
}
