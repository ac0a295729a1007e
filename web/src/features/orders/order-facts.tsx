import { formatPhone } from '@comanda/contract/clients/phones';
import type { Order } from '@comanda/contract/orders/orders';
import { cx } from '../../ui/cx.ts';
import { METODO_PAGO_LOOK } from './metodo-pago.ts';

/** More than half a phone holds in a line: an address, a mail. */
const LONG = 16;

/** Who ordered, how they pay and who took it down. */
export function OrderFacts({ order }: { order: Order }) {
  const facts: [string, string | null][] = [
    ['Cliente', order.nombreCliente],
    ['Pago', METODO_PAGO_LOOK[order.metodoPago].word],
    ['Correo', order.email],
    ['Teléfono', order.telefono && formatPhone(order.telefono)],
    ['Mesa', order.mesa],
    ['Dirección', order.direccion],
    // Somebody who ordered for themselves is already named above.
    ['Creado por', order.creadoPor === order.email ? null : order.creadoPor],
    ['Motivo de baja', order.motivoBaja],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={cx('min-w-0', value.length > LONG && 'max-sm:col-span-2')}>
              <dt className="text-14 text-ink-soft">{name}</dt>
              <dd className="break-words font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
