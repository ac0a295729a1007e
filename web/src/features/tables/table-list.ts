import type { Account } from '@comanda/contract/accounts/accounts';
import {
  accountTotals,
  hasNothingToPay,
  pideCuenta,
} from '@comanda/contract/accounts/accounts.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { isTableUnconfirmed } from '@comanda/contract/orders/orders.rules';
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

export type TableState = 'libre' | 'ocupada' | 'pide' | 'vacia';

/** A table, or several that one account joins. */
export interface Table {
  key: string;
  mesas: readonly string[];
  account: LiveAccount | null;
  /** Orders for it that wait on this device. */
  unsent: number;
}

/**
 * All tables of the sede, by number: those with an account, and the free ones among the tables at hand. A floor plan of
 * the sede belongs here, in the place of `tablesAtHand`.
 */
export function listTables(accounts: readonly Account[], orders: readonly Order[]): Table[] {
  const taken = accounts.map((account): Table => {
    const live = liveAccount(account, orders);
    const unsent = live.rounds.filter(({ _id }) => isLocalId(_id)).length;
    return { key: account._id, mesas: account.mesas, account: live, unsent };
  });
  const claves = new Set(accounts.flatMap(clavesOf));
  const free = tablesAtHand(orders)
    .filter((mesa) => !claves.has(mesaClave(mesa)))
    .map((mesa): Table => {
      const unsent = orders.filter((order) => isUnsentAt(order, [mesaClave(mesa)])).length;
      return { key: mesaClave(mesa), mesas: [mesa], account: null, unsent };
    });
  return [...taken, ...free].toSorted(byNumber);
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
    unconfirmed: orders.filter((order) => isClaimedAt(order, claves)),
    totales: isWhole ? accountTotals(rounds) : account.totales,
    // As the server counts it: a step of an order does not raise it.
    revision: Math.max(account.revision, ...rounds.map((order) => order.cuentaRevision ?? 0)),
  };
}

export function stateOf({ account, unsent }: Pick<Table, 'account' | 'unsent'>): TableState {
  if (!account) return unsent > 0 ? 'ocupada' : 'libre';
  if (hasNothingToPay(account)) return 'vacia';
  return pideCuenta(account, account.rounds) ? 'pide' : 'ocupada';
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

/** It will join the account that is open at its table when it arrives. */
function isUnsentAt({ _id, tipo, mesa }: Order, claves: readonly string[]): boolean {
  return isLocalId(_id) && tipo === 'en_local' && claves.includes(mesaClave(mesa ?? ''));
}

function isClaimedAt(order: Order, claves: readonly string[]): boolean {
  return isTableUnconfirmed(order) && claves.includes(mesaClave(order.mesa ?? ''));
}

function clavesOf({ mesas }: Pick<Account, 'mesas'>): string[] {
  return mesas.map(mesaClave);
}

const names = new Intl.Collator('es', { numeric: true });

function byNumber(a: Table, b: Table): number {
  return names.compare(a.mesas[0] ?? '', b.mesas[0] ?? '');
}
