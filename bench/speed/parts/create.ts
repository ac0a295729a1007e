import type { LoadRequest } from '../load.ts';
import type { Part } from '../part.ts';
import { inTurns } from '../windows.ts';
import {
  activateAccounts,
  choosing,
  creating,
  drawGroups,
  opening,
  orderOf,
  useGroups,
} from '../world.ts';

/** What an order may cost beside the bare INSERT of the reference. */
const RATE = 0.7;
const P50 = 1.7;
/** What options may add to an order. */
const GROUPED = 1.15;

/**
 * Orders taken as fast as they can be, by waiters of fifty sedes, and by one alone: without accounts, with options of
 * groups, as further rounds of an open table, and each as the first round of another table.
 */
export const create: Part = async ({ load, world, product, reference }) => {
  const bare = {
    url: reference.url,
    requests: world.sedes.map((sede) => ({
      method: 'POST' as const,
      path: '/orders',
      body: JSON.stringify(orderOf(sede)),
      status: 201,
    })),
  };
  const compare = (requests: LoadRequest[], clients: number) =>
    inTurns(load, { ...bare, clients }, { url: product.url, requests, clients });
  const plain = world.sedes.map(creating);
  const many = await compare(plain, 16);
  const one = await compare(plain, 1);
  for (const sede of world.sedes) {
    await drawGroups(world.db, sede, 2);
    await useGroups(world.db, sede, ['grupo-1', 'grupo-2']);
  }
  const own = (requests: LoadRequest[]) => ({ url: product.url, requests, clients: 1 });
  const grouped = await inTurns(load, own(plain), own(world.sedes.map(choosing)));
  await activateAccounts(world);
  const rounds = { many: await compare(plain, 16), one: await compare(plain, 1) };
  const first = await compare(world.sedes.map(opening), 1);
  return [
    many.atLeast('crear un pedido, 16 clientes en 50 sedes: rendimiento', RATE, ({ rate }) => rate),
    one.atMost('crear un pedido, 1 cliente: p50', P50, ({ p50 }) => p50),
    grouped.atMost('con opciones de grupos, frente a sin ellas: p50', GROUPED, ({ p50 }) => p50),
    rounds.many.atLeast('mesa con cuenta, 16 clientes: rendimiento', RATE, ({ rate }) => rate),
    rounds.one.atMost('mesa con cuenta, 1 cliente: p50', P50, ({ p50 }) => p50),
    first.noted('primera ronda, 1 cliente: p50', ({ p50 }) => p50),
  ];
};
