import { allOrders, ownerToken } from '../e2e/api.ts';

/** How often each customer's name is among the stored orders. */
export async function storedNames(url: string): Promise<Map<string, number>> {
  const names = new Map<string, number>();
  for (const { nombreCliente } of await allOrders(url, await ownerToken(url))) {
    names.set(nombreCliente, (names.get(nombreCliente) ?? 0) + 1);
  }
  return names;
}
