import type { Part } from '../part.ts';
import { inTurns } from '../windows.ts';
import { listing } from '../world.ts';

/** What a console asks when it opens. */
export const list: Part = async ({ load, world, product, reference }) => {
  const ours = {
    url: product.url,
    clients: 16,
    requests: world.sedes.map(listing),
  };
  const bare = {
    url: reference.url,
    clients: 16,
    requests: world.sedes.map(({ dbName }) => ({ path: `/orders?dbName=${dbName}` })),
  };
  const pair = await inTurns(load, bare, ours);
  return [
    pair.atLeast(
      '50 pedidos abiertos entre 200.000, 16 clientes: rendimiento',
      1,
      ({ rate }) => rate,
    ),
  ];
};
