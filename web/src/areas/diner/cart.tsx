import { dinerCheckoutMessages } from '@comanda/contract/orders/checkout.messages';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { CloudOff, Plus, ShoppingBasket } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useCart } from '../../features/cart/cart.ts';
import { useCartLines } from '../../features/cart/cart-lines.ts';
import { CheckoutDialog } from '../../features/checkout/checkout-dialog.tsx';
import { TipoTiles } from '../../features/checkout/checkout-tiles.tsx';
import { ReturnedNotice } from '../../features/checkout/returned-notice.tsx';
import { returnedOrders, waitingOrders } from '../../features/checkout/stored-orders.ts';
import { useTipoStates } from '../../features/checkout/use-tipo-states.ts';
import { ClosedNotice } from '../../features/locations/closed-notice.tsx';
import { useSedeMenu } from '../../features/menu/menu.api.ts';
import { ServiceNotice } from '../../features/sede-state/service-notice.tsx';
import { navigate } from '../../lib/address.tsx';
import { useIsOnline } from '../../lib/api/connection.ts';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { useHydrated, useTellReady } from '../../lib/first-view.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';
import { CartSlip } from './cart-slip.tsx';
import { EditedLine, type LineOverlay } from './edited-line.tsx';
import { SedeNotices } from './sede-notices.tsx';
import { SlimHeader } from './slim-header.tsx';

/** What is open over the cart: the checkout, or a line that is being changed. */
type Overlay = { checkout: Tipo } | (LineOverlay & { checkout?: never });

export function Cart() {
  useTellReady();
  const cart = useCart();
  const cartLines = useCartLines();
  const location = useStored(stored.location);
  const { data: menu } = useSedeMenu(location?.dbName ?? '');
  const { shown, open, close } = useOverlay<Overlay>();
  const takesNoOrders = useStored(stored.restaurant)?.recibePedidos === false;
  const returned = useStored(returnedOrders) ?? [];
  const isHydrated = useHydrated();
  const isOnline = useIsOnline();
  const tipoStates = useTipoStates();

  // Its tiles stand where the bar that leads here stood.
  useEffect(ignoreSecondTap, []);

  // Loads the orders page ahead, so that it opens even if the network goes down.
  useEffect(() => void import('./orders.tsx').catch(() => null), []);

  if (!isHydrated) return <CartLoading />;
  if (cartLines.lines.length === 0) {
    return (
      <>
        <SlimHeader />
        <div className="mx-auto max-w-xl px-4 pt-5">
          <title>Carrito · Comanda</title>
          <h1 className="mb-4 text-28">Tu carrito</h1>
          <WaitingLink />
          <EmptyState
            icon={<ShoppingBasket size={32} />}
            title={ordersMessages.emptyCart}
            action={<ButtonLink to={PATHS.user.menu}>Ver la carta</ButtonLink>}
          />
        </div>
      </>
    );
  }

  return (
    <>
      <SlimHeader />
      <div className="mx-auto grid max-w-xl short:max-w-3xl grid-cols-1 gap-4 short:gap-1 px-4 pt-3 short:pt-0">
        <title>Carrito · Comanda</title>
        <header className="flex items-center justify-between gap-4">
          <h1 className="text-28">Tu carrito</h1>
          <Link
            to={PATHS.user.menu}
            className="flex min-h-11 items-center gap-1.5 font-semibold text-14"
          >
            <Plus aria-hidden size={18} className="text-achiote" />
            Seguir pidiendo
          </Link>
        </header>
        <WaitingLink />
        {returned.map((order) => (
          <ReturnedNotice
            key={order.key}
            returned={order}
            onOrder={(checkout) => open({ checkout })}
          />
        ))}
        <SedeNotices />
        <div className="grid gap-2 empty:hidden">
          <ServiceNotice />
        </div>
        <CartSlip cartLines={cartLines} menu={menu} onEdit={(itemId) => open({ itemId })} />
        {/* Reaches below the navigation's edge, so that no dish looks out between them. Without network the notice above the navigation has this place. On a phone held sideways it is one row. */}
        <div
          className={cx(
            '-mx-4 short:grid-cols-[17rem_minmax(0,1fr)] z-10 grid items-center gap-2 bg-paper px-4 pb-3',
            isOnline && 'sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))]',
          )}
        >
          <ReceiptTotal
            amount={cart.total}
            note={cart.count === 1 ? '1 producto' : `${cart.count} productos`}
          />
          <div className="short:order-first short:col-span-2 empty:hidden">
            <ClosedNotice />
          </div>
          <TipoTiles
            disabled={takesNoOrders || cart.count === 0}
            states={tipoStates}
            onChoose={(checkout) => open({ checkout })}
          />
        </div>
      </div>
      {shown?.checkout && (
        <CheckoutDialog
          tipo={shown.checkout}
          onClose={close}
          // Replaces the open checkout in the history, so that going back does not open it again.
          onCreated={() => navigate(PATHS.user.orders, { replace: true })}
        />
      )}
      <EditedLine cart={cart} menu={menu} />
    </>
  );
}

/** Tells in the cart that an order waits to be sent and is not lost. */
function WaitingLink() {
  const waiting = useStored(waitingOrders) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Link
      to={PATHS.user.orders}
      className="flex min-h-12 items-center gap-2.5 rounded-card bg-maiz-wash px-4 py-2 font-semibold text-maiz-ink"
    >
      <CloudOff aria-hidden size={20} className="shrink-0" />
      <span className="flex-1">{dinerCheckoutMessages.waiting}</span>
      <span className="text-14 underline underline-offset-4">Ver</span>
    </Link>
  );
}

const LINES = ['a', 'b', 'c'];

/** Only this browser knows the cart, so the server's page leaves its place empty. */
function CartLoading() {
  return (
    <>
      <SlimHeader />
      <div className="mx-auto grid min-h-dvh max-w-xl content-start gap-4 px-4 pt-3">
        <title>Carrito · Comanda</title>
        <h1 className="flex min-h-11 items-center text-28">Tu carrito</h1>
        <Slip className="px-4 pt-4 pb-6 sm:px-6">
          <p role="status" className="pb-3 text-14 text-ink-soft">
            Estamos trayendo lo que elegiste...
          </p>
          <div aria-hidden className="rule-dashed" />
          <div className="grid gap-6 py-4">
            {LINES.map((line) => (
              <Skeleton key={line} className="h-18" />
            ))}
          </div>
        </Slip>
      </div>
    </>
  );
}
