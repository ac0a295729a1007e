import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atMost, decimal, type Part } from '../part.ts';
import { bearer, orderOf } from '../world.ts';

export type LiveJob = {
  url: string;
  /**
   * How each screen connects; those of the first sede are the kitchens that must receive the order.
   */
  screens: { token: string; dbName: string }[];
  kitchens: number;
  orders: number;
  order: { headers: Record<string, string>; body: object };
};

/** Milliseconds from sending an order. */
export type LiveResult = {
  answered: { p50: number; p99: number };
  heard: { p50: number; p99: number };
};

const SCREENS = 1_000;
const KITCHENS = 50;

/** An order appears on the kitchen's screens about as soon as its waiter has the answer. */
export const live: Part = async ({ world, product }) => {
  const [sede, ...others] = world.sedes;
  if (!sede) throw new Error('No hay sedes.');
  const screens = Array.from({ length: SCREENS }, (_, at) =>
    at < KITCHENS ? sede : (others[at % others.length] ?? sede),
  ).map(({ token, dbName }) => ({ token, dbName }));
  const job: LiveJob = {
    url: product.url,
    screens,
    kitchens: KITCHENS,
    orders: 300,
    order: { headers: bearer(sede), body: orderOf(sede) },
  };
  const child = fork(join(import.meta.dirname, '..', 'screens-process.ts'));
  try {
    child.send(job);
    const [{ answered, heard }] = (await once(child, 'message')) as [LiveResult];
    return [
      atMost(
        `del envío a ${KITCHENS} cocinas, con ${SCREENS} pantallas abiertas: p99 frente al p99 de la respuesta`,
        1.5,
        heard.p99 / answered.p99,
        `p99 ${decimal(heard.p99, 1)} y ${decimal(answered.p99, 1)} ms; p50 ${decimal(heard.p50, 1)} y ${decimal(answered.p50, 1)} ms`,
      ),
    ];
  } finally {
    child.kill();
  }
};
