import { kitchenStart } from '@comanda/contract/kitchen/courses.rules';
import { type KitchenTone, kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { Check } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { ESTADO_LOOK } from '../orders/estado.ts';

const SEGMENTS = [0, 1, 2, 3];
const SEGMENT_MINUTES = 5;

// Only an order that has waited long gets a solid band, so that fresh orders do not distract.
const TONES: Record<KitchenTone | 'ready', string> = {
  fresh: 'inset-ring-2 inset-ring-ink text-ink',
  amber: 'bg-maiz-band text-on-maiz',
  red: 'bg-aji text-on-aji',
  ready: 'inset-ring-2 inset-ring-cilantro text-ink',
};

interface KitchenAgeBandProps {
  order: Order;
  now: Date;
  /** Set until somebody looks at the order. */
  news: 'Nuevo' | 'Editado' | null;
  titleId: string;
}

/** The head of a kitchen slip: the order's number and its waiting time, as colour and as text. */
export function KitchenAgeBand({ order, now, news, titleId }: KitchenAgeBandProps) {
  const isReady = order.estado !== 'enviado';
  const age = kitchenAge(isReady ? (order.fechaPreparado ?? now) : kitchenStart(order), now);
  return (
    <header
      className={cx('rounded-tr-card px-2.5 pt-2 pb-2.5', TONES[isReady ? 'ready' : age.tone])}
    >
      <div className="flex items-end justify-between gap-2">
        <h2 id={titleId} className="figures text-24">
          <span className="sr-only">Pedido </span>
          {shortId(order._id).toUpperCase()}
        </h2>
        <p className="text-right leading-tight">
          <span className="flex items-center justify-end gap-1.5 font-medium text-14">
            {news && <NewsMark isHot={age.tone === 'fresh'}>{news}</NewsMark>}
            {isReady && <Check aria-hidden size={16} className="text-cilantro" />}
            {!news && ESTADO_LOOK[order.estado].word}
          </span>
          <span className="block text-balance font-bold text-18 leading-tight">{age.text}</span>
        </p>
      </div>
      {!isReady && <Segments minutes={age.minutes} />}
    </header>
  );
}

/** On a solid band the achiote colour would not be visible, so the mark takes the text colour there. */
function NewsMark({ isHot, children }: { isHot: boolean; children: string }) {
  return (
    <span className="flex items-center gap-1.5 font-semibold">
      <span
        aria-hidden
        className={cx('relative grid size-4 place-items-center', isHot && 'text-achiote')}
      >
        <span className="absolute inset-0 animate-pulse-dot rounded-full bg-current" />
        <span className="size-2.5 rounded-full bg-current" />
      </span>
      {children}
    </span>
  );
}

/** Four segments of five minutes that fill up until the order is late. */
function Segments({ minutes }: { minutes: number }) {
  const filled = Math.floor(minutes / SEGMENT_MINUTES) + 1;
  return (
    <div aria-hidden className="mt-2 flex gap-1">
      {SEGMENTS.map((at) => (
        <span
          key={at}
          className={cx('h-1 flex-1 rounded-full bg-current', at >= filled && 'opacity-30')}
        />
      ))}
    </div>
  );
}
