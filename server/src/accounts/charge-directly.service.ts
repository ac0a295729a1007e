import { createHash, randomUUID } from 'node:crypto';
import type { DirectCharge } from '@comanda/contract/accounts/charging';
import { chargingMessages } from '@comanda/contract/accounts/charging.messages';
import { CHARGE_LIMITS, paymentsProblems } from '@comanda/contract/accounts/charging.rules';
import { OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { presentOrder } from '../orders/orders.presenter.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { selectAccounts } from '../tables/account-rows.ts';
import { chargedBefore } from './account-payments.ts';
import { only } from './accounts.service.ts';
import {
  type AccountDeps,
  deedOf,
  type Held,
  lockCounter,
  publish,
  type StoredOrder,
  type Written,
} from './change-accounts.ts';
import { type Charged, changeOf, charge, chargedNow } from './charge.service.ts';
import { doneBefore, markOf, rememberDeed } from './deeds.ts';

/** Charges orders of no table: their account is made and closed at once. */
export async function chargeDirectly(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  { pedidos, ...terms }: DirectCharge,
  key: string | null,
): Promise<Charged> {
  const { pagos, propina, turnoId, tomado = false } = terms;
  const ids = [...new Set(pedidos)];
  const problems = [...ordersProblems(ids), ...paymentsProblems(pagos)];
  if (problems.length > 0) throw brokenRules(problems);
  const vueltas = changeOf(pagos);
  const mark = markOf(author, key, { call: 'direct', pedidos: ids, pagos, propina, turnoId });
  const earlier = await chargedBefore(deps.db, sede, mark);
  if (earlier) return chargedNow(deps, sede, { id: earlier, vueltas, mark });
  // A key that is sent again finds the account that it made, even one that cost nothing.
  const id = key === null ? randomUUID() : accountOf(sede, key);
  const { ajustes } = await deps.menus.read(sede);
  const written = await deps.db.transaction().execute(async (tx): Promise<Written | null> => {
    const orders = await lockOrders(tx, sede, ids);
    const counter = await lockCounter(tx, sede);
    if (await doneBefore(tx, sede, id, mark)) return null;
    for (const order of orders) await requireChargeable(tx, sede, order);
    await insertDirect(tx, sede, author, { id, orders, revision: counter.revision });
    const [row] = await selectAccounts(tx, sede, [id]);
    const held: Held = {
      tx,
      sede,
      counter,
      printers: null,
      accounts: new Map(row && [[id, row]]),
      orders: orders.map((order) => ({ ...order, cuentaId: id })),
    };
    // What was taken for orders that cost more now leaves the rest to be paid.
    const options = { ajustes, mark, cerrar: true, isWhole: !tomado };
    const done = await charge(held, id, author, terms, options);
    if (mark) await rememberDeed(tx, sede, id, deedOf(mark, done));
    return done;
  });
  if (!written) return chargedNow(deps, sede, { id, vueltas, mark });
  const { devolver = 0 } = written;
  return { account: only(await publish(deps, sede, written)), vueltas, devolver };
}

/** The same for the same key. */
function accountOf({ locationId }: Sede, key: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([locationId, key]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function ordersProblems(ids: readonly string[]) {
  const message =
    ids.length === 0
      ? chargingMessages.noOrders
      : chargingMessages.tooManyOrders(CHARGE_LIMITS.pedidos);
  const isRight = ids.length > 0 && ids.length <= CHARGE_LIMITS.pedidos;
  return isRight ? [] : [{ path: 'pedidos', message }];
}

async function lockOrders(tx: Db, sede: Sede, ids: readonly string[]): Promise<StoredOrder[]> {
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where(inSede(sede))
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (orders.length < ids.length) throw new AppError('pedido_desconocido');
  return orders;
}

/** An order of a table is charged with its table; one that is paid or over is not charged again. */
async function requireChargeable(tx: Db, sede: Sede, order: StoredOrder): Promise<void> {
  if (order.fechaPago !== null) throw new AppError('pedido_pagado');
  if (!OPEN_ESTADOS.includes(order.estado)) {
    throw new AppError('estado_cambiado', { body: { data: presentOrder(order, sede.dbName) } });
  }
  const ids = order.cuentaId === null ? [] : [order.cuentaId];
  const [account] = ids.length > 0 ? await selectAccounts(tx, sede, ids) : [];
  if (account?.estado === 'abierta') throw new AppError('pedido_en_cuenta');
}

type Direct = { id: string; orders: readonly StoredOrder[]; revision: number };

async function insertDirect(
  tx: Db,
  sede: Sede,
  author: Session,
  { id, orders, revision }: Direct,
): Promise<void> {
  const [first] = orders.map(({ horaCreacion }) => horaCreacion).toSorted((a, b) => +a - +b);
  await tx
    .insertInto('accounts')
    .values({
      ...sedeKeys(sede),
      id,
      tipo: 'directa',
      mesas: [],
      claves: [],
      abiertaPor: author.nombre || author.email,
      ...(first && { desde: first }),
      revision,
    })
    .execute();
  const ids = orders.map((order) => order.id);
  await sql`
    UPDATE orders o SET "cuentaId" = ${id}, "cuentaRevision" = ${revision}
    WHERE ${inSede(sede, 'o')} AND o.id = ANY(${ids}::text[])`.execute(tx);
}
