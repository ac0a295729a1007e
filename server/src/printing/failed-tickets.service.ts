import type { FailedTicket } from '@comanda/contract/printing/failed-tickets';
import { failedTicketsMessages } from '@comanda/contract/printing/failed-tickets.messages';
import { duplicateOf } from '@comanda/contract/printing/kitchen-ticket';
import { isUuid } from '@comanda/contract/text';
import type { Sede, Session } from '../sessions/session.ts';
import { selectFailed, takeFailed } from './failed-tickets.db.ts';
import { holdStaleJobs, insertJob } from './printing.db.ts';
import type { TicketDeps } from './queue-ticket.service.ts';

/** A sede whose stations have no printer costs nothing, however often its screens ask. */
export async function listFailed(
  { db, menus }: Pick<TicketDeps, 'db' | 'menus'>,
  sede: Sede,
  estacion: string | undefined,
): Promise<{ data: FailedTicket[]; imprime: boolean }> {
  const { stations } = await menus.read(sede);
  if (!stations.some(({ impresora }) => impresora !== null)) return { data: [], imprime: false };
  const rows = await selectFailed(db, sede, estacion);
  const data = rows.flatMap(({ id, estacion: of, target, order_id, clase, error, created_at }) =>
    of === null || order_id === null || clase === null
      ? []
      : {
          id,
          estacion: of,
          impresora: target,
          pedido: order_id,
          clase,
          error,
          fecha: created_at.toISOString(),
        },
  );
  return { data, imprime: true };
}

/**
 * Queues tickets again that failed: each once, on the printer that its station has now. One that waits for its agent is
 * printed when that is back, so it is queued no second time.
 */
export async function retryFailed(
  { db, menus, realtime }: TicketDeps,
  sede: Sede,
  author: Session,
  sent: readonly string[],
): Promise<{ message: string; data: { enCola: number } }> {
  const ids = sent.filter(isUuid);
  const { stations } = await menus.read(sede);
  const enCola = await db.transaction().execute(async (tx) => {
    await holdStaleJobs(tx, sede);
    const failed = ids.length > 0 ? await takeFailed(tx, sede, ids) : [];
    for (const { text, target, agent_id, empezado, ...ticket } of failed) {
      const mayBeOut = agent_id !== null && empezado !== false;
      const station = stations.find(({ clave }) => clave === ticket.estacion);
      await insertJob(tx, sede, {
        ...ticket,
        target: station?.impresora ?? target,
        text: mayBeOut ? duplicateOf(text) : text,
        idempotency_key: null,
        request_hash: null,
        author_id: author.subjectId,
        author_nombre: author.nombre || author.email,
      });
    }
    return failed.length;
  });
  realtime.callPrinters(sede);
  const message = enCola > 0 ? failedTicketsMessages.queued(enCola) : failedTicketsMessages.waiting;
  return { message, data: { enCola } };
}
