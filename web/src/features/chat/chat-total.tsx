import { Link } from 'wouter';
import { PATHS } from '../../paths.ts';
import { Money } from '../../ui/money.tsx';

/** The cart under the talk, always in view, and the way to it. */
export function ChatTotal({ count, total }: { count: number; total: number }) {
  return (
    <Link
      to={PATHS.user.cart}
      replace
      className="mx-3 mt-2.5 flex min-h-12 items-center gap-3 rounded-control bg-achiote px-3 font-semibold text-16 text-on-achiote transition-colors duration-150 hover:bg-achiote-hover active:translate-y-px"
    >
      <span className="figures grid h-7 min-w-7 place-items-center rounded-[8px] bg-surface px-1.5 text-16 text-achiote">
        {count}
        <span className="sr-only"> productos.</span>
      </span>
      Ver carrito
      <Money amount={total} className="figures ml-auto text-18" />
    </Link>
  );
}
