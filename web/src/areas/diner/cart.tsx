import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { Plus, ShoppingBasket } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { toCartItem } from '../../features/cart/cart.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { CheckoutDialog } from '../../features/checkout/checkout-dialog.tsx';
import { ReturnedNotice } from '../../features/checkout/returned-notice.tsx';
import { returnedOrders } from '../../features/checkout/stored-returned.ts';
import { TipoTiles } from '../../features/checkout/tipo-tiles.tsx';
import { useSedeMenu } from '../../features/menu/menu.api.ts';
import { navigate } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useHydrated, useTellReady } from '../../lib/use-hydrated.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CartLoading } from './cart-loading.tsx';
import { CartSlip } from './cart-slip.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { SedeNotices } from './sede-notices.tsx';
import { SlimHeader } from './slim-header.tsx';
import { WaitingLink } from './waiting-link.tsx';

const DishOverlay = lazy(() =>
  import('./dish-overlay.tsx').then((m) => ({ default: m.DishOverlay })),
);

/** What lies over the cart: the checkout, or a line that is being changed. */
type Overlay = { checkout: Tipo; itemId?: never } | { itemId: string; checkout?: never };

export function Cart() {
  useTellReady();
  const cart = useCart();
  const location = useStored(stored.location);
  const { data: menu } = useSedeMenu(location?.dbName ?? '');
  const { shown, open, close } = useOverlay<Overlay>();
  const takesNoOrders = useStored(stored.restaurant)?.recibePedidos === false;
  const returned = useStored(returnedOrders) ?? [];
  const isHydrated = useHydrated();
  const line = cart.items.find(({ itemId }) => itemId === shown?.itemId);
  const dish = menu?.products.find(({ id_sigo }) => id_sigo === line?.id_sigo);

  // Where the order is followed: at hand also when the network goes just then.
  useEffect(() => void import('./orders.tsx').catch(() => null), []);

  if (!isHydrated) return <CartLoading />;
  if (cart.items.length === 0) {
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
      <div className="mx-auto grid max-w-xl grid-cols-1 gap-4 px-4 pt-3">
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
          <ReturnedNotice key={order.key} returned={order} />
        ))}
        <SedeNotices />
        <CartSlip cart={cart} menu={menu} onEdit={(itemId) => open({ itemId })} />
        <TipoTiles disabled={takesNoOrders} onChoose={(checkout) => open({ checkout })} />
        {location && !takesNoOrders && <ClosedNotice location={location} />}
      </div>
      {shown?.checkout && (
        <CheckoutDialog
          tipo={shown.checkout}
          onClose={close}
          // In place of the open checkout, so that going back does not open it again.
          onCreated={() => navigate(PATHS.user.orders, { replace: true })}
        />
      )}
      <Suspense>
        {menu && line && dish && (
          <DishOverlay
            menu={menu}
            product={dish}
            line={line}
            onClose={close}
            onDone={(choice) => {
              cart.replace(line.itemId, toCartItem(choice));
              close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
