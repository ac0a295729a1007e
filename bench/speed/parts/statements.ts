import { countStatements } from '../../../server/test/count-statements.ts';
import type { LoadRequest } from '../load.ts';
import { decimal, type Part } from '../part.ts';
import { choosing, creating, drawGroups, listing, useGroups } from '../world.ts';

/**
 * How many statements the database runs, by its own statistics, once session and menu are cached.
 */
export const statements: Part = async ({ load, world, product }) => {
  const count = async (requests: LoadRequest[]) => {
    const job = { url: product.url, clients: 4, ms: 5_000, requests };
    // Everybody has called once, however busy the machine is.
    for (let sent = 0; sent < 2 * requests.length; ) sent += (await load.run(job)).count;
    let answered = 0;
    const counted = await countStatements(world.db, async () => {
      answered = (await load.run(job)).count;
    });
    return {
      ofOrders: counted.ofOrders / answered,
      others: (counted.statements - counted.ofOrders) / answered,
      written: counted.writes / answered,
    };
  };
  const create = await count(world.sedes.map(creating));
  for (const sede of world.sedes) {
    await drawGroups(world.db, sede, 2);
    await useGroups(world.db, sede, ['grupo-1', 'grupo-2']);
  }
  const grouped = await count(world.sedes.map(choosing));
  const list = await count(world.sedes.map(listing));
  return [
    { target: 'sentencias por pedido creado', limit: '≤ 3', ...asked(create, 3) },
    {
      target: 'transacciones que escriben por pedido creado',
      limit: '1',
      measured: decimal(create.written, 2),
      isMet: create.written <= ONCE,
    },
    { target: 'sentencias por pedido con opciones de grupos', limit: '≤ 1', ...asked(grouped, 1) },
    { target: 'sentencias por lista', limit: '≤ 1', ...asked(list, 1) },
  ];
};

/** Work that runs once a minute may fall into the window. */
const ONCE = 1.005;
/**
 * Sessions and sedes are cached and read again after half a minute, which shows in a window of five
 * seconds.
 */
const WITH_OTHERS = 1.05;

function asked({ ofOrders, others }: { ofOrders: number; others: number }, limit: number) {
  return {
    measured: `${decimal(ofOrders, 2)} (y ${decimal(others, 2)} de sesiones, sedes y tareas de fondo)`,
    isMet: ofOrders <= limit * ONCE && ofOrders + others <= limit * WITH_OTHERS,
  };
}
