import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { useCart } from '../../features/cart/cart.ts';
import { useCartLines } from '../../features/cart/cart-lines.ts';
import { TipoTiles } from '../../features/checkout/checkout-tiles.tsx';
import { useTipoStates } from '../../features/checkout/use-tipo-states.ts';
import { ClosedNotice, useClosedSede } from '../../features/locations/closed-notice.tsx';
import type { SedeMenu } from '../../features/menu/menu.api.ts';
import { navigate } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { PATHS } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { CartSlip } from './cart-slip.tsx';
import { EditedLine, type LineOverlay } from './edited-line.tsx';

/** The cart beside the menu, where the screen is wide enough for both. */
export function CartColumn({ menu }: { menu: SedeMenu }) {
  const cart = useCart();
  const cartLines = useCartLines();
  const isEmpty = cartLines.lines.length === 0;
  const { open } = useOverlay<LineOverlay>();
  const isClosed = useClosedSede() !== null;
  const tipoStates = useTipoStates();
  const takesNoOrders = useStored(stored.restaurant)?.recibePedidos === false;
  return (
    <section aria-labelledby="cart-column" className="flex h-full animate-fade flex-col">
      {/* As high as the header, the total, the notice and the navigation leave room for. */}
      <div
        className={cx(
          'sticky top-24 flex flex-col gap-3 pt-4',
          isClosed ? 'max-h-[calc(100dvh-25.5rem)]' : 'max-h-[calc(100dvh-21rem)]',
        )}
      >
        <h2 id="cart-column" className="text-22">
          Tu carrito
        </h2>
        {isEmpty ? (
          <Slip className="px-5 pt-6 text-center text-ink-soft">
            <p className="font-semibold text-ink">{ordersMessages.emptyCart}</p>
            <p className="text-14">Toca el + de un plato y aparece aquí.</p>
          </Slip>
        ) : (
          <div className="-mx-3 min-h-0 overflow-y-auto overscroll-contain px-3 pb-3">
            <CartSlip cartLines={cartLines} menu={menu} onEdit={(itemId) => open({ itemId })} />
          </div>
        )}
      </div>
      {!isEmpty && (
        <div className="-mx-3 sticky bottom-15 z-10 mt-auto grid gap-2 bg-paper px-3 pt-1 pb-3">
          <ReceiptTotal
            amount={cart.total}
            note={cart.count === 1 ? '1 producto' : `${cart.count} productos`}
          />
          <ClosedNotice />
          <TipoTiles
            disabled={takesNoOrders || cart.count === 0}
            states={tipoStates}
            // The checkout stands over the cart's own page; going back leads to the menu.
            onChoose={(checkout) =>
              navigate(PATHS.user.cart, { state: { overlay: { checkout }, overlays: 1 } })
            }
          />
        </div>
      )}
      <EditedLine cart={cart} menu={menu} />
    </section>
  );
}
