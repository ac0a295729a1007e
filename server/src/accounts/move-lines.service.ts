import { randomUUID } from 'node:crypto';
import { furtherAccountName } from '@comanda/contract/accounts/account-names.rules';
import type { Account, LinesMove } from '@comanda/contract/accounts/accounts';
import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import { type OrderSplit, splitOrders } from '@comanda/contract/accounts/moved-lines.rules';
import { firstCourse } from '@comanda/contract/kitchen/courses.rules';
import { isAllStruck } from '@comanda/contract/kitchen/platos.rules';
import { asBefore } from '@comanda/contract/orders/line-numbers';
import { orderTotal, shortId } from '@comanda/contract/orders/orders.rules';
import { bareTable } from '@comanda/contract/orders/table.words';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { cleanText } from '@comanda/contract/text';
import { sql } from 'kysely';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { newIdPrefix, shortIdOf } from '../orders/order-id.ts';
import { printersOf } from '../printing/kitchen-tickets.service.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { findAccountAt, selectOpenAccounts } from '../tables/account-rows.ts';
import { totalsOf } from '../tables/accounts.presenter.ts';
import { accountIn, insertAccount, mesaProblems, requireFree } from './accounts.service.ts';
import {
  type AccountDeps,
  asTheyAre,
  changeAccounts,
  type Held,
  raise,
  type StoredOrder,
  staleAccount,
  updateAccount,
} from './change-accounts.ts';
import { doneBefore, markOf } from './deeds.ts';
import { earlier, isCounter, type Moved, ordersOf } from './move-account.service.ts';
import { isLive, recordOf, reseat, seatedAt, tellTable } from './reseat-order.ts';

/**
 * Takes dishes to another account. A whole order changes its account; of an order that is parted, what goes becomes an
 * order of its own with the same estado and times, which the kitchen does not get again.
 */
export async function moveLines(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  id: string,
  { destino, lineas, vista }: LinesMove,
  key: string | null,
): Promise<Moved> {
  const mark = markOf(author, key, { call: 'lines', destino, lineas });
  // Somebody may have joined the two accounts since.
  const done = await doneBefore(deps.db, sede, id, mark);
  if (done) return movedTo(await asTheyAre(deps.db, sede, done));
  const target = await targetOf(deps.db, sede, destino);
  if (target.id === id)
    throw brokenRules([{ path: 'destino', message: accountsMessages.sameAccount }]);
  const ids = target.id === undefined ? [id] : [id, target.id];
  const printers = await printersOf(deps, sede);
  const asked = { ids, vista, mark, isByTable: target.mesa !== undefined, printers };
  const moved = await changeAccounts(deps, sede, asked, async (held) => {
    const source = accountIn(held, id);
    const to = target.id === undefined ? null : accountIn(held, target.id);
    if (to && target.mesa && !to.claves.includes(mesaClave(target.mesa)))
      throw staleAccount(source);
    if (isCounter(source) || isCounter(to))
      throw brokenRules([{ path: 'destino', message: accountsMessages.noTable }]);
    if (source.ajustes.length > 0) throw new AppError('cuenta_con_descuentos');
    const plan = splitOrders(ordersOf(held, id).filter(isLive), lineas);
    if (!plan.ok) throw brokenRules(plan.problems);
    const gone = orderTotal(plan.splits.flatMap(({ goes }) => goes));
    const { total, pagado } = totalsOf(source);
    if (total - gone < pagado) throw new AppError('cuenta_con_pagos');
    const mesa = to?.mesas[0] ?? target.mesa ?? (await furtherTable(held, source.mesas[0] ?? ''));
    if (!to) await requireFree(held.tx, sede, mesa);
    const cuenta = to?.id ?? randomUUID();
    const { written, since } = await writeSplits(held, plan.splits, { mesa, cuenta, author });
    const parted = plan.splits.filter(({ stays }) => stays.length > 0).length;
    const revision = held.counter.revision + written.length + 1;
    await updateAccount(held.tx, sede, id, { revision });
    if (to) {
      const desde = earlier(to.desde, since);
      await updateAccount(held.tx, sede, cuenta, { desde, revision: revision + 1 });
    } else {
      await insertAccount(held.tx, sede, author, {
        id: cuenta,
        mesa,
        desde: since,
        revision: revision + 1,
      });
    }
    await raise(held, { revisions: written.length + 2, orders: parted, seats: to === null });
    await recordAudit(held.tx, author, sede, {
      action: 'platos_pasados',
      entity: 'cuenta',
      entityId: id,
      before: { mesa: source.mesas[0] },
      after: { mesa, ...passedIn(plan.splits) },
    });
    return { orders: written, accounts: [id, cuenta], seats: to === null };
  });
  return movedTo(moved);
}

function movedTo([account, other]: readonly Account[]): Moved {
  if (!account) throw new AppError('cuenta_desconocida');
  return { account, other: other ?? null };
}

