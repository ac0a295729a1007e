import { MESSAGES } from '@comanda/contract/messages';
import type { Tipo } from '@comanda/contract/orders.words';
import { Plus, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CartLine } from '../../features/cart/cart-line.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { restaurantName } from '../../features/locations/restaurant-name.ts';
import { CheckoutDialog } from '../../features/orders/checkout-dialog.tsx';
import { TipoTiles } from '../../features/orders/tipo-tiles.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReceiptTotal } from '../../ui/receipt-total.tsx';
import { Slip } from '../../ui/slip.tsx';

export function Cart() {
  const cart = useCart();
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const [tipo, setTipo] = useState<Tipo>();
  const navigate = useNavigate();

  if (cart.items.length === 0) {
    return (
      <div className="mx-auto max-w-xl px-4 pt-5">
        <title>Carrito · Comanda</title>
        <h1 className="text-28">Tu carrito</h1>
        <EmptyState
          icon={<ShoppingBasket size={32} />}
          title={MESSAGES.orders.emptyCart}
          action={<ButtonLink to={PATHS.user.menu}>Ver la carta</ButtonLink>}
        />
      </div>
    );
  }

  return (
    <div className="mx-auto grid max-w-xl gap-5 px-4 pt-5">
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
      <Slip className="px-4 pt-4 pb-6 sm:px-6">
        <p className="flex justify-between gap-4 pb-3 text-14">
          <span className="font-semibold">{restaurant && restaurantName(restaurant)}</span>
          <span className="text-ink-soft">Sede {location?.nombre}</span>
        </p>
        <div aria-hidden className="rule-dashed" />
        <ul className="divide-y divide-line">
          {cart.items.map((item) => (
            <CartLine
              key={item.itemId}
              item={item}
              onCantidad={(cantidad) => cart.setCantidad(item.itemId, cantidad)}
              onRemove={() => cart.remove(item.itemId)}
            />
          ))}
        </ul>
        <ReceiptTotal
          amount={cart.total}
          note={cart.count === 1 ? '1 producto' : `${cart.count} productos`}
        />
      </Slip>
      <TipoTiles onChoose={setTipo} />
      {tipo && (
        <CheckoutDialog
          tipo={tipo}
          onClose={() => setTipo(undefined)}
          onCreated={() => navigate(PATHS.user.orders)}
        />
      )}
    </div>
  );
}
