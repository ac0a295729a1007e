import { furtherAccountOf } from '@comanda/contract/accounts/account-names.rules';
import type { Account } from '@comanda/contract/accounts/accounts';
import {
  accountTotals,
  countedOrder,
  hasNothingToPay,
  waitsForBill,
} from '@comanda/contract/accounts/accounts.rules';
import { nextCourse } from '@comanda/contract/kitchen/courses.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { isTableUnconfirmed, OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';
import type { Plan } from '@comanda/contract/tables/tables';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { isLocalId } from '../offline/outbox.ts';
import { tablesAtHand } from '../order-taking/table-orders.tsx';

/** An account with the orders that this device knows of. */
export interface LiveAccount extends Account {
  /** Oldest first. */
  rounds: readonly Order[];
  /** Orders that guests say are for it, which nobody has confirmed. */
  unconfirmed: readonly Order[];
}

export type TableState = 'libre' | 'ocupada' | 'pide' | 'marchar' | 'pagando' | 'vacia';

/** A table of the plan: where it stands in its zone, and how many fit around it. */
export type Spot = Plan['zonas'][number]['mesas'][number];

/** A table, or several that one account joins. */
export interface Table {
  key: string;
  mesas: readonly string[];
  account: LiveAccount | null;
  /** Orders for it that wait on this device. */
  unsent: number;
  /** Orders of guests who only say that they sit there. */
  unconfirmed: number;
  /** Its places on the plan of the zone in which it is listed. */
  spots: readonly Spot[];
  /** The key of the drawn table whose further account this is: that of '7' for '7 B'. */
  furtherOf?: string;
}

export interface Zone {
  key: string;
  nombre: string;
  /** By number. */
  tables: Table[];
}

/** The zone of what is not on the plan, and of all tables where there is none. */
const UNPLANNED = 'otras';

/**
 * The tables of a sede by zone. A table out of service is listed only while somebody is there. A further account of a table
 * is listed after it, and who sits at another table that nobody drew is listed apart. Without a plan all tables are one zone: those with an account, and the free ones among
 * the tables at hand.
 */
export function listTables(
  plan: Plan | undefined,
  accounts: readonly Account[],
  orders: readonly Order[],
): Zone[] {
  // One of the counter that was opened again has no table.
  const seated = accounts.filter(({ mesas }) => mesas.length > 0);
  const taken = seated.map((account): Table => {
    const live = liveAccount(account, orders);
    return {
      key: account._id,
      mesas: account.mesas,
      account: live,
      unsent: live.rounds.filter(({ _id }) => isLocalId(_id)).length,
      unconfirmed: live.unconfirmed.length,
      spots: [],
    };
  });
  const byClave = new Map(taken.flatMap((table) => clavesOf(table).map((one) => [one, table])));
  const at = (mesa: string) => byClave.get(mesaClave(mesa)) ?? freeTable(mesa, orders);
  const isThere = (table: Table) => stateOf(table) !== 'libre' || table.unconfirmed > 0;

  const planned = (hasPlan(plan) ? plan.zonas : []).map(({ _id, nombre, mesas }): Zone => {
    const tables = new Map<string, Table>();
    for (const spot of mesas) {
      const table = at(spot.nombre);
      const spots = [...(tables.get(table.key)?.spots ?? []), spot];
      if (spot.activa || isThere(table)) tables.set(table.key, { ...table, spots });
    }
    return { key: _id, nombre, tables: [...tables.values()] };
  });
  const zones = withFurtherAccounts(planned, taken);

  const drawn = new Set(zones.flatMap(({ tables }) => tables).flatMap(clavesOf));
  const asked = orders
    .filter((order) => isLocalId(order._id) || isTableUnconfirmed(order))
    .flatMap(({ mesa }) => mesa ?? [])
    .map(at);
  const others = zones.length > 0 ? [] : tablesAtHand(orders).map(at);
  const extra = [...taken, ...others, ...asked.filter(isThere)].filter(
    (table) => !clavesOf(table).some((clave) => drawn.has(clave)),
  );
  if (zones.length > 0 && extra.length === 0) return zones;
  const tables = [...new Map(extra.map((table) => [table.key, table])).values()];
  return [
    ...zones,
    { key: UNPLANNED, nombre: tablesMessages.others, tables: tables.toSorted(byNumber) },
  ];
}

/** A zone also has the further accounts of its tables. */
function withFurtherAccounts(zones: readonly Zone[], taken: readonly Table[]): Zone[] {
  return zones.map((zone) => {
    const claves = new Set(zone.tables.flatMap(clavesOf));
    const further = taken.flatMap((table): Table[] => {
      const furtherOf = furtherAccountOf(table.mesas[0] ?? '', claves);
      const isDrawn = zones.some(({ tables }) => tables.some(({ key }) => key === table.key));
      return furtherOf !== null && !isDrawn ? [{ ...table, furtherOf }] : [];
    });
    return { ...zone, tables: [...zone.tables, ...further].toSorted(byNumber) };
  });
}

