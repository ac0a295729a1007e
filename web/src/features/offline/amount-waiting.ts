import type { QueuedDeed } from './outbox.ts';

/** '3 pedidos y 1 cambio'. */
export function amountWaiting(deeds: readonly Pick<QueuedDeed, 'kind'>[]): string {
  const orders = deeds.filter(({ kind }) => kind === 'order').length;
  const moves = deeds.length - orders;
  const parts = [
    orders > 0 && (orders === 1 ? '1 pedido' : `${orders} pedidos`),
    moves > 0 && (moves === 1 ? '1 cambio de estado' : `${moves} cambios de estado`),
  ];
  return parts.filter(Boolean).join(' y ');
}
