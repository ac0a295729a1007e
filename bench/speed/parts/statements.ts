import { countStatements } from '../../../server/test/count-statements.ts';
import type { LoadRequest } from '../load.ts';
import { decimal, type Part } from '../part.ts';
import { creating, listing } from '../world.ts';

/** How often the database is asked, by its own books, once session and menu are known. */
export const statements: Part = async ({ load, world, product }) => {
  const count = async (requests: LoadRequest[]) => {
    const job = { url: product.url, clients: 4, ms: 5_000, requests };
    // Everybody has called before, however busy the machine is.
    for (let sent = 0; sent < 2 * requests.length; ) sent += (await load.run(job)).count;
    let answered = 0;
    const counted = await countStatements(world.db, async () => {
      answered = (await load.run(job)).count;
    });
    return { asked: counted.statements / answered, written: counted.writes / answered };
  };
  const create = await count(world.sedes.map(creating));
  const list = await count(world.sedes.map(listing));
  // What the background does once a minute may fall into the window.
  const slack = 1.05;
  return [
    {
      target: 'sentencias por pedido creado',
      limit: '≤ 3',
      measured: decimal(create.asked, 2),
      isMet: create.asked <= 3 * slack,
    },
    {
      target: 'transacciones que escriben por pedido creado',
      limit: '1',
      measured: decimal(create.written, 2),
      isMet: create.written <= slack,
    },
    {
      target: 'sentencias por lista',
      limit: '≤ 1',
      measured: decimal(list.asked, 2),
      isMet: list.asked <= slack,
    },
  ];
};
