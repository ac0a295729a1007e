import type { Account } from '@comanda/contract/accounts/accounts';
import type { CuentaEstado } from '@comanda/contract/accounts/accounts.words';
import type { KitchenPrinters } from '@comanda/contract/printing/kitchen-ticket';
import { isUuid } from '@comanda/contract/text';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { Db } from '../db/db.ts';
import type { AccountDeed, Tables } from '../db/tables.ts';
import { AppError } from '../errors/app-error.ts';
import { presentOrder } from '../orders/orders.presenter.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';
import { type AccountRow, selectAccounts } from '../tables/account-rows.ts';
import { presentAccount, revisionOf } from '../tables/accounts.presenter.ts';
import { type TableDeps, tellAccounts } from '../tables/tell-accounts.ts';
import { doneBefore, type Mark, rememberDeed } from './deeds.ts';

export type AccountDeps = TableDeps;

export type StoredOrder = Selectable<Tables['orders']>;

/** What a change of accounts is worked on, all of it locked until the transaction ends. */
export type Held = {
  tx: Db;
  sede: Sede;
  accounts: ReadonlyMap<string, AccountRow>;
  /** Their orders, by id. */
  orders: readonly StoredOrder[];
  counter: { revision: number; order_count: number; account_count: number };
  /** Where the kitchen is told of orders that change their table; null: nowhere. */
  printers: KitchenPrinters | null;
};

/** What a change wrote. Orders and accounts get the next revisions of the sede, in this order. */
export type Written = {
  orders: readonly string[];
  accounts: readonly string[];
  seats?: boolean;
  /** Of money that was taken, what is not due. */
  devolver?: number;
};

/** `ids`: the account that was asked for, and those that change with it. */
type Asked = {
  ids: readonly string[];
  vista?: number | null | undefined;
  mark?: Mark | null;
  /** The others were found by their table: one that has left it is no account to speak of. */
  isByTable?: boolean;
  /** Of the first account; open, unless they say otherwise. */
  estados?: readonly CuentaEstado[];
  /** Where orders may change their table: what the kitchen prints on. Asked before anything is locked. */
  printers?: KitchenPrinters | null;
};

/**
 * Changes accounts, and tells every screen. Locks in the order of the whole product: orders by id, the sede's counter,
 * accounts. If an order joined while the counter was waited for, nothing is changed. The same deed again changes nothing,
 * and answers the accounts as they are.
 */
export async function changeAccounts(
  deps: AccountDeps,
  sede: Sede,
  { ids, vista, mark = null, isByTable = false, estados, printers = null }: Asked,
  work: (held: Held) => Promise<Written>,
): Promise<Account[]> {
  const [id = ''] = ids;
  if (!ids.every(isUuid)) throw new AppError('cuenta_desconocida');
  const done = await deps.db.transaction().execute(async (tx) => {
    const before = await selectAccounts(tx, sede, ids);
    const orders = await lockOrders(tx, sede, before);
    const counter = await lockCounter(tx, sede);
    await lockRows(tx, sede, ids);
    const earlier = await doneBefore(tx, sede, id, mark);
    if (earlier) return { earlier };
    const now = await selectAccounts(tx, sede, ids);
    const accounts = new Map(now.map((row) => [row.id, row]));
    const first = requireIn(accounts.get(id), estados);
    for (const one of ids.slice(1)) {
      const other = accounts.get(one);
      if (isByTable && other?.estado !== 'abierta') throw staleAccount(first);
      requireOpen(other);
    }
    const isAsSeen = (vista ?? revisionOf(first)) === revisionOf(first);
    if (!isAsSeen || !isSameOrders(now, orders)) throw staleAccount(first);
    const written = await work({ tx, sede, accounts, orders, counter, printers });
    if (mark) await rememberDeed(tx, sede, id, deedOf(mark, written));
    return { written };
  });
  if (printers) deps.realtime.callPrinters(sede);
  return 'earlier' in done
    ? asTheyAre(deps.db, sede, done.earlier)
    : publish(deps, sede, done.written);
}

export function deedOf(mark: Mark, { accounts, devolver }: Written): AccountDeed {
  return { ...mark, cuentas: [...accounts], ...(devolver && { devolver }) };
}

