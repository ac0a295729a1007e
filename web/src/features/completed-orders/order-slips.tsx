import { kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { cx } from '../../ui/cx.ts';
import { orderPlace } from '../orders/order-facts.ts';

const EDGES: Record<Tipo, string> = {
  en_local: 'border-t-ink',
  para_llevar: 'border-t-maiz',
  a_domicilio: 'border-t-agave',
};

const TONES = { fresh: 'text-ink', amber: 'text-maiz-ink', red: 'text-aji' };

/** The two orders that have waited longest, drawn as small slips. */
export function OrderSlips({ orders, now }: { orders: readonly Order[]; now: Date }) {
  const oldest = orders.filter(({ estado }) => estado === 'enviado').slice(-2);
  return (
    <span className="hidden gap-2 sm:flex">
      {oldest.reverse().map((order) => {
        const { tone, text } = kitchenAge(order.horaCreacion, now);
        return (
          <span key={order._id} className="slip-shadow block">
            <span
              className={cx(
                'perforated block w-28 border-t-4 bg-surface px-2.5 pt-2 pb-4',
                EDGES[order.tipo],
              )}
            >
              <span className="figures block text-16">{shortId(order._id).toUpperCase()}</span>
              <span className="block truncate text-12 text-ink-soft">{orderPlace(order)}</span>
              <span className={cx('block font-semibold text-12', TONES[tone])}>{text}</span>
            </span>
          </span>
        );
      })}
    </span>
  );
}
