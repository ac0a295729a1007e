import type { Visit, VisitQuery } from '@comanda/contract/accounts/accounts';
import { accountTotals, pideCuenta } from '@comanda/contract/accounts/accounts.rules';
import { roundsOf } from '@comanda/contract/kitchen/rounds.rules';
import type { OrderLine } from '@comanda/contract/orders/orders';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { isUuid } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { menuOfTable } from '../locations/tables.service.ts';
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

/** How often a request for the bill is tried while others order at the table. */
const TRIES = 5;

/**
 * Guests ask for the bill of their table. Asking again changes nothing until they order more. `count`: what limits how often
 * an account may be asked for.
 */
export async function askBillFromTable(
  deps: AccountDeps,
  sede: Sede,
  query: VisitQuery,
  count: (account: string) => Promise<void>,
): Promise<Visit> {
  let isCounted = false;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { row, visita } = await visited(deps, sede, query);
    if (!row) throw new AppError('visita_desconocida');
    if (!isCounted) await count(row.id);
    isCounted = true;
    const cuentaPedida = row.cuentaPedida?.toISOString() ?? null;
    if (pideCuenta({ cuentaPedida }, row.orders) || (await asked(deps, sede, row.id))) {
      const [now] = await selectAccounts(deps.db, sede, [row.id]);
      return presentVisit(deps.db, sede, now ?? row, visita);
    }
  }
  throw new AppError('servicio_no_disponible');
}

/** False if a round or the end of the account came in between. What the staff would be told of it is not for guests. */
async function asked(deps: AccountDeps, sede: Sede, id: string): Promise<boolean> {
  try {
    await askBill(deps, sede, { id, por: 'comensal' });
    return true;
  } catch (error) {
    const isChanged =
      error instanceof AppError && ['cuenta_cambiada', 'cuenta_cerrada'].includes(error.code);
    if (!isChanged) throw error;
    return false;
  }
}

/** Whoever has the code of the table, or what an earlier answer gave them for its account. */
async function visited(
  { db, menus }: AccountDeps,
  sede: Sede,
  { mesa, firma, cuenta, visita }: VisitQuery,
) {
  if (cuenta && visita) {
    const { mesaKey } = await menus.read(sede);
    const isRight = isUuid(cuenta) && isVisitOf(mesaKey, cuenta, visita);
    const row = isRight ? await accountNow(db, sede, cuenta) : null;
    if (!row) throw new AppError('visita_desconocida');
    return { row, visita: visitOf(mesaKey, row.id) };
  }
  if (!mesa || !firma) throw new AppError('solicitud_invalida');
  const { mesaKey, ajustes } = await menuOfTable(menus, sede, mesa, firma);
  const id = ajustes.cuentas.activas ? await findAccountAt(db, sede, [mesaClave(mesa)]) : null;
  const row = id && (await accountNow(db, sede, id));
  return { row: row || null, visita: row ? visitOf(mesaKey, row.id) : '' };
}

/** The account, or the one that took it; null if that is over. */
async function accountNow(db: Db, sede: Sede, id: string): Promise<AccountRow | null> {
  const seen = new Set<string>();
  for (let next: string | null = id; next && !seen.has(next); ) {
    seen.add(next);
    const [row]: AccountRow[] = await selectAccounts(db, sede, [next]);
    if (row?.estado === 'abierta') return row;
    next = row?.estado === 'unida' ? row.unidaA : null;
  }
  return null;
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
