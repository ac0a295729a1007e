import { whenWords } from '@comanda/contract/locations/when.words';
import { checkoutMessages } from '@comanda/contract/orders/checkout.messages';
import type { CheckoutWho } from '@comanda/contract/orders/checkout.rules';
import type { OrderDraft } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { CircleDashed } from 'lucide-react';
import { useEffect } from 'react';
import { navigate } from '../../lib/address.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { hasNetwork } from '../../lib/api/connection.ts';
import { isAnswerLost } from '../../lib/api/failure.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Money } from '../../ui/money.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PolicyLink } from '../../ui/policy-link.tsx';
import { ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx';
import { useCart } from '../cart/cart.ts';
import { cartEdits } from '../cart/cart-edits.ts';
import { ClosedNotice } from '../locations/closed-notice.tsx';
import { keepVisit, scannedTable } from '../locations/scanned-table.ts';
import { TipoLabel } from '../orders/order-looks.tsx';
import { clientHere } from '../orders/order-sender.ts';
import { createOrder } from '../orders/orders.api.ts';
import { want } from '../sede-state/wanted.ts';
import { rememberOrder } from '../tracking/placed-orders.ts';
import { missingWords } from './checkout-missing.ts';
import { CheckoutPlace } from './checkout-place.tsx';
import { PaymentTiles } from './checkout-tiles.tsx';
import { PriceChanges, RefusedNotice } from './refusal-notices.tsx';
import type { WaitingOrder } from './stored-orders.ts';
import { forgetTyped } from './typed-checkout.ts';
import { useCheckout, useRefusedLines } from './use-checkout.ts';
import { useDinerForm } from './use-diner-form.ts';
import { usePaysLater } from './use-pays-later.ts';
import { type CheckoutWhen, useWhen } from './use-when.ts';
import { forgetReturned, keepWaiting } from './waiting-orders.ts';
import { WhenField } from './when-field.tsx';
import { WhenRefused } from './when-refused.tsx';

interface CheckoutDialogProps {
  tipo: Tipo;
  onClose: () => void;
  onCreated: () => void;
}

const TITLES: Record<Tipo, string> = {
  en_local: 'Pedido a mesa',
  para_llevar: 'Pedido para llevar',
  a_domicilio: 'Pedido a domicilio',
};

const FORM_ID = 'checkout';

/** The diner's last step: who orders, where the food goes, how to pay. A failure keeps everything that was typed. */
export function CheckoutDialog({ tipo, onClose, onCreated }: CheckoutDialogProps) {
  const checkout = useDinerCheckout(tipo, onCreated);
  const { form, set, errors, failure, changes, isSending, attributes, refused, total } = checkout;
  const { delivery, dishes } = checkout;
  const missing = missingWords(checkout);
  const { when } = checkout;
  const { ref } = attributes;

  const hasNews =
    refused.length > 0 || changes.length > 0 || failure !== undefined || when.refusal !== null;
  useEffect(() => {
    // The messages stand at the top and the pressed button at the bottom, so the dialog scrolls up.
    if (hasNews) ref.current?.parentElement?.scrollTo({ top: 0 });
  }, [hasNews, ref]);

  const isGuest = checkoutWho() === 'guest';

  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLES[tipo]}
      dismissible={!isSending}
      footer={
        <div className="grid gap-2">
          <ClosedNotice />
          <Button
            type="submit"
            form={FORM_ID}
            size="lg"
            full
            variant={missing === null ? 'primary' : 'secondary'}
            icon={missing !== null && <CircleDashed aria-hidden size={22} />}
            busy={isSending}
            busyLabel={checkoutMessages.processing}
          >
            <span className="flex-1 text-left leading-tight">
              {missing ?? confirmWords(changes.length > 0, when)}
            </span>
            {/* Screen readers already read the total in the receipt above. */}
            <span aria-hidden>
              <Money amount={total} className="figures text-18" />
            </span>
          </Button>
        </div>
      }
    >
      <form {...attributes} id={FORM_ID} className="grid gap-5">
        {changes.length > 0 && <PriceChanges changes={changes} />}
        {refused.length > 0 && (
          <RefusedNotice lines={refused} onRemove={checkout.remove} onChange={changeLine} />
        )}
        <WhenRefused when={when} onOther={orderOtherwise} />
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
        {errors.dbName && <FormAlert>{errors.dbName}</FormAlert>}
        <TipoLabel tipo={tipo} />
        <CheckoutPlace tipo={tipo} checkout={checkout} />
        <TextField
          label="Tu nombre"
          autoComplete="name"
          value={form.nombreCliente}
          onChange={(event) => set('nombreCliente', event.target.value)}
          error={errors.nombreCliente}
        />
        <TextField
          label="Tu correo"
          type="email"
          inputMode="email"
          autoComplete="email"
          optional={!isGuest}
          value={form.email}
          onChange={(event) => set('email', event.target.value)}
          error={errors.email}
        />
        <WhenField tipo={tipo} when={when} />
        <PaymentTiles
          mayWait={checkout.mayWait}
          value={form.metodoPago}
          onChange={(metodoPago) => set('metodoPago', metodoPago)}
          error={errors.metodoPago}
        />
        {delivery.fee && (
          <div className="grid gap-1.5 text-14">
            <ReceiptLine label="Productos">
              <Money amount={dishes} />
            </ReceiptLine>
            <ReceiptLine label={delivery.fee.nombre}>
              {delivery.fee.valor === 0 ? 'Gratis' : <Money amount={delivery.fee.valor} />}
            </ReceiptLine>
          </div>
        )}
        <ReceiptTotal amount={total} />
        <p className="text-14 text-ink-soft">
          Al confirmar aceptas la <PolicyLink />.
        </p>
      </form>
    </Dialog>
  );
}

