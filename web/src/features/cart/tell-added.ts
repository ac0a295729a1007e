import * as MESSAGES from '@comanda/contract/messages';
import { toast } from '../../lib/toast.ts';
import type { Choice } from './cart.ts';

export function tellAdded({ product, cantidad }: Choice): void {
  toast.success(MESSAGES.orders.agregado(product.nombre, cantidad), { id: 'cart' });
}
