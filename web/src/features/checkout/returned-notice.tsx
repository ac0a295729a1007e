import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { useCart } from '../cart/cart.ts';
import { isSenderAtSede } from '../orders/order-sender.ts';
import { PriceChanges } from './price-changes.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { dismissReturned } from './returned-order.ts';
import type { ReturnedOrder } from './stored-returned.ts';

/** Why an order that waited came back to the cart. */
export function ReturnedNotice({ returned }: { returned: ReturnedOrder }) {
  const { items, remove } = useCart();
  const { message, changes, refused } = returned;
  const missing = refused.filter(({ itemId }) => items.some((item) => item.itemId === itemId));
  if (message === '' || !isSenderAtSede(returned)) return null;
  return (
    <section aria-label="Tu pedido volvió al carrito" className="grid gap-2">
      {changes.length > 0 && <PriceChanges changes={changes} />}
      {missing.length > 0 && <RefusedNotice lines={missing} onRemove={remove} />}
      {changes.length === 0 && refused.length === 0 && (
        <FormAlert cause="Lo que pediste está otra vez en tu carrito.">{message}</FormAlert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 text-14">
        <p>Tu pedido no salió: revísalo y elige otra vez cómo lo quieres.</p>
        <Button variant="ghost" onClick={() => dismissReturned(returned)}>
          Entendido
        </Button>
      </div>
    </section>
  );
}
