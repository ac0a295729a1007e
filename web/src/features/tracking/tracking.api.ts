import type { Order } from '@comanda/contract/orders/orders';
import { api } from '../../lib/api/api-client.ts';

interface MyOrders {
  data: Order[];
  nextCursor: string | null;
}

const PAGE = 20;

/** The signed-in diner's own orders at a sede, newest first. */
export function fetchMyOrders(dbName: string, cursor?: string): Promise<MyOrders> {
  return api('GET /api/orders/mine', { query: { dbName, limit: PAGE, cursor } });
}

/** A visitor's orders, by the tokens that came with them. */
export async function followOrders(dbName: string, tokens: readonly string[]): Promise<Order[]> {
  if (tokens.length === 0) return [];
  const { data } = await api('POST /api/orders/seguimiento', {
    body: { dbName, tokens: [...tokens] },
  });
  return data.map(({ order }) => order);
}
