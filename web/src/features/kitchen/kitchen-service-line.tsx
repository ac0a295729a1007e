import type { OrderLine } from '@comanda/contract/orders/orders';
import { ConciergeBell } from 'lucide-react';

/** Charged, not cooked: said in a low voice, so that the cook knows that the order is whole. */
export function KitchenServiceLine({ line: { cantidad, nombre, nota } }: { line: OrderLine }) {
  const words = [cantidad > 1 ? `${cantidad} × ${nombre}` : nombre, nota].filter(Boolean);
  return (
    <li className="flex items-start gap-2 font-medium text-18 text-ink-soft">
      <ConciergeBell aria-hidden size={20} className="mt-0.5" />
      <span className="min-w-0 hyphens-auto break-words">
        <span className="font-semibold">Servicio:</span> {words.join(' · ')}
      </span>
    </li>
  );
}