/** The accounts as they are now, in the order given. */
export async function asTheyAre(db: Db, sede: Sede, ids: readonly string[]): Promise<Account[]> {
  const rows = new Map((await selectAccounts(db, sede, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? presentAccount(row) : [];
  });
}

/** Tells every screen what changed, and answers the accounts as they are now. */
export async function publish(
  deps: AccountDeps,
  sede: Sede,
  { orders, accounts, seats }: Written,
): Promise<Account[]> {
  const changed = orders.length > 0 ? await selectStored(deps.db, sede, orders) : [];
  for (const row of changed) {
    const order = presentOrder(row, sede.dbName);
    deps.realtime.publishOrder('updated_order', sede, order, row.client_id);
  }
  return tellAccounts(deps, sede, { ids: accounts, seats });
}

export function requireOpen(row: AccountRow | undefined): AccountRow {
  return requireIn(row);
}

function requireIn(
  row: AccountRow | undefined,
  estados: readonly CuentaEstado[] = ['abierta'],
): AccountRow {
  if (!row) throw new AppError('cuenta_desconocida');
  if (estados.includes(row.estado)) return row;
  const code = row.estado === 'abierta' ? 'cuenta_abierta' : 'cuenta_cerrada';
  throw new AppError(code, { body: { data: presentAccount(row) } });
}

/** Who acted on an older view gets the account as it is. */
export function staleAccount(row: AccountRow | undefined): AppError {
  return new AppError('cuenta_cambiada', row && { body: { data: presentAccount(row) } });
}

function isSameOrders(accounts: readonly AccountRow[], locked: readonly StoredOrder[]): boolean {
  const ids = new Set(locked.map(({ id }) => id));
  const now = accounts.flatMap(({ orders }) => orders);
  return now.length === ids.size && now.every(({ id }) => ids.has(id));
}

async function lockOrders(
  tx: Db,
  sede: Sede,
  accounts: readonly AccountRow[],
): Promise<StoredOrder[]> {
  if (accounts.length === 0) return [];
  const since = new Date(Math.min(...accounts.map(({ desde }) => desde.getTime())));
  const isOver = accounts.every(({ cerrada }) => cerrada !== null);
  const until = new Date(Math.max(...accounts.map(({ cerrada }) => cerrada?.getTime() ?? 0)));
  return tx
    .selectFrom('orders')
    .selectAll()
    .where(inSede(sede))
    .where('horaCreacion', '>=', since)
    .$if(isOver, (orders) => orders.where('horaCreacion', '<=', until))
    .where(
      'cuentaId',
      'in',
      accounts.map(({ id }) => id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function selectStored(
  db: Db,
  sede: Sede,
  ids: readonly string[],
): Promise<StoredOrder[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where(inSede(sede))
    .where('id', 'in', ids)
    .orderBy('revision')
    .execute();
}

export async function lockCounter(tx: Db, sede: Sede): Promise<Held['counter']> {
  return tx
    .selectFrom('location_counters')
    .select(['revision', 'order_count', 'account_count'])
    .where(inSede(sede))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function lockRows(tx: Db, sede: Sede, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where(inSede(sede))
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Raises the counters of the sede, whose row is locked. `seats`: which account is at which table changed. */
export async function raise(
  { tx, sede }: Pick<Held, 'tx' | 'sede'>,
  by: { revisions: number; orders?: number; closed?: number; seats?: boolean },
): Promise<void> {
  const { revisions, orders = 0, closed = 0, seats = false } = by;
  await sql`
    UPDATE location_counters c SET revision = c.revision + ${revisions},
      order_count = c.order_count + ${orders}, account_count = c.account_count + ${closed},
      mesas_version = c.mesas_version + ${seats ? 1 : 0}
    WHERE ${inSede(sede, 'c')}`.execute(tx);
}

/** Raises the sede's revision for a table that asks for its bill, and answers when: a round that is written later is newer. */
export async function raiseAsked({ tx, sede }: Pick<Held, 'tx' | 'sede'>): Promise<Date> {
  const { cuenta_pedida: asked } = await tx
    .updateTable('location_counters')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1), cuenta_pedida: DATABASE_TIME }))
    .where(inSede(sede))
    .returning('cuenta_pedida')
    .executeTakeFirstOrThrow();
  if (!asked) throw new Error('The counter kept no time.');
  return asked;
}

/**
 * By the clock that orders have, and later than whatever the locks before the statement waited for. Not
 * `clock_timestamp()`: a distributed database refuses a VOLATILE function in a write.
 */
export const DATABASE_TIME = sql<Date>`statement_timestamp()`;

/** The database's time now, for rows that are to have the same. */
export async function clockOf(tx: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT ${DATABASE_TIME}::timestamptz(3) AS at`.execute(
    tx,
  );
  const [now] = rows;
  if (!now) throw new Error('The database has no time.');
  return now.at;
}

export async function updateAccount(
  tx: Db,
  sede: Sede,
  id: string,
  changes: UpdateObject<Tables, 'accounts'>,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ ...changes, tocada: DATABASE_TIME })
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
}
