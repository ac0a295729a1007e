import type { Answer } from '@comanda/contract/endpoints';
import type { OrderDraft } from '@comanda/contract/orders/orders';
import { api } from '../../lib/api/api-client.ts';

/** The server never takes this long, so after this time the answer counts as lost. */
const PATIENCE_MS = 20_000;

/** The same key twice makes one order, so a checkout keeps its key until it succeeds. */
export function createOrder(
  draft: OrderDraft,
  idempotencyKey: string,
  options: { anonymous?: boolean; signal?: AbortSignal } = {},
): Promise<Answer<'POST /api/orders/create'>> {
  return api('POST /api/orders/create', {
    body: draft,
    idempotencyKey,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...options,
  });
}
