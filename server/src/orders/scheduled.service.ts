import type { Author } from '../audit/audit.service.ts';
import { printersOf, queueKitchenTickets } from '../printing/kitchen-tickets.service.ts';
import { sedesOf } from '../sessions/sedes-of.ts';
import type { Sede } from '../sessions/session.ts';
import type { OrderDeps } from './create-order.service.ts';
import { deleteStart, dropOldSlots, sedesWithStarts, selectStarts } from './order-slots.db.ts';
import { findOrder, lockOrder } from './orders.db.ts';
import type { OrderRow } from './orders.presenter.ts';

type ScheduledDeps = Pick<OrderDeps, 'db' | 'menus' | 'realtime'>;

/** Whether the kitchen is told of the order only later. */
export function isWaiting({ programado, inicioCocina }: OrderRow): boolean {
  return programado !== null && inicioCocina !== null && inicioCocina > new Date();
}

/** Tells the stations of what was ordered for later once the kitchen begins with it, and forgets slots that are over. */
export async function startScheduled(
  deps: ScheduledDeps,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const sede of await sedesOf(deps.db, await sedesWithStarts(deps.db, now))) {
    if (signal.aborted) break;
    // A sede that fails does not keep the others waiting.
    await startIn(deps, sede, now).catch((error) => failures.push(error));
  }
  await dropOldSlots(deps.db);
  if (failures.length > 0) throw new AggregateError(failures, 'pedidos programados sin empezar');
}

async function startIn(deps: ScheduledDeps, sede: Sede, now: Date): Promise<void> {
  const printers = await printersOf(deps, sede);
  for (const id of await selectStarts(deps.db, sede, now)) {
    await deps.db.transaction().execute(async (tx) => {
      await lockOrder(tx, sede, id);
      const order = await findOrder(tx, sede, id);
      const isMine = await deleteStart(tx, sede, id);
      if (!printers || !isMine || order?.estado !== 'enviado') return;
      await queueKitchenTickets(tx, sede, nobody(sede), order, [{ clase: 'comanda' }], printers);
    });
  }
  if (printers) deps.realtime.callPrinters(sede);
}

/** The order was taken long before; nobody hands it over now. */
function nobody({ restaurantId }: Sede): Author {
  return { restaurantId, subjectId: null, nombre: '', email: '', actor: { tipo: 'invitado' } };
}
