import type { Order, OrderDraft } from '@comanda/contract/orders';
import { api } from '../../lib/api-client.ts';

interface OrderCreated {
  message: string;
  data: Order;
  seguimiento?: string | null;
}

/** The same key twice is one order, so a checkout keeps its key until it succeeds. */
export function createOrder(draft: OrderDraft, idempotencyKey: string): Promise<OrderCreated> {
  return api<OrderCreated>('/api/orders/create', { method: 'POST', body: draft, idempotencyKey });
}
