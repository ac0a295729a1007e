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
    return {
      ofOrders: counted.ofOrders / answered,
      others: (counted.statements - counted.ofOrders) / answered,
      written: counted.writes / answered,
    };
  };
  const create = await count(world.sedes.map(creating));
  const list = await count(world.sedes.map(listing));
  return [
    { target: 'sentencias por pedido creado', limit: '≤ 3', ...asked(create, 3) },
    {
      target: 'transacciones que escriben por pedido creado',
      limit: '1',
      measured: decimal(create.written, 2),
      isMet: create.written <= ONCE,
    },
    { target: 'sentencias por lista', limit: '≤ 1', ...asked(list, 1) },
  ];
};

/** What is done once a minute, whoever calls, may fall into the window. */
const ONCE = 1.005;
/** Who calls and where is remembered, and asked again after half a minute: in a window of five seconds it shows. */
const WITH_OTHERS = 1.05;

function asked({ ofOrders, others }: { ofOrders: number; others: number }, limit: number) {
  return {
    measured: `${decimal(ofOrders, 2)} (y ${decimal(others, 2)} de sesiones, sedes y tareas de fondo)`,
    isMet: ofOrders <= limit * ONCE && ofOrders + others <= limit * WITH_OTHERS,
  };
}
