import { bogotaTime } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders';
import { Pencil } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import type { SlipEdge } from '../../ui/slip.tsx';
import { BumpButton } from './bump-button.tsx';
import { KitchenAgeBand } from './kitchen-age-band.tsx';
import { KitchenLine } from './kitchen-line.tsx';
import { TIPO_LOOK } from './tipo.ts';
import { TipoLabel } from './tipo-label.tsx';

const EDGES: Record<SlipEdge, string> = {
  ink: 'border-l-ink',
  maiz: 'border-l-maiz',
  agave: 'border-l-agave',
};

interface KitchenSlipProps {
  order: Order;
  now: Date;
  isNew: boolean;
  keyNumber: number | null;
  isFirst: boolean;
  onBump: (order: Order) => void;
}

/** One order on the kitchen's screen: age, where it goes, what to cook, done. */
export function KitchenSlip({ order, now, isNew, keyNumber, isFirst, onBump }: KitchenSlipProps) {
  const titleId = useId();
  const edited = order.updates.at(-1);
  return (
    <article
      aria-labelledby={titleId}
      className={cx(
        'perforated rounded-t-card border-l-6 bg-surface',
        EDGES[TIPO_LOOK[order.tipo].edge],
      )}
    >
      <div className="pl-[3px]">
        <KitchenAgeBand order={order} now={now} isNew={isNew} titleId={titleId} />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b px-3 py-2">
        <TipoLabel tipo={order.tipo} className="text-18" />
        <span className="min-w-0 break-words font-bold text-20">{placeOf(order)}</span>
      </div>
      {edited && (
        <p className="flex items-start gap-2 px-3 pt-2 font-semibold text-16 text-achiote">
          <Pencil aria-hidden size={18} className="mt-0.5" />
          Cambió a la {bogotaTime(edited.date)}
        </p>
      )}
      <ul className={cx('grid gap-2.5 px-3 pt-3', order.estado === 'enviado' ? 'pb-3' : 'pb-6')}>
        {order.productos.map((line, at) => (
          <KitchenLine key={line.itemId ?? `${at} ${line.id_sigo}`} line={line} />
        ))}
      </ul>
      {order.estado === 'enviado' && (
        <BumpButton
          keyNumber={keyNumber}
          isFirst={isFirst}
          describedBy={titleId}
          onBump={() => onBump(order)}
        />
      )}
    </article>
  );
}

/** The cook calls out a table by its number and anybody else by name. */
function placeOf({ mesa, nombreCliente }: Order): string {
  return mesa ? `Mesa ${mesa}` : nombreCliente;
}
