import { Link } from 'wouter';
import { useAddress } from '../../lib/address.tsx';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';

const VIEWS = [
  { to: OWNER_PATHS.liveOrders, word: 'En curso' },
  { to: OWNER_PATHS.orders, word: 'Completados' },
];

/** Leads from the orders in course to the finished ones and back. */
export function OrdersViews() {
  const { pathname } = useAddress();
  return (
    <nav
      aria-label="Pedidos"
      className="flex w-fit rounded-control border border-line bg-sunken p-px"
    >
      {VIEWS.map(({ to, word }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === pathname ? 'page' : undefined}
          className={cx(
            'flex min-h-11 items-center rounded-control px-4 font-semibold text-14',
            to === pathname ? CHOSEN : 'text-ink-soft hover:text-ink',
          )}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}
