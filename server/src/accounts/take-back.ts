import { DESHACER_MS, TAKE_BACKS } from '@comanda/contract/orders/take-backs';
import { sql } from 'kysely';
import { type Author, recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import { clockOf, type Held, type StoredOrder } from './change-accounts.ts';

/** What was done after this moment, by the database's clock, is in no report yet. */
export async function takenBackSince(tx: Db): Promise<Date> {
  return new Date((await clockOf(tx)).getTime() - DESHACER_MS);
}

/**
 * Takes back that an order was invoiced, or that it was paid before it was delivered. False if it was invoiced too long ago.
 * The caller raises the revision.
 */
export async function takeBack(
  { tx, sede }: Held,
  order: StoredOrder,
  author: Author,
  { revision, motivo }: { revision: number; motivo: string },
): Promise<boolean> {
  const estado = order.estado === 'facturado' ? TAKE_BACKS.facturado : order.estado;
  const since = await takenBackSince(tx);
  const { rows } = await sql`
    UPDATE orders o SET estado = ${estado}, "fechaFacturado" = NULL, "fechaPago" = NULL,
      descuento = 0, revision = ${revision}
    WHERE ${inSede(sede, 'o')} AND o.id = ${order.id}
      AND (o."fechaFacturado" IS NULL OR o."fechaFacturado" > ${since})
    RETURNING o.id`.execute(tx);
  if (rows.length === 0) return false;
  await recordAudit(tx, author, sede, {
    action: 'reabierto',
    entity: 'pedido',
    entityId: order.id,
    before: { estado: order.estado },
    after: { estado, motivo },
  });
  return true;
}
