import { lineSubtotal, type PricedLine } from '@comanda/contract/orders/orders.rules';
import { Money } from '../../ui/money.tsx';
import { lineDetails } from '../cart/cart-line.tsx';

interface OrderLineRowProps {
  line: PricedLine & {
    nombre: string;
    nota: string;
    adiciones: readonly { nombre: string; precio: number }[];
    combo?: { bebida: NamedPart; adicional: NamedPart } | null | undefined;
  };
}

interface NamedPart {
  nombre: string;
  precio: number;
}

/** Quantity, name and what belongs to it, subtotal: one line of a slip. */
export function OrderLineRow({ line }: OrderLineRowProps) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto]">
      <span className="figures">{line.cantidad}</span>
      <span className="wrap-anywhere">
        <span className="font-medium">{line.nombre}</span>
        {lineDetails(line).map((detail) => (
          <span key={detail} className="block text-14 text-ink-soft">
            {detail}
          </span>
        ))}
      </span>
      <Money amount={lineSubtotal(line)} className="pl-3 font-medium" />
    </li>
  );
}
