import { refusalText } from '@comanda/contract/locations/refusals.messages';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { pricingMessages } from '@comanda/contract/orders/pricing.messages';
import { CircleAlert } from 'lucide-react';
import { useMinute } from '../../lib/use-minute.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Money } from '../../ui/money.tsx';
import { useCart } from '../cart/cart.ts';
import { cartEdits } from '../cart/cart-edits.ts';
import { isSenderAtSede } from '../orders/order-sender.ts';
import { shortWhen } from '../sede-state/sede-words.ts';
import { useWanted } from '../sede-state/wanted.ts';
import type { PriceDifference, RefusedLine } from './refusals.ts';
import type { ReturnedOrder } from './stored-orders.ts';
import { dismissReturned } from './waiting-orders.ts';

interface RefusedNoticeProps {
  lines: readonly RefusedLine[];
  onRemove: (itemId: string) => void;
  /** Opens a line whose options must be chosen again. */
  onChange?: (itemId: string) => void;
}

/** Names what the sede cannot serve, so that the diner can order the rest. */
export function RefusedNotice({ lines, onRemove, onChange }: RefusedNoticeProps) {
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-aji-wash p-3">
      <p className="flex items-start gap-2 font-semibold text-14 text-aji">
        <CircleAlert aria-hidden size={18} className="mt-px" />
        {ordersMessages.createFailed}
      </p>
      <ul className="grid gap-2">
        {lines.map(({ itemId, missing, dish, choice }) => (
          <li key={itemId} className="flex flex-wrap items-center justify-between gap-2">
            <p>
              <span className="font-semibold">{missing}</span>
              {choice ? `: ${choice}` : ` no está disponible ahora${dish ? ` (en ${dish})` : ''}.`}
            </p>
            <span className="flex gap-2">
              {choice && onChange && (
                <Button variant="secondary" size="lg" onClick={() => onChange(itemId)}>
                  Cambiar<span className="sr-only"> {missing}</span>
                </Button>
              )}
              <Button variant="secondary" size="lg" onClick={() => onRemove(itemId)}>
                Quitar<span className="sr-only"> {dish ?? missing} de la orden</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the prices that changed while the diner was choosing, before the order is sent again. */
export function PriceChanges({ changes }: { changes: readonly PriceDifference[] }) {
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-maiz-wash p-4">
      <p className="font-semibold text-maiz-ink">{pricingMessages.changed}</p>
      <ul className="grid gap-1 text-14">
        {changes.map(({ id_sigo, nombre, before, after }) => (
          <li key={id_sigo} className="flex justify-between gap-3">
            <span>{nombre}</span>
            <span>
              <s className="text-ink-soft">
                <span className="sr-only">Antes </span>
                <Money amount={before} />
              </s>{' '}
              <Money amount={after} className="font-bold" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

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
