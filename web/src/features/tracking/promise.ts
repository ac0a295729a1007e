import { theHour } from '@comanda/contract/days';
import { promiseOf } from '@comanda/contract/locations/promise.rules';
import type { Order } from '@comanda/contract/orders/orders';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { shortTime } from '../sede-state/sede-words.ts';

/**
 * When an order that is being made will be ready, as an instant: what the server promised, else what the sede's settings do.
 * Null once that is over, and for one that says its own hour.
 */
export function usePromise(order: Order): string | null {
  const location = useStored(stored.location);
  const now = useMinute();
  if (order.estado !== 'enviado' || order.programado) return null;
  const servicio = location?.dbName === order.dbName ? location.servicio : undefined;
  const promised = order.listoAproximado ?? (servicio ? promiseOf(servicio, order) : null);
  return promised && new Date(promised) > now ? promised : null;
}

const READY: Record<Tipo, string> = {
  en_local: 'Listo',
  para_llevar: 'Listo',
  a_domicilio: 'Llega',
};

/** 'Llega hacia las 7:25 p. m.' */
export function promisedWords({ tipo }: Order, promised: string): string {
  return `${READY[tipo]} hacia ${theHour(shortTime(promised))}`;
}
