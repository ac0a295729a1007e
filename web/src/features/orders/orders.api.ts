import type { Order, OrderDraft } from '@comanda/contract/orders';
import { api } from '../../lib/api-client.ts';

interface OrderCreated {
  message: string;
  data: Order;
  seguimiento?: string | null;
}

interface CreateOptions {
  anonymous?: boolean;
  patienceMs?: number;
}

/** Longer than a kitchen's server ever takes: whoever waits for more has lost the answer. */
const PATIENCE_MS = 20_000;

/** The same key twice is one order, so a checkout keeps its key until it succeeds. */
export function createOrder(
  draft: OrderDraft,
  idempotencyKey: string,
  { anonymous = false, patienceMs = PATIENCE_MS }: CreateOptions = {},
): Promise<OrderCreated> {
  return api<OrderCreated>('/api/orders/create', {
    method: 'POST',
    body: draft,
    idempotencyKey,
    signal: AbortSignal.timeout(patienceMs),
    anonymous,
  });
}
