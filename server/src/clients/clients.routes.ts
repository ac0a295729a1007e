import { dinerAuthMessages, ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { limitPerPerson } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { sendSheet } from '../http/sheet.ts';
import {
  type ClientDeps,
  listClients,
  registerClient,
  writeClientSheet,
} from './clients.service.ts';
import { forgetClient, forgetHistory } from './forget-client.service.ts';
import {
  changeOwnData,
  changeOwnPassword,
  confirmEmail,
  deleteOwnAccount,
  readOwnData,
  requestEmailCode,
} from './own-account.service.ts';

export const clientRoutes: FastifyPluginAsync<ClientDeps> = async (app, deps) => {
  const { db } = deps;
  route(app, 'GET /api/clients', async (request) =>
    listClients(db, sedeOf(request), request.query),
  );

  route(app, 'GET /api/clients/clients.csv', async (request, reply) => {
    const sede = sedeOf(request);
    const sheet = await writeClientSheet(db, sede, sessionIn(request), request.query.q);
    return sendSheet(reply, `clientes-${sede.dbName}`, sheet);
  });

  route(
    app,
    'POST /api/clients/create',
    async (request) => {
      const data = await registerClient(db, sedeOf(request), request.body.cliente);
      return { message: dinerAuthMessages.registered, data };
    },
    { rateLimit: { max: 20, timeWindow: '1 minute' } },
  );

  route(app, 'GET /api/clients/me', async (request) => ({
    data: await readOwnData(db, sedeOf(request), sessionIn(request)),
  }));

  route(app, 'PATCH /api/clients/me', async (request) => {
    const { cliente } = request.body;
    const data = await changeOwnData(deps, sedeOf(request), sessionIn(request), cliente);
    return { message: clientsMessages.updated, data };
  });

  route(
    app,
    'POST /api/clients/me/password',
    async (request) => {
      const { actual, nueva } = request.body;
      const session = sessionIn(request);
      const token = await changeOwnPassword(deps, sedeOf(request), session, actual, nueva);
      return { message: clientsMessages.passwordChanged, token };
    },
    { rateLimit: { max: 10, timeWindow: '1 minute' } },
  );

  route(
    app,
    'POST /api/clients/me/emailCode',
    async (request) => {
      const session = sessionIn(request);
      await requestEmailCode(deps, sedeOf(request), session);
      return { message: ownerAuthMessages.codeSent(session.email) };
    },
    { preHandler: limitPerPerson(app, { max: 10, timeWindow: '1 day' }) },
  );

  route(
    app,
    'POST /api/clients/me/email',
    async (request) => {
      await confirmEmail(deps, sedeOf(request), sessionIn(request), request.body.code);
      return { message: clientsMessages.emailConfirmed };
    },
    { rateLimit: { max: 20, timeWindow: '1 minute' } },
  );

  route(app, 'DELETE /api/clients/me/orders', async (request) => {
    await forgetHistory(deps, sedeOf(request), sessionIn(request).subjectId);
    return { message: clientsMessages.historyErased };
  });

  route(
    app,
    'DELETE /api/clients/me',
    async (request) => {
      const { password } = request.body;
      await deleteOwnAccount(deps, sedeOf(request), sessionIn(request), password);
      return { message: clientsMessages.accountDeleted };
    },
    { rateLimit: { max: 10, timeWindow: '1 minute' } },
  );

  route(app, 'DELETE /api/clients/delete/:clientId', async (request) => {
    await forgetClient(deps, sedeOf(request), sessionIn(request), request.params.clientId);
    return { message: clientsMessages.deleted };
  });
};
