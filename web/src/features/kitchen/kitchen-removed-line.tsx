import type { EarlierLine } from '@comanda/contract/orders/orders';
import { lineDetails } from '../cart/line-details.ts';

/** A dish that was taken off the order: the cook may have begun with it. */
export function KitchenRemovedLine({ line }: { line: EarlierLine }) {
  return (
    <li className="-mx-2 grid grid-cols-[minmax(1.375rem,auto)_minmax(0,1fr)] gap-x-2 rounded-control border-2 border-control border-dashed px-1.5 py-1 text-24">
      <del className="figures text-ink-soft">{line.cantidad}</del>
      <div className="hyphens-auto break-words">
        <del className="font-semibold text-ink-soft">{line.nombre}</del>
        {lineDetails(line).map((detail) => (
          <del key={detail} className="block font-medium text-20 text-ink-soft">
            {detail}
          </del>
        ))}
        <p className="font-semibold text-20 text-achiote-ink">Se quitó</p>
      </div>
    </li>
  );
}
