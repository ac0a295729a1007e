import { createHmac } from 'node:crypto';
import type { Tope } from '@comanda/contract/locations/sede-settings.rules';
import type { OrderDraft } from '@comanda/contract/orders/orders';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from '../http/address-bounds.ts';
import { checkTable } from '../locations/tables.service.ts';
import type { SedeMenu } from '../menu/menu.cache.ts';
import type { Session } from '../sessions/session.ts';
import { type Stranger, strangerFrom } from './insert-order.db.ts';

/** Who orders, and from which address. */
export type Author = { session: Session | null; address: string };

/**
 * Whether the restaurant has seen who orders: the staff and holders of a table's signature count as
 * seen. Anybody else is a stranger, unless the statement that writes the order finds that the sede
 * has served their account before.
 */
export function vouchFor(
  menu: Pick<SedeMenu, 'ajustes' | 'mesaKey' | 'qrVersions'>,
  { session, address }: Author,
  { firma }: Pick<OrderDraft, 'firma'>,
  mesa: string | null,
): { mesaConfirmada: boolean; stranger: Stranger | null } {
  const { pedidos } = menu.ajustes;
  if (firma) checkTable(menu, mesa ?? '', firma);
  const isDiner = session === null || session.actor.tipo === 'cliente';
  if (firma || !isDiner) return { mesaConfirmada: true, stranger: null };
  if (mesa !== null && pedidos.mesaSinFirma === 'rechazar') {
    const error = new AppError('mesa_sin_confirmar');
    throw new AppError(error.code, { details: [{ path: 'mesa', message: error.message }] });
  }
  if (session === null && pedidos.quien === 'conocidos') throw overCap('conocidos');
  const stranger = strangerFrom(originOf(menu.mesaKey, address), pedidos);
  return { mesaConfirmada: mesa === null, stranger };
}

export function overCap(tope: Tope): AppError {
  if (tope === 'conocidos') return new AppError('solo_conocidos');
  const code = tope === 'sede' ? 'sede_con_muchos_pedidos' : 'demasiados_pedidos_abiertos';
  return new AppError(code, { retryAfter: RETRY_S });
}

/** A keyed hash tells addresses apart without storing any. */
function originOf(key: Buffer, address: string): Buffer {
  return createHmac('sha256', key)
    .update(`origen ${networkOf(address)}`)
    .digest()
    .subarray(0, 16);
}

/** After a minute another order may have ended. */
const RETRY_S = 60;
