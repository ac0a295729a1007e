import {
  type KitchenAge,
  type KitchenTone,
  kitchenAge,
} from '@comanda/contract/kitchen/kitchen-age';
import { isAhead } from '@comanda/contract/kitchen/scheduled.rules';
import { whenWords } from '@comanda/contract/locations/when.words';
import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { bareTable } from '@comanda/contract/orders/table.words';
import { Check } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { forWhen } from '../orders/for-when.ts';

const SEGMENTS = [0, 1, 2, 3];
/** The longer a name, the smaller it is written. */
const SIZES = [
  { upTo: 2, className: 'figures text-48' },
  { upTo: 4, className: 'figures text-36' },
  { upTo: Number.POSITIVE_INFINITY, className: 'text-22' },
];

// Only an order that has waited long gets a solid band, so that fresh orders do not distract.
const TONES: Record<KitchenTone | 'done', string> = {
  fresh: 'inset-ring-2 inset-ring-ink text-ink',
  amber: 'bg-maiz-band text-on-maiz',
  red: 'bg-aji text-on-aji',
  done: 'inset-ring-2 inset-ring-cilantro text-ink',
};

/** What is done is said with a word, and since when. */
interface Done {
  word: string;
  since: string;
  /** Somebody waits for it here. */
  isCall: boolean;
}

interface KitchenAgeBandProps {
  order: Order;
  now: Date;
  /** The wait of its plates; null where nothing is to be made. */
  wait: KitchenAge | null;
  done: Done | null;
  /** Set until somebody looks at the order. */
  news: 'Nuevo' | 'Editado' | null;
  isAddition: boolean;
  titleId: string;
}

/** The head of a kitchen slip: the order's table or number, and its waiting time as colour and as text. */
export function KitchenAgeBand(props: KitchenAgeBandProps) {
  const { order, now, wait, done, news, isAddition, titleId } = props;
  const tone = wait ? wait.tone : done ? 'done' : 'fresh';
  return (
    <header
      className={cx(
        'rounded-tr-card px-2.5 pt-2 pb-2.5',
        done?.isCall ? 'bg-cilantro text-surface' : TONES[tone],
      )}
    >
      <div className="flex items-end justify-between gap-2">
        <SlipTitle order={order} id={titleId} />
        <p className="text-right leading-tight">
          {isAddition && (
            <span className="mb-0.5 ml-auto block w-max rounded-[6px] bg-ink px-2 py-0.5 font-bold text-14 text-on-ink tracking-wide">
              ADICIÓN
            </span>
          )}
          {news && <NewsMark isHot={tone === 'fresh'}>{news}</NewsMark>}
          {done && (
            <span className="flex items-center justify-end gap-1.5 font-medium text-14">
              <Check aria-hidden className={cx('size-4', !done.isCall && 'text-cilantro')} />
              {done.word}
            </span>
          )}
          <span className="block text-balance font-bold text-18 leading-tight">
            {done ? kitchenAge(done.since, now).text : (wait?.text ?? laterWords(order, now))}
          </span>
        </p>
      </div>
      {wait && <Segments share={wait.share} />}
      {isAhead(order, now) && order.inicioCocina && (
        <p className="mt-1 font-medium text-16">Empieza {whenWords(order.inicioCocina, now)}</p>
      )}
    </header>
  );
}

function laterWords(order: Order, now: Date): string {
  return order.programado && isAhead(order, now) ? forWhen(order.programado, now) : '';
}

/** A table is called by its name; what has none, by its number. */
function SlipTitle({ order, id }: { order: Order; id: string }) {
  const number = shortId(order._id).toUpperCase();
  if (order.mesa === null) {
    return (
      <h2 id={id} className="figures text-24">
        <span className="sr-only">Pedido </span>
        {number}
      </h2>
    );
  }
  const name = bareTable(order.mesa);
  const size = SIZES.find(({ upTo }) => name.length <= upTo);
  return (
    <h2
      id={id}
      className="wrap-anywhere flex min-w-0 flex-wrap items-baseline gap-x-1.5 font-bold leading-none"
    >
      <span className="sr-only">Pedido {number}, </span>
      <span className="font-body font-semibold text-18">Mesa</span>{' '}
      <span className={size?.className}>{name}</span>
    </h2>
  );
}

/** On a solid band the achiote colour would not be visible, so the mark takes the text colour there. */
function NewsMark({ isHot, children }: { isHot: boolean; children: string }) {
  return (
    <span className="flex items-center justify-end gap-1.5 font-semibold text-14">
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

/** Four segments that fill up until the order is very late. */
function Segments({ share }: { share: number }) {
  const filled = Math.floor(share * SEGMENTS.length) + 1;
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
