import type { Account, AccountMove } from '@comanda/contract/accounts/accounts';
import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import { ACCOUNT_LIMITS } from '@comanda/contract/accounts/accounts.rules';
import { standingPayments } from '@comanda/contract/accounts/corrections.rules';
import { bareTable } from '@comanda/contract/orders/table.words';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { cleanText, isUuid } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { printersOf } from '../printing/kitchen-tickets.service.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { type AccountRow, findAccountAt, selectAccounts } from '../tables/account-rows.ts';
import { presentAccount, totalsOf } from '../tables/accounts.presenter.ts';
import { accountIn, mesaProblems, requireFree } from './accounts.service.ts';
import {
  type AccountDeps,
  asTheyAre,
  changeAccounts,
  type Held,
  raise,
  requireOpen,
  type StoredOrder,
  staleAccount,
  updateAccount,
} from './change-accounts.ts';
import { doneBefore, type Mark, markOf } from './deeds.ts';
import { isLive, reseat } from './reseat-order.ts';

/** The account that was asked for, and the other one that changed with it. */
export type Moved = { account: Account; other: Account | null };

/** Takes an account to a free table, or joins it to the account of an occupied one. */
export async function moveAccount(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  id: string,
  { mesa: sent, unir = false, vista }: AccountMove,
  key: string | null,
): Promise<Moved> {
  const mesa = bareTable(cleanText(sent));
  const problems = mesaProblems(mesa);
  if (problems.length > 0) throw brokenRules(problems);
  const mark = markOf(author, key, { call: 'move', mesa, unir });
  // Both are read first: if the same deed has just moved or joined the account, it is known below.
  const taken = await findAccountAt(deps.db, sede, [mesaClave(mesa)]);
  const [account] = isUuid(id) ? await selectAccounts(deps.db, sede, [id]) : [];
  const earlier = await doneBefore(deps.db, sede, id, mark);
  if (earlier) {
    const accounts = await asTheyAre(deps.db, sede, earlier);
    return movedFrom(accounts);
  }
  requireOpen(account);
  if (isCounter(account)) throw brokenRules([{ path: 'mesa', message: accountsMessages.noTable }]);
  if (taken === id) throw brokenRules([{ path: 'mesa', message: accountsMessages.sameTable }]);
  if (taken && !unir) {
    const [row] = await selectAccounts(deps.db, sede, [taken]);
    throw new AppError('mesa_ocupada', row && { body: { data: presentAccount(row) } });
  }
  return taken
    ? merge(deps, sede, author, { source: id, target: taken, clave: mesaClave(mesa), vista, mark })
    : transfer(deps, sede, author, { id, mesa, vista, mark });
}

/** The first account is the one that was asked for, unless it was joined to the other. */
function movedFrom([first, second]: readonly Account[]): Moved {
  return first?.estado === 'unida' && second
    ? answered(second, first)
    : answered(first, second ?? null);
}

type Seen = { vista: number | null | undefined; mark: Mark | null };
type Transfer = Seen & { id: string; mesa: string };

async function transfer(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  { id, mesa, vista, mark }: Transfer,
): Promise<Moved> {
  const asked = { ids: [id], vista, mark, printers: await printersOf(deps, sede) };
  const accounts = await changeAccounts(deps, sede, asked, async (held) => {
    await requireFree(held.tx, sede, mesa);
    const before = accountIn(held, id);
    const live = held.orders.filter(isLive);
    const { revision } = held.counter;
    for (const [at, order] of live.entries()) {
      await reseat(held, order, { mesa, cuenta: id, author, revision: revision + at + 1 });
    }
    await updateAccount(held.tx, sede, id, {
      mesas: [mesa],
      claves: [mesaClave(mesa)],
      revision: revision + live.length + 1,
    });
    await raise(held, { revisions: live.length + 1, seats: true });
    await recordAudit(held.tx, author, sede, {
      action: 'movida',
      entity: 'cuenta',
      entityId: id,
      before: { mesa: before.mesas.join(' + ') },
      after: { mesa },
    });
    return { orders: live.map((order) => order.id), accounts: [id], seats: true };
  });
  return movedFrom(accounts);
}

type Merge = Seen & { source: string; target: string; clave: string };

/** The live orders of `source` become orders of `target`, which takes its tables. Nothing is sent to the kitchen again. */
async function merge(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  { source, target, clave, vista, mark }: Merge,
): Promise<Moved> {
  const ids = [source, target];
  const asked = { ids, vista, mark, isByTable: true, printers: await printersOf(deps, sede) };
  const accounts = await changeAccounts(deps, sede, asked, async (held) => {
    const [from, to] = [accountIn(held, source), accountIn(held, target)];
    // It left the table in between.
    if (!to.claves.includes(clave)) throw staleAccount(from);
    await requireUncounted(held, source);
    requireUnpaid(from);
    const live = ordersOf(held, source).filter(isLive);
    const { revision } = held.counter;
    const [mesa = ''] = to.mesas;
    for (const [at, order] of live.entries()) {
      await reseat(held, order, { mesa, cuenta: target, author, revision: revision + at + 1 });
    }
    const joined = {
      cuenta: source,
      mesas: from.mesas,
      claves: from.claves,
      pedidos: live.map(({ id }) => id),
    };
    await updateAccount(held.tx, sede, source, {
      estado: 'unida',
      unidaA: target,
      revision: revision + live.length + 1,
    });
    await updateAccount(held.tx, sede, target, {
      mesas: [...to.mesas, ...from.mesas],
      claves: [...to.claves, ...from.claves],
      comensales: sumOf(to.comensales, from.comensales),
      abierta: earlier(to.abierta, from.abierta),
      desde: earlier(to.desde, from.desde),
      unidos: JSON.stringify([...to.unidos, joined]),
      revision: revision + live.length + 2,
    });
    await raise(held, { revisions: live.length + 2, seats: true });
    await recordAudit(held.tx, author, sede, {
      action: 'unida',
      entity: 'cuenta',
      entityId: source,
      before: { mesa: from.mesas.join(' + ') },
      after: { mesa: to.mesas.join(' + ') },
    });
    return { orders: joined.pedidos, accounts: ids, seats: true };
  });
  return movedFrom(accounts);
}

