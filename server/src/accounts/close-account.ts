import {
  accountDiscounts,
  type CountedOrder,
  countedOrder,
  countsInAccount,
} from '@comanda/contract/accounts/accounts.rules';
import type { Discounts } from '@comanda/contract/accounts/adjustments.rules';
import { largestMethod } from '@comanda/contract/accounts/corrections.rules';
import { sql } from 'kysely';
import { type Author, recordAudit } from '../audit/audit.service.ts';
import { inSede } from '../sessions/in-sede.ts';
import { selectAccounts } from '../tables/account-rows.ts';
import { totalsOf } from '../tables/accounts.presenter.ts';
import { clockOf, type Held, raise, updateAccount, type Written } from './change-accounts.ts';

/** The orders of an account with all their lines, as they are locked. */
export function countedIn({ orders }: Held, account: string): CountedOrder[] {
  return orders
    .filter(({ cuentaId }) => cuentaId === account)
    .map((order) => countedOrder(order.id, order));
}

/**
 * Closes an account in which nothing is left to pay. What was delivered is invoiced now; what was not goes its way and is
 * invoiced when it is delivered. Each order keeps its share of the discounts.
 */
export async function closeAccount(
  held: Held,
  id: string,
  author: Author,
  turnoId: string | null,
): Promise<Written> {
  const { tx, sede, counter } = held;
  const [row] = await selectAccounts(tx, sede, [id]);
  if (!row) throw new Error(`The account ${id} is gone.`);
  const totales = totalsOf(row);
  const { pedidos, aplicado } = accountDiscounts(countedIn(held, id), row.ajustes);
  const metodo = largestMethod(row.pagos);
  const open = held.orders.filter(
    (order) => order.cuentaId === id && countsInAccount(order) && order.estado !== 'facturado',
  );
  const written: string[] = [];
  // One instant for all of it: who opens the account again finds by it what this closing did.
  const at = await clockOf(tx);
  for (const order of open) {
    const isSold = order.estado === 'entregado';
    const descuento = pedidos.get(order.id) ?? 0;
    written.push(order.id);
    await sql`
      UPDATE orders o SET descuento = ${descuento}, "metodoPago" = ${metodo ?? order.metodoPago},
        revision = ${counter.revision + written.length},
        ${isSold ? sql`estado = 'facturado', "fechaFacturado" = ${at}, origen = NULL` : sql`"fechaPago" = ${at}`}
      WHERE ${inSede(sede, 'o')} AND o.id = ${order.id}`.execute(tx);
    await recordAudit(tx, author, sede, {
      action: isSold ? 'facturado' : 'pagado',
      entity: 'pedido',
      entityId: order.id,
      before: { estado: order.estado },
      after: {
        estado: isSold ? 'facturado' : order.estado,
        ...(metodo && { metodoPago: metodo }),
        ...(descuento > 0 && { descuento }),
      },
    });
  }
  await freezeAdjustments(held, aplicado);
  const numero = row.numero ?? counter.account_count + 1;
  await raise(held, {
    revisions: written.length + 1,
    closed: row.numero === null ? 1 : 0,
    seats: row.claves.length > 0,
  });
  await updateAccount(tx, sede, id, {
    estado: 'cerrada',
    numero,
    cerrada: at,
    cerradaPor: author.nombre || author.email,
    turno_id: turnoId,
    pedidos: row.orders.map((order) => order.id),
    totales: JSON.stringify(totales),
    revision: counter.revision + written.length + 1,
  });
  const [mesa] = row.mesas;
  await recordAudit(tx, author, sede, {
    action: 'cerrada',
    entity: 'cuenta',
    entityId: id,
    after: {
      ...(mesa && { mesa }),
      numero,
      total: totales.total,
      ...(totales.descuentos > 0 && { descuentos: totales.descuentos }),
      ...(totales.propina > 0 && { propina: totales.propina }),
    },
  });
  return { orders: written, accounts: [id], seats: row.claves.length > 0 };
}

/** Keeps what each adjustment takes off an account that is closed, as the reports tell it. */
export async function freezeAdjustments(
  { tx, sede }: Held,
  aplicado: Discounts['aplicado'],
): Promise<void> {
  for (const [ajuste, valor] of aplicado) {
    await tx
      .updateTable('account_adjustments')
      .set({ aplicado: valor })
      .where(inSede(sede))
      .where('id', '=', ajuste)
      .execute();
  }
}
