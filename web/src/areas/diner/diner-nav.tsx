import { House, ReceiptText, ShoppingBasket, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useCart } from '../../features/cart/use-cart.ts';
import { PATHS } from '../../paths.ts';
import { ThumbBar } from '../../ui/thumb-bar.tsx';

const ITEMS = [
  { to: PATHS.user.menu, label: 'Inicio', icon: House },
  { to: PATHS.user.cart, label: 'Carrito', icon: ShoppingBasket },
  { to: PATHS.user.orders, label: 'Pedidos', icon: ReceiptText },
  { to: PATHS.user.settings, label: 'Opciones', icon: UserRound },
];

/** Near the thumb: the cart's total while browsing, and the four places of the diner's area. */
export function DinerNav() {
  const { count, total } = useCart();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Principal" className="fixed inset-x-0 bottom-0 z-20">
      {pathname === PATHS.user.menu && count > 0 && (
        <div className="mx-auto max-w-xl px-3 pb-2">
          <ThumbBar label="Ver carrito" count={count} total={total} to={PATHS.user.cart} />
        </div>
      )}
      <div className="safe-bottom border-line border-t bg-surface">
        <ul className="mx-auto flex max-w-xl justify-around px-2 py-1.5">
          {ITEMS.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname === to ? 'page' : undefined}
                className="grid min-w-16 justify-items-center gap-0.5 rounded-control font-semibold text-12 text-ink-soft aria-[current]:text-achiote-ink aria-[current]:[&>span]:bg-achiote-wash"
              >
                <span className="relative grid h-8 w-14 place-items-center rounded-full">
                  <Icon aria-hidden size={22} />
                  {to === PATHS.user.cart && count > 0 && (
                    <span className="figures absolute top-0 left-8 grid h-5 min-w-5 place-items-center rounded-full bg-achiote px-1 text-12 text-on-achiote">
                      {count}
                      <span className="sr-only"> productos</span>
                    </span>
                  )}
                </span>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
