import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import { chargingMessages } from '@comanda/contract/accounts/charging.messages';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { limitInSede, limitPerThing } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import {
  askBill,
  changeAccount,
  listAccounts,
  listWaiters,
  openAccount,
} from './accounts.service.ts';
import { adjustAccount, removeAdjustment } from './adjust.service.ts';
import type { AccountDeps } from './change-accounts.ts';
import { type Charged, payAccount } from './charge.service.ts';
import { chargeDirectly } from './charge-directly.service.ts';
import { listClosed } from './closed-accounts.service.ts';
import { correctPayment, replaceMethod } from './correct-payment.service.ts';
import { type Moved, moveAccount, unmergeAccount } from './move-account.service.ts';
import { moveLines } from './move-lines.service.ts';
import { printAccount } from './print-account.service.ts';
import { refundAccount } from './refund.service.ts';
import { releaseAccount } from './release-account.service.ts';
import { reopenAccount } from './reopen-account.service.ts';
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
    const { vista, propina } = request.body;
    const asked = { id: request.params.id, vista, por, author, propina };
    const data = await askBill(deps, sedeOf(request), asked);
    return { message: accountsMessages.billNoted, data };
  });

  route(app, 'POST /api/accounts/direct', async (request) => {
    const author = sessionIn(request);
    const key = keyOf(request);
    return chargedAnswer(await chargeDirectly(deps, sedeOf(request), author, request.body, key));
  });

  route(app, 'POST /api/accounts/:id/pay', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const key = keyOf(request);
    return chargedAnswer(await payAccount(deps, sedeOf(request), author, id, request.body, key));
  });

  route(app, 'POST /api/accounts/:id/adjust', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const key = keyOf(request);
    const data = await adjustAccount(deps, sedeOf(request), author, id, request.body, key);
    return { message: chargingMessages.adjusted, data };
  });

  route(app, 'DELETE /api/accounts/:id/adjust/:ajuste', async (request) => {
    const author = sessionIn(request);
    const { autoriza } = request.body;
    const data = await removeAdjustment(deps, sedeOf(request), author, request.params, autoriza);
    return { message: chargingMessages.unadjusted, data };
  });

  route(app, 'POST /api/accounts/:id/print', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const key = keyOf(request);
    const data = await printAccount(deps, sedeOf(request), author, id, request.body, key);
    return { message: ordersMessages.printing, data };
  });

  route(app, 'GET /api/accounts/closed', async (request) =>
    listClosed(deps.db, sedeOf(request), request.query),
  );

  route(app, 'POST /api/accounts/:id/payments/:pid/correct', async (request) => {
    const author = sessionIn(request);
    const { params, body } = request;
    const sede = sedeOf(request);
    const data = await correctPayment(deps, sede, author, params, body, keyOf(request));
    return { message: chargingMessages.corrected, data };
  });

  route(app, 'POST /api/accounts/:id/payments/:pid/replace', async (request) => {
    const author = sessionIn(request);
    const { params, body } = request;
    const data = await replaceMethod(deps, sedeOf(request), author, params, body, keyOf(request));
    return { message: chargingMessages.replaced, data };
  });

  route(app, 'POST /api/accounts/:id/reopen', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const { body } = request;
    const data = await reopenAccount(deps, sedeOf(request), author, id, body, keyOf(request));
    return { message: chargingMessages.reopened(data.mesas), data };
  });

  route(app, 'POST /api/accounts/:id/refund', async (request) => {
    const { id } = request.params;
    const author = sessionIn(request);
    const { body } = request;
    const data = await refundAccount(deps, sedeOf(request), author, id, body, keyOf(request));
    const message = chargingMessages.refunded(body.valor + (body.propina ?? 0));
    return { message, data };
  });

  // All guests of a restaurant may share one address, so what they may read is counted by their table, twenty phones at a
  // time. Who tries codes is counted by address.
  const countRead = limitPerThing(app, { max: 120, timeWindow: '1 minute' });
  const countTry = limitInSede(app, { max: 60, timeWindow: '1 minute' });
  route(app, 'GET /api/visits', async (request) => {
    const count = (table: string | null) =>
      table === null ? countTry(request) : countRead(request, table);
    return { data: await readVisit(deps, sedeOf(request), request.query, count) };
  });

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

function chargedAnswer({ account, vueltas, devolver }: Charged) {
  const { numero, cerrada } = account;
  const closed =
    cerrada !== null && numero !== null ? chargingMessages.closed(numero) : chargingMessages.paid;
  const message = devolver > 0 ? chargingMessages.giveBack(devolver) : closed;
  return { message, data: account, vueltas, devolver };
}
