import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import { sendSheet } from '../http/sheet.ts';
import { authoriseSede } from '../sessions/session.ts';
import {
  copyMenu,
  exportMenu,
  importMenu,
  loadExampleMenu,
  type TransferDeps,
} from './menu-transfer.service.ts';

/** Nobody imports a menu more often, and each import is thousands of rows. */
const RATE = { max: 20, timeWindow: '1 minute' };

export const menuTransferRoutes: FastifyPluginAsync<TransferDeps> = async (app, deps) => {
  route(app, 'GET /api/menu/export', async (request, reply) => {
    const sede = sedeOf(request);
    return sendSheet(reply, `menu-${sede.dbName}`, await exportMenu(deps, sede));
  });

  route(
    app,
    'POST /api/menu/import',
    async (request) => {
      const { archivo, simular, modo, version, omitirErrores } = request.body;
      const author = sessionIn(request);
      const wanted = { modo, simular, version, omitirErrores };
      const data = await importMenu(deps, sedeOf(request), author, archivo, wanted);
      return { message: simular ? sheetMessages.preview : sheetMessages.imported, data };
    },
    { rateLimit: RATE },
  );

  route(
    app,
    'POST /api/menu/example',
    async (request) => {
      const data = await loadExampleMenu(deps, sedeOf(request), sessionIn(request));
      return { message: sheetMessages.exampleLoaded, data };
    },
    { rateLimit: RATE },
  );

  route(
    app,
    'POST /api/menu/copy',
    async (request) => {
      const { origen, simular, modo, version } = request.body;
      const author = sessionIn(request);
      const source = await authoriseSede(deps.db, author, 'menu.write', origen);
      const wanted = { modo, simular, version };
      const data = await copyMenu(deps, sedeOf(request), author, source, wanted);
      return { message: simular ? sheetMessages.preview : sheetMessages.copied, data };
    },
    { rateLimit: RATE },
  );
};
