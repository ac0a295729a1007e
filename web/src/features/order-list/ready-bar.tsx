import { KITCHEN, kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import { isToDeliver } from '@comanda/contract/kitchen/passes-kitchen.rules';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import { HandPlatter } from 'lucide-react';
import { useStill } from '../../lib/touch.ts';
import { useOrders } from '../offline/use-orders.ts';
import { isGoingOn } from '../offline/use-shift-orders.ts';
import { OPEN_ORDERS } from '../order-board/orders.queries.ts';
import { longestFirst, orderPlace, orderSince } from '../orders/order-facts.ts';
import { useNow } from '../realtime/use-now.ts';

/** As many as fit beside the count on a phone. */
const NAMED = 3;

interface ReadyBarProps {
  dbName: string;
  /** Of the orders that are listed on the screen. */
  listed: Estado | null;
  onShow: (estado: Estado) => void;
}

/** Whatever the waiter does: which orders can be handed out, who waits longest first. */
export function ReadyBar({ dbName, listed, onShow }: ReadyBarProps) {
  const now = useNow(KITCHEN.refreshMs);
  const { data: open = [] } = useOrders(dbName, OPEN_ORDERS);
  const ready = longestFirst(open.filter((order) => isToDeliver(order) && isGoingOn(order, now)));
  // It moves what is below it, so it comes and goes only while nobody touches the screen.
  const isShown = useStill(ready.some(({ estado }) => estado !== listed));
  const first = ready[0];
  if (!isShown) return null;
  const since = first && orderSince(first);
  const unlisted = ready.find(({ estado }) => estado !== listed);
  const places = ready.slice(0, NAMED).map(orderPlace).join(' · ');
  const more = ready.length > NAMED ? ` y ${ready.length - NAMED} más` : '';
  return (
    <button
      type="button"
      onClick={() => onShow(unlisted?.estado ?? 'preparado')}
      data-ready
      data-clear
      className="sticky top-(--bars) z-10 flex h-14 w-full items-center gap-3 bg-cilantro-wash px-4 text-left outline-offset-[-4px] lg:px-5"
    >
      <HandPlatter aria-hidden size={24} className="shrink-0 text-cilantro" />
      <span className="min-w-0 flex-1 items-baseline gap-x-3 sm:flex">
        <span className="block shrink-0 font-semibold leading-tight">
          {staffOrdersMessages.readyToDeliver}
        </span>
        <span className="line-clamp-1 text-14 sm:text-16">
          {since && `${kitchenAge(since, now).text} · `}
          {places}
          {more}
        </span>
      </span>
      <span className="figures grid size-9 shrink-0 place-items-center rounded-full bg-cilantro text-18 text-on-achiote">
        {ready.length}
      </span>
    </button>
  );
}
