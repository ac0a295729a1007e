import type { Part } from '../part.ts';
import { inTurns } from '../windows.ts';
import { creating, orderOf } from '../world.ts';

/** Orders taken as fast as they can be, by waiters of fifty sedes, and by one alone. */
export const create: Part = async ({ load, world, product, reference }) => {
  const ours = { url: product.url, requests: world.sedes.map(creating) };
  const bare = {
    url: reference.url,
    requests: world.sedes.map((sede) => ({
      method: 'POST' as const,
      path: '/orders',
      body: JSON.stringify(orderOf(sede)),
      status: 201,
    })),
  };
  const many = await inTurns(load, { ...bare, clients: 16 }, { ...ours, clients: 16 });
  const one = await inTurns(load, { ...bare, clients: 1 }, { ...ours, clients: 1 });
  return [
    many.atLeast('crear un pedido, 16 clientes en 50 sedes: rendimiento', 0.5, ({ rate }) => rate),
    one.atMost('crear un pedido, 1 cliente: p50', 2, ({ p50 }) => p50),
  ];
};
