import {
  House,
  type IconNode,
  MessageCircle,
  ReceiptText,
  ShoppingBasket,
  UserRound,
} from 'lucide';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useCart } from '../../features/cart/cart.ts';
import type { ChatOverlay } from '../../features/chat/chat-panel.tsx';
import { useOrderUnderWay } from '../../features/orders/under-way.ts';
import { useAddress } from '../../lib/address.tsx';
import { useIsOnline } from '../../lib/api/connection.ts';
import { useHydrated } from '../../lib/first-view.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { PATHS } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { PolicyLink } from '../../ui/policy-link.tsx';
import { PageLoading, Spinner } from '../../ui/spinner.tsx';
import { ThumbBar } from '../../ui/thumb-bar.tsx';

const ChatPanel = lazy(() =>
  import('../../features/chat/chat-panel.tsx').then(
    (m) => ({ default: m.ChatPanel }),
    () => ({ default: () => <ChatLoading isLost /> }),
  ),
);

const AfterFirstView = lazy<ComponentType>(() =>
  import('./after-first-view.tsx').then(
    (m) => ({ default: m.AfterFirstView }),
    // The area works without the part that failed to load.
    () => ({ default: () => null }),
  ),
);

/** The frame of the diner's screens, with the bar at the bottom. The menu has its own banner. */
export function DinerLayout({ children }: { children: ReactNode }) {
  const { shown } = useOverlay<ChatOverlay>();
  const isSettled = useSettledPage();
  // The server does not always know how long the screen is.
  const isHydrated = useHydrated();
  return (
    <div className="flex min-h-dvh flex-col">
      <Suspense fallback={<PageLoading />}>
        <main className="flex-1">{children}</main>
      </Suspense>
      {isHydrated && (
        <footer className="px-4 pt-10 pb-44 text-center text-14 text-ink-soft">
          <PolicyLink className="inline-block py-3" />
        </footer>
      )}
      <DinerNav />
      {shown?.chat && (
        <Suspense fallback={<ChatLoading />}>
          <ChatPanel />
        </Suspense>
      )}
      <Suspense>{isSettled && <AfterFirstView />}</Suspense>
    </div>
  );
}

/** Long enough for the first view and its pictures. */
const REST_MS = 3000;

function useSettledPage(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** The placeholder of the chat while its code loads; `isLost` if loading failed. */
function ChatLoading({ isLost = false }: { isLost?: boolean }) {
  return (
    <div className="fixed inset-0 z-30 animate-fade bg-backdrop">
      <div className="ml-auto grid h-full place-content-center justify-items-center gap-3 bg-paper sm:max-w-md">
        {isLost ? (
          <>
            <p role="alert">El chat no cargó. Revisa tu internet.</p>
            {/* Reloads the address without the open overlay. */}
            <a href="?" className="p-3 font-semibold underline underline-offset-4">
              Volver a cargar
            </a>
          </>
        ) : (
          <Spinner label="Abriendo el chat" />
        )}
      </div>
    </div>
  );
}

const OfflineNotice = lazy<ComponentType>(() =>
  import('./offline-notice.tsx').then(
    (m) => ({ default: m.OfflineNotice }),
    () => ({ default: () => null }),
  ),
);

const BEFORE_CHAT = [
  { to: PATHS.user.menu, label: 'Inicio', icon: House },
  { to: PATHS.user.cart, label: 'Carrito', icon: ShoppingBasket },
];
const AFTER_CHAT = [
  { to: PATHS.user.orders, label: 'Pedidos', icon: ReceiptText },
  { to: PATHS.user.settings, label: 'Opciones', icon: UserRound },
];

const ITEM =
  'grid min-w-14 justify-items-center gap-0.5 rounded-control font-semibold text-12 sm:min-w-16';
const MARK = 'relative grid h-8 w-14 place-items-center rounded-full';

/** The bar near the thumb: the cart's total, the screens of the diner's area and the chat. */
export function DinerNav() {
  const { count, total } = useCart();
  const { pathname } = useAddress();
  const { open } = useOverlay<ChatOverlay>();
  const isOnline = useIsOnline();
  return (
    <nav aria-label="Principal" className="fixed inset-x-0 bottom-0 z-20">
      {pathname === PATHS.user.menu && count > 0 && (
        <div className="absolute inset-x-0 bottom-full mx-auto max-w-xl px-3 pb-2 xl:hidden">
          <ThumbBar label="Ver carrito" count={count} total={total} to={PATHS.user.cart} />
        </div>
      )}
      <Suspense>{!isOnline && <OfflineNotice />}</Suspense>
      <div className="safe-bottom border-line border-t bg-surface">
        <ul className="mx-auto flex max-w-xl justify-around px-2 py-1.5">
          {BEFORE_CHAT.map((item) => (
            <NavItem key={item.to} {...item} />
          ))}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => open({ chat: true })}
              className={ITEM}
            >
              <span className={`${MARK} bg-ink text-on-ink`}>
                <Icon of={MessageCircle} aria-hidden size={22} />
              </span>
              Chat
            </button>
          </li>
          {AFTER_CHAT.map((item) => (
            <NavItem key={item.to} {...item} />
          ))}
        </ul>
      </div>
    </nav>
  );
}

interface NavItemProps {
  to: string;
  label: string;
  icon: IconNode;
}

function NavItem({ to, label, icon }: NavItemProps) {
  const { count } = useCart();
  const isUnderWay = useOrderUnderWay();
  const { pathname } = useAddress();
  return (
    <li>
      <Link
        to={to}
        aria-current={pathname === to ? 'page' : undefined}
        className={`${ITEM} text-ink-soft aria-[current]:text-achiote-ink aria-[current]:[&>span]:bg-achiote-wash`}
      >
        <span className={MARK}>
          <Icon of={icon} aria-hidden size={22} />
          {to === PATHS.user.cart && count > 0 && (
            <span className="figures absolute top-0 left-8 grid h-5 min-w-5 place-items-center rounded-full bg-achiote px-1 text-12 text-on-achiote">
              {count}
              <span className="sr-only"> productos</span>
            </span>
          )}
          {to === PATHS.user.orders && isUnderWay && (
            <span className="absolute top-0 left-8 size-3 rounded-full bg-achiote">
              <span className="sr-only">En curso: </span>
            </span>
          )}
        </span>
        {label}
      </Link>
    </li>
  );
}