function confirmWords(hasNewPrices: boolean, { programado, now }: CheckoutWhen): string {
  if (hasNewPrices) return 'Confirmar con los nuevos precios';
  if (programado === null) return 'Confirmar pedido';
  return `Programar para ${whenWords(programado, now).replace(/^a /, '')}`;
}

/** The checkout of another tipo takes the place of this one, with what was typed. */
function orderOtherwise(checkout: Tipo): void {
  navigate(PATHS.user.cart, { replace: true, state: { overlay: { checkout }, overlays: 1 } });
}

/** Opens a line of the cart in the place of the checkout, which keeps what was typed. */
function changeLine(itemId: string): void {
  navigate(PATHS.user.cart, { replace: true, state: { overlay: { itemId }, overlays: 1 } });
}

/** The checkout of a diner: it fills in the signed-in client and remembers the order. */
function useDinerCheckout(tipo: Tipo, onCreated: () => void) {
  const [typed, setForm] = useDinerForm(tipo);
  const when = useWhen(tipo);
  const form = { ...typed, programado: when.programado ?? '' };
  const cart = useCart();
  const { refused, forget, note } = useRefusedLines(cart.items);
  const wait = (order: WaitingOrder) => {
    keepWaiting(order);
    forgetTyped();
    want(null);
    onCreated();
  };
  const send = async (plain: OrderDraft, key: string) => {
    forget();
    when.forget();
    const { firma, visita } = (plain.tipo === 'en_local' && scannedTable()) || {};
    const draft: OrderDraft = {
      ...plain,
      ...(firma && { firma }),
      ...(visita && { visita }),
      // Guests accept the policy with the button, whose form says so; clients accepted it when they registered.
      ...(clientHere() === null && { aceptaPolitica: true }),
    };
    const order = waitingOrder(key, draft, cart.items);
    if (!hasNetwork()) return wait(order);
    try {
      const {
        data,
        seguimiento,
        visita: joined,
      } = await createOrder(draft, key, {
        // A retry of this key will be sent without a token too, and the server expects the same author for the same
        // key.
        anonymous: order.cliente === null,
      });
      rememberOrder({ order: data, seguimiento: seguimiento ?? null });
      keepVisit(data.cuentaId, joined);
    } catch (error) {
      if (error instanceof ApiError && !isAnswerLost(error)) throw error;
      // The order was sent and the answer was lost, so the same order is sent again until an answer comes.
      return wait({ ...order, isUncertain: true });
    }
    stored.cart.remove();
    forgetReturned();
    forgetTyped();
    want(null);
    toast.success(ordersMessages.createdByDiner);
    onCreated();
  };
  const failedText = ordersMessages.createFailed;
  const onRefused = (error: ApiError) => {
    // The code is no longer valid, so the diner types the table instead.
    if (error.code === 'mesa_invalida') stored.table.remove();
    return when.note(error) || note(error);
  };
  const who = checkoutWho();
  const mayWait = usePaysLater() && tipo === 'en_local';
  // Most tables say it when they ask for the bill.
  useEffect(() => {
    if (mayWait)
      setForm((before) => ({ ...before, metodoPago: before.metodoPago || 'por_definir' }));
  }, [mayWait, setForm]);
  const checkout = useCheckout({ tipo, who, form, setForm, send, failedText, onRefused });
  return { ...checkout, when, mayWait, refused, remove: cartEdits.remove };
}

function checkoutWho(): CheckoutWho {
  return stored.user.get()?.tipo === 'cliente' ? 'diner' : 'guest';
}

function waitingOrder(key: string, draft: OrderDraft, items: CartItem[]): WaitingOrder {
  return {
    key,
    draft,
    items,
    cliente: clientHere(),
    sede: stored.location.get()?.nombre ?? '',
    isUncertain: false,
  };
}
