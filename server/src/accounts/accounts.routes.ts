import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { limitPerThing } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import {
  askBill,
  changeAccount,
  listAccounts,
  listWaiters,
  openAccount,
} from './accounts.service.ts';
import type { AccountDeps } from './change-accounts.ts';
import { type Moved, moveAccount, unmergeAccount } from './move-account.service.ts';
import { moveLines } from './move-lines.service.ts';
import { releaseAccount } from './release-account.service.ts';
import { askBillFromTable, readVisit } from './visits.service.ts';

export const accountRoutes: FastifyPluginAsync<AccountDeps> = async (app, deps) => {
  route(app, 'GET /api/accounts', async (request) => listAccounts(deps.db, sedeOf(request)));

  route(app, 'GET /api/accounts/meseros', async (request) => ({
    data: await listWaiters(deps.db, sedeOf(request)),
  }));

  route(app, 'POST /api/accounts/open', async (request) => {
    const data = await openAccount(deps, sedeOf(request), sessionIn(request), request.body);
    return { message: accountsMessages.opened, data };
  });

  route(app, 'PATCH /api/accounts/:id', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const data = await changeAccount(deps, sedeOf(request), author, id, request.body);
    return { message: accountsMessages.saved, data };
  });

  route(app, 'POST /api/accounts/:id/move', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const moved = await moveAccount(
      deps,
      sedeOf(request),
      author,
      id,
      request.body,
      keyOf(request),
    );
    return answer(moved, moved.other ? accountsMessages.merged : accountsMessages.moved);
  });

  route(app, 'POST /api/accounts/:id/lines', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const moved = await moveLines(deps, sedeOf(request), author, id, request.body, keyOf(request));
    return answer(moved, accountsMessages.linesMoved);
  });

  route(app, 'POST /api/accounts/:id/unmerge', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const key = keyOf(request);
    const parted = await unmergeAccount(deps, sedeOf(request), author, id, request.body, key);
    return answer(parted, accountsMessages.parted);
  });

  route(app, 'POST /api/accounts/:id/release', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const data = await releaseAccount(deps, sedeOf(request), author, id, request.body.vista);
    return { message: accountsMessages.released, data };
  });

  route(app, 'POST /api/accounts/:id/bill', async (request) => {
    const author = sessionIn(request);
    const por = author.nombre || author.email;
    const asked = { id: request.params.id, vista: request.body.vista, por, author };
    const data = await askBill(deps, sedeOf(request), asked);
    return { message: accountsMessages.billNoted, data };
  });

  route(
    app,
    'GET /api/visits',
    async (request) => ({ data: await readVisit(deps, sedeOf(request), request.query) }),
    { rateLimit: { max: 60, timeWindow: '1 minute' } },
  );

  const countBill = limitPerThing(app, { max: 6, timeWindow: '10 minutes' });
  route(app, 'POST /api/visits/bill', async (request) => {
    const count = (account: string) => countBill(request, account);
    const data = await askBillFromTable(deps, sedeOf(request), request.body, count);
    return { message: accountsMessages.billAsked, data };
  });
};

function keyOf({ headers }: { headers: { 'idempotency-key'?: string | undefined } }) {
  return headers['idempotency-key'] ?? null;
}

function answer({ account, other }: Moved, message: string) {
  return { message, data: account, otra: other };
}
