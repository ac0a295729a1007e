import type { Order, OrderDraft } from '@comanda/contract/orders/orders';
import { api } from '../../lib/api-client.ts';

interface OrderCreated {
  message: string;
  data: Order;
  seguimiento?: string | null;
}

/** Longer than a kitchen's server ever takes: whoever waits for more has lost the answer. */
const PATIENCE_MS = 20_000;

/** The same key twice is one order, so a checkout keeps its key until it succeeds. */
export function createOrder(
  draft: OrderDraft,
  idempotencyKey: string,
  options: { anonymous?: boolean; signal?: AbortSignal } = {},
): Promise<OrderCreated> {
  return api<OrderCreated>('/api/orders/create', {
    method: 'POST',
    body: draft,
    idempotencyKey,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...options,
  });
}