/** Where the dishes go: an open account, or a table that may have none yet; neither: a new one of the same table. */
async function targetOf(
  db: Db,
  sede: Sede,
  destino: LinesMove['destino'],
): Promise<{ id?: string | undefined; mesa?: string }> {
  if ('cuenta' in destino) return { id: destino.cuenta };
  if ('nueva' in destino) return {};
  const mesa = bareTable(cleanText(destino.mesa));
  const problems = mesaProblems(mesa);
  if (problems.length > 0) throw brokenRules(problems);
  return { id: (await findAccountAt(db, sede, [mesaClave(mesa)])) ?? undefined, mesa };
}

/** What the audit log says of dishes that went. */
function passedIn(splits: readonly OrderSplit[]) {
  const dishes = splits.flatMap(({ goes }) => goes);
  return {
    total: orderTotal(dishes),
    platos: dishes.map(({ cantidad, nombre }) => `${cantidad} × ${nombre}`),
    pedidos: splits.map(({ pedido }) => shortId(pedido).toUpperCase()),
  };
}

/** A name beside those of the plan and of the open accounts: '7 B'. */
export async function furtherTable({ tx, sede }: Held, mesa: string): Promise<string> {
  const { accounts } = await selectOpenAccounts(tx, sede);
  const tables = await tx
    .selectFrom('dining_tables')
    .select('nombre')
    .where(inSede(sede))
    .execute();
  return furtherAccountName(mesa, {
    plan: tables.map(({ nombre }) => nombre),
    open: accounts.flatMap(({ mesas }) => mesas),
  });
}

type Destination = { mesa: string; cuenta: string; author: Session };

/** Answers the orders that changed, each with the next revision, and the time of the oldest. */
async function writeSplits(held: Held, splits: readonly OrderSplit[], to: Destination) {
  const written: string[] = [];
  const next = () => held.counter.revision + written.length + 1;
  let since = new Date();
  let count = held.counter.order_count;
  for (const { pedido, goes, stays } of splits) {
    const order = held.orders.find(({ id }) => id === pedido);
    if (!order) continue;
    since = earlier(since, order.horaCreacion);
    if (stays.length === 0) {
      await reseat(held, order, { ...to, revision: next() });
      written.push(order.id);
      continue;
    }
    await keepRest(held, order, stays, to, next());
    await prepareIfDone(held, { ...order, productos: stays }, to.author);
    written.push(order.id);
    count += 1;
    const part = partOf(order, goes, to, {
      id: newIdPrefix() + shortIdOf(count),
      revision: next(),
    });
    await held.tx.insertInto('orders').values(part).execute();
    await prepareIfDone(held, { ...order, id: part.id, productos: goes }, to.author);
    const moved = { ...order, id: part.id, mesa: part.mesa, nombreCliente: part.nombreCliente };
    const seated = { productos: goes, cuentaId: part.cuentaId, revision: part.revision };
    await tellTable(held, to.author, { ...moved, ...seated }, order.mesa);
    written.push(part.id);
  }
  return { written, since };
}

async function keepRest(
  { tx, sede }: Held,
  order: StoredOrder,
  stays: OrderSplit['stays'],
  { mesa, author }: Destination,
  revision: number,
): Promise<void> {
  const { mesaAntes: _, ...by } = recordOf(order, author);
  const record = { ...by, pasoA: mesa, productosAntes: order.productos.map(asBefore) };
  const { busqueda } = seatedAt({ ...order, productos: stays }, order.mesa ?? '');
  await sql`
    UPDATE orders o SET productos = ${JSON.stringify(stays)}::jsonb, total = ${orderTotal(stays)},
      busqueda = ${busqueda}, revision = ${revision}, cocina = ${cocinaOf(order)}::jsonb,
      updates = o.updates || ${JSON.stringify([record])}::jsonb
    WHERE ${inSede(sede, 'o')} AND o.id = ${order.id}`.execute(tx);
}

/** Where only the other part waits for its dishes, this one is prepared. */
async function prepareIfDone(
  { tx, sede }: Held,
  part: StoredOrder,
  author: Session,
): Promise<void> {
  const { id, estado } = part;
  if (estado !== 'enviado' || !isAllStruck(part)) return;
  await tx
    .updateTable('orders')
    .set({ estado: 'preparado', fechaPreparado: sql<Date>`now()` })
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, author, sede, {
    action: 'preparado',
    entity: 'pedido',
    entityId: id,
    before: { estado },
    after: { estado: 'preparado' },
  });
}

/** Both parts know with which course the order began, so that what waits goes on waiting. */
function cocinaOf(order: StoredOrder): string {
  const desde = firstCourse(order);
  return JSON.stringify({ ...order.cocina, ...(desde !== undefined && { desde }) });
}

/** The dishes that go, as an order with the life of the one they were in. */
function partOf(
  order: StoredOrder,
  goes: OrderSplit['goes'],
  { mesa, cuenta, author }: Destination,
  { id, revision }: { id: string; revision: number },
) {
  return {
    ...order,
    ...seatedAt({ ...order, productos: goes }, mesa),
    id,
    productos: JSON.stringify(goes),
    total: orderTotal(goes),
    updates: JSON.stringify([recordOf(order, author)]),
    cocina: cocinaOf(order),
    cuentaId: cuenta,
    cuentaRevision: revision,
    movidoDe: order.movidoDe ?? order.id,
    idempotency_key: null,
    request_hash: null,
    seguimiento: null,
    revision,
  };
}