/** Who has this table now. */
export function tableAt(tables: readonly Table[], clave: string): Table | undefined {
  return tables.find((table) => clavesOf(table).includes(clave));
}

/** Whether an owner has drawn at least one table. */
export function hasPlan(plan: Plan | undefined): plan is Plan {
  return plan?.zonas.some(({ mesas }) => mesas.length > 0) ?? false;
}

/** A table at which nobody has an account. */
export function freeTable(mesa: string, orders: readonly Order[]): Table {
  const claves = [mesaClave(mesa)];
  return {
    key: claves.join(),
    mesas: [mesa],
    account: null,
    unsent: orders.filter((order) => isUnsentAt(order, claves)).length,
    unconfirmed: orders.filter((order) => isUnconfirmedAt(order, claves)).length,
    spots: [],
  };
}

/**
 * An account as the live orders make it. An order that joined is a round at once, although no notice of the account comes
 * for it. The sum is the server's while one of its orders is unknown here.
 */
export function liveAccount(account: Account, orders: readonly Order[]): LiveAccount {
  const { _id, pedidos } = account;
  const claves = clavesOf(account);
  const rounds = orders
    .filter((order) => order.cuentaId === _id || isUnsentAt(order, claves))
    .toSorted((a, b) => Date.parse(a.horaCreacion) - Date.parse(b.horaCreacion));
  const known = new Set(orders.map((order) => order._id));
  const isWhole = pedidos.every((id) => known.has(id));
  return {
    ...account,
    rounds,
    unconfirmed: orders.filter((order) => isUnconfirmedAt(order, claves)),
    totales: isWhole ? worthOf(account, rounds) : account.totales,
    // As the server counts it: a step of an order does not raise it.
    revision: Math.max(account.revision, ...rounds.map((order) => order.cuentaRevision ?? 0)),
  };
}

/** Taxes are the server's: only it knows how the sede is taxed. */
function worthOf(account: Account, rounds: readonly Order[]): Account['totales'] {
  const counted = rounds.map((order) => countedOrder(order._id, order));
  return {
    ...accountTotals(counted, { pagos: account.pagos, ajustes: account.ajustes }),
    impuestos: account.totales.impuestos,
  };
}

export function stateOf({ account, unsent }: Pick<Table, 'account' | 'unsent'>): TableState {
  if (!account) return unsent > 0 ? 'ocupada' : 'libre';
  if (hasNothingToPay(account)) return 'vacia';
  if (waitsForBill(account, account.rounds)) return 'pide';
  if (account.totales.pagado > 0) return 'pagando';
  return account.rounds.some(waitsToFire) ? 'marchar' : 'ocupada';
}

/** Dishes that can be handed out there. */
export function readyAt({ account }: Pick<Table, 'account'>): number {
  const ready = account?.rounds.filter(({ estado }) => estado === 'preparado') ?? [];
  return ready.flatMap(({ productos }) => productos).reduce((sum, one) => sum + one.cantidad, 0);
}

/** '7', or '10 + 11' of joined tables. */
export function tableName({ mesas }: Pick<Table, 'mesas'>): string {
  return mesas.join(' + ');
}

/** How long people have sat there, in hours and minutes: '0:42'. */
export function sitting({ abierta }: Pick<Account, 'abierta'>, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(abierta)) / 60_000));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function waitsToFire(order: Order): boolean {
  return order.estado === 'enviado' && !isLocalId(order._id) && nextCourse(order) !== null;
}

/** It joins no account until staff say that its guest sits there. */
function isUnconfirmedAt(order: Order, claves: readonly string[]): boolean {
  const { tipo, estado, cuentaId, mesa } = order;
  if (tipo !== 'en_local' || cuentaId !== null || !isTableUnconfirmed(order)) return false;
  return OPEN_ESTADOS.includes(estado) && claves.includes(mesaClave(mesa ?? ''));
}

/** It will join the account that is open at its table when it arrives. */
function isUnsentAt({ _id, tipo, mesa }: Order, claves: readonly string[]): boolean {
  return isLocalId(_id) && tipo === 'en_local' && claves.includes(mesaClave(mesa ?? ''));
}

/** The keys of its tables. */
export function clavesOf({ mesas }: Pick<Table, 'mesas'>): string[] {
  return mesas.map(mesaClave);
}

const names = new Intl.Collator('es', { numeric: true });

function byNumber(a: Table, b: Table): number {
  return names.compare(a.mesas[0] ?? '', b.mesas[0] ?? '');
}
