import type { OrderLine } from '@comanda/contract/orders/orders';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { lineDetails } from '../cart/cart-line.tsx';

/** One dish of the order, as it was asked for. */
export function TrackingLine({ line }: { line: OrderLine }) {
  return (
    <li className="grid grid-cols-[auto_2.75rem_minmax(0,1fr)_auto] items-start gap-x-2.5">
      <span className="figures row-span-2 min-w-5 pt-2.5">{line.cantidad}</span>
      <Picture
        src={line.imagen}
        alt=""
        sizes="44px"
        className="row-span-2 size-11 rounded-control"
      />
      <span className="wrap-anywhere pt-2.5 font-medium">{line.nombre}</span>
      <Money amount={line.subtotal} className="pt-2.5 font-medium" />
      <span className="wrap-anywhere col-span-2 col-start-3 pb-2 text-14 text-ink-soft">
        {lineDetails(line).map((detail) => (
          <span key={detail} className="block">
            {detail}
          </span>
        ))}
      </span>
    </li>
  );
}
