import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { ShiftClosed } from '@comanda/contract/till/till';
import { tillMessages } from '@comanda/contract/till/till.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import type { PrintingDeps } from '../printing/printing.service.ts';
import type { TillDeps } from './blind.ts';
import { closeShift, forceShift, recountShift } from './close-shift.service.ts';
import { printShift } from './print-shift.service.ts';
import {
  listOpenShifts,
  listShifts,
  moveCash,
  openShift,
  readDay,
  readShift,
} from './till.service.ts';

export const tillRoutes: FastifyPluginAsync<TillDeps & PrintingDeps> = async (app, deps) => {
  route(app, 'GET /api/till', async (request) =>
    listShifts(deps, sedeOf(request), sessionIn(request), request.query),
  );

  route(app, 'GET /api/till/open', async (request) => ({
    data: await listOpenShifts(deps, sedeOf(request), sessionIn(request)),
  }));

  route(app, 'GET /api/till/day', async (request) => ({
    data: await readDay(deps, sedeOf(request), sessionIn(request), request.query.dia),
  }));

  route(app, 'GET /api/till/:id', async (request) => ({
    data: await readShift(deps, sedeOf(request), sessionIn(request), request.params.id),
  }));

  route(app, 'POST /api/till/open', async (request) => {
    const data = await openShift(deps, sedeOf(request), sessionIn(request), request.body);
    return { message: tillMessages.opened, data };
  });

  route(app, 'POST /api/till/:id/move', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const key = request.headers['idempotency-key'] ?? null;
    const data = await moveCash(deps, sedeOf(request), author, id, request.body, key);
    return { message: tillMessages.moved, data };
  });

  route(app, 'POST /api/till/:id/close', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    return closedAnswer(
      await closeShift(deps, sedeOf(request), author, id, request.body),
      tillMessages.closed,
    );
  });

  route(app, 'POST /api/till/:id/force', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    return closedAnswer(
      await forceShift(deps, sedeOf(request), author, id, request.body),
      tillMessages.forced,
    );
  });

  route(app, 'POST /api/till/:id/recount', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const data = await recountShift(deps, sedeOf(request), author, id, request.body);
    return { message: tillMessages.recounted, data };
  });

  route(app, 'POST /api/till/:id/print', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const key = request.headers['idempotency-key'] ?? null;
    const data = await printShift(deps, sedeOf(request), author, id, request.body, key);
    return { message: ordersMessages.printing, data };
  });
};

function closedAnswer(
  { shift, cuentasAbiertas }: Awaited<ReturnType<typeof closeShift>>,
  closed: (numero: number) => string,
): ShiftClosed {
  const said = [
    closed(shift.numero ?? 0),
    ...(cuentasAbiertas > 0 ? [tillMessages.stillOpen(cuentasAbiertas)] : []),
  ];
  return { message: said.join(' '), data: shift, cuentasAbiertas };
}
