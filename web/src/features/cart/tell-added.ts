import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { toast } from '../../lib/toast.ts';
import type { Choice } from './cart.ts';

export function tellAdded({ product, cantidad }: Choice): void {
  toast.success(ordersMessages.agregado(product.nombre, cantidad), { id: 'cart' });
}
