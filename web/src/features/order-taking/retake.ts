import { stored } from '../../lib/stored.ts';
import type { CheckoutForm } from '../checkout/use-checkout.ts';
import { dismiss, type Problem } from '../offline/outbox.ts';
import { changeOutbox } from '../offline/outbox-store.ts';

/** An order that came back is taken up where it was left. Answers what was typed in its account. */
export function retake({ id, order }: Problem): CheckoutForm | undefined {
  if (!order) return undefined;
  const { draft, items } = order;
  stored.editingOrder.remove();
  stored.cart.set(items);
  void changeOutbox((box) => dismiss(box, id));
  return {
    nombreCliente: draft.nombreCliente ?? '',
    email: draft.email ?? '',
    mesa: draft.mesa ?? '',
    direccion: draft.direccion ?? '',
    telefono: draft.telefono ?? '',
    metodoPago: draft.metodoPago ?? '',
  };
}