/**
 * Parts an account that was joined: the orders that it brought go back with it. Rounds since then stay, also those of a table
 * that goes: they are of a table that stays from now on.
 */
export async function unmergeAccount(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  id: string,
  { cuenta, vista }: { cuenta?: string | null | undefined; vista?: number | null | undefined },
  key: string | null,
): Promise<Moved> {
  const mark = markOf(author, key, { call: 'unmerge', cuenta });
  const asked = { ids: [id], vista, mark, printers: await printersOf(deps, sede) };
  const [parted, stays] = await changeAccounts(deps, sede, asked, async (held) => {
    const target = accountIn(held, id);
    requireUnpaid(target);
    const joined =
      typeof cuenta === 'string'
        ? target.unidos.find((one) => one.cuenta === cuenta)
        : target.unidos.at(-1);
    if (!joined) throw new AppError('nada_que_separar');
    const stay = target.claves.filter((clave) => !joined.claves.includes(clave));
    if (stay.length === 0) throw new AppError('cuenta_sin_mesa');
    const [source] = await selectAccounts(held.tx, sede, [joined.cuenta]);
    if (!source) throw new AppError('cuenta_desconocida');
    // The joined account may have moved, and others sit at this table now.
    const gone = joined.claves.filter((clave) => !target.claves.includes(clave));
    for (const clave of gone) await requireFree(held.tx, sede, clave);
    const back = held.orders.filter((one) => isLive(one) && joined.pedidos.includes(one.id));
    const left = held.orders.filter(
      (one) => isLive(one) && !back.includes(one) && isAt(one, joined),
    );
    const mesas = target.mesas.filter((one) => !joined.mesas.includes(one));
    const moved = [
      ...back.map((order) => ({ order, cuenta: source.id, mesa: joined.mesas[0] ?? '' })),
      ...left.map((order) => ({ order, cuenta: id, mesa: mesas[0] ?? '' })),
    ];
    const { revision } = held.counter;
    for (const [at, { order, ...seat }] of moved.entries()) {
      await reseat(held, order, { ...seat, author, revision: revision + at + 1 });
    }
    await updateAccount(held.tx, sede, source.id, {
      estado: 'abierta',
      unidaA: null,
      revision: revision + moved.length + 1,
    });
    await updateAccount(held.tx, sede, id, {
      mesas,
      claves: stay,
      comensales: differenceOf(target.comensales, source.comensales),
      unidos: JSON.stringify(target.unidos.filter((one) => one !== joined)),
      revision: revision + moved.length + 2,
    });
    await raise(held, { revisions: moved.length + 2, seats: true });
    await recordAudit(held.tx, author, sede, {
      action: 'separada',
      entity: 'cuenta',
      entityId: source.id,
      before: { mesa: target.mesas.join(' + ') },
      after: { mesa: joined.mesas.join(' + ') },
    });
    const orders = moved.map(({ order }) => order.id);
    return { orders, accounts: [source.id, id], seats: true };
  });
  return answered(stays, parted ?? null);
}

function answered(account: Account | undefined, other: Account | null): Moved {
  if (!account) throw new AppError('cuenta_desconocida');
  return { account, other };
}

/** What the closing report of an earlier shift has under its number is closed under that number again. */
async function requireUncounted({ tx, sede }: Held, id: string): Promise<void> {
  const { contado } = await tx
    .selectFrom('accounts')
    .select('contado')
    .where(inSede(sede))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (contado !== null) throw new AppError('cuenta_en_z');
}

/** An account in which money came in stays where it is until it is paid. */
function requireUnpaid(row: AccountRow): void {
  const isPaid = standingPayments(row.pagos).length > 0 || totalsOf(row).pagado > 0;
  if (isPaid) throw new AppError('cuenta_con_pagos');
  if (row.ajustes.length > 0) throw new AppError('cuenta_con_descuentos');
}

/** Whether it is of a table that was joined. */
function isAt({ mesa }: StoredOrder, { claves }: { claves: readonly string[] }): boolean {
  return mesa !== null && claves.includes(mesaClave(mesa));
}

/** Orders of no table: a place would make them something else. */
export function isCounter(row: AccountRow | null | undefined): boolean {
  return row?.tipo === 'directa';
}

export function ordersOf({ orders }: Held, account: string) {
  return orders.filter(({ cuentaId }) => cuentaId === account);
}

export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

function sumOf(a: number | null, b: number | null): number | null {
  if (a === null && b === null) return null;
  return Math.min(ACCOUNT_LIMITS.comensales.max, (a ?? 0) + (b ?? 0));
}

/** At least one person stays, whatever was written in between. */
function differenceOf(all: number | null, gone: number | null): number | null {
  return all === null ? null : Math.max(1, all - (gone ?? 0));
}
