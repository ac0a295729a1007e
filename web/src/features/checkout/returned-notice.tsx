import { refusalText } from '@comanda/contract/locations/refusals.messages';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { useMinute } from '../../lib/use-minute.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { useCart } from '../cart/cart.ts';
import { cartEdits } from '../cart/cart-edits.ts';
import { isSenderAtSede } from '../orders/order-sender.ts';
import { shortWhen } from '../sede-state/sede-words.ts';
import { useWanted } from '../sede-state/wanted.ts';
import { PriceChanges, RefusedNotice } from './refusal-notices.tsx';
import type { ReturnedOrder } from './stored-orders.ts';
import { dismissReturned } from './waiting-orders.ts';

interface ReturnedNoticeProps {
  returned: ReturnedOrder;
  /** Opens the checkout again, with what was typed. */
  onOrder: (tipo: Tipo) => void;
}

/** Says why a waiting order came back to the cart. */
export function ReturnedNotice({ returned, onOrder }: ReturnedNoticeProps) {
  const { items } = useCart();
  const { remove } = cartEdits;
  const { message, changes, refused, time, draft } = returned;
  const wanted = useWanted();
  const now = useMinute();
  const missing = refused.filter(({ itemId }) => items.some((item) => item.itemId === itemId));
  if (message === '' || !isSenderAtSede(returned)) return null;
  return (
    <section aria-label="Tu pedido volvió al carrito" className="grid gap-2">
      {changes.length > 0 && <PriceChanges changes={changes} />}
      {missing.length > 0 && <RefusedNotice lines={missing} onRemove={remove} />}
      {changes.length === 0 && refused.length === 0 && (
        <FormAlert cause="Lo que pediste está otra vez en tu carrito.">
          {time ? refusalText(time, now) : message}
        </FormAlert>
      )}
      {time && wanted && (
        <Button size="lg" full onClick={() => onOrder(draft.tipo as Tipo)}>
          Programar para {shortWhen(wanted, now)}
        </Button>
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
