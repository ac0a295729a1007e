import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import type { FastifyPluginAsync } from 'fastify';
import { ZipFile } from 'yazl';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import { sendSheet } from '../http/sheet.ts';
import type { MenuDeps } from './change-menu.ts';
import { exportMenu } from './menu-transfer.service.ts';
import {
  deleteGroup,
  markOptionSoldOut,
  reorderGroups,
  saveGroup,
  useGroup,
} from './modifiers.service.ts';
import { exportGroups, importGroups, passFlagsToGroups } from './modifiers-transfer.service.ts';

/** As for the sheet of the menu. */
const RATE = { max: 20, timeWindow: '1 minute' };

export const modifierRoutes: FastifyPluginAsync<MenuDeps> = async (app, deps) => {
  route(app, 'PUT /api/modifiers/:codigo', async (request, reply) => {
    const { codigo } = request.params;
    const author = sessionIn(request);
    const { isNew, data } = await saveGroup(deps, sedeOf(request), author, codigo, request.body);
    reply.status(isNew ? 201 : 200);
    return { message: isNew ? modifiersMessages.created : modifiersMessages.updated, data };
  });

  route(app, 'DELETE /api/modifiers/:codigo', async (request) => {
    const { codigo } = request.params;
    const { quitar } = request.query;
    await deleteGroup(deps, sedeOf(request), sessionIn(request), codigo, quitar);
    return { message: modifiersMessages.deleted };
  });

  route(app, 'PUT /api/modifiers/:codigo/productos', async (request) => {
    const { codigo } = request.params;
    const { productos } = request.body;
    const author = sessionIn(request);
    const data = await useGroup(deps, sedeOf(request), author, codigo, request.body);
    return { message: modifiersMessages.usedIn(productos.length), data };
  });

  route(app, 'PATCH /api/modifiers/:codigo/agotado', async (request) => {
    const { codigo } = request.params;
    const { opcion, agotado } = request.body;
    const wanted = { opcion, agotado };
    const author = sessionIn(request);
    const { nombre, data } = await markOptionSoldOut(deps, sedeOf(request), author, codigo, wanted);
    const { soldOut, available } = modifiersMessages;
    return { message: (agotado ? soldOut : available)(nombre), data };
  });

  route(app, 'PATCH /api/modifiers/reorder', async (request) => {
    const { codigos } = request.body;
    const data = await reorderGroups(deps, sedeOf(request), sessionIn(request), codigos);
    return { message: modifiersMessages.reordered, data };
  });

  route(
    app,
    'POST /api/modifiers/pasar',
    async (request) => {
      const { simular } = request.body;
      const author = sessionIn(request);
      const data = await passFlagsToGroups(deps, sedeOf(request), author, request.body);
      return { message: simular ? modifiersMessages.passPreview : modifiersMessages.passed, data };
    },
    { rateLimit: RATE },
  );

  route(app, 'GET /api/modifiers/sheet', async (request, reply) => {
    const sede = sedeOf(request);
    const groups = await exportGroups(deps, sede);
    if (!request.query.todo) return sendSheet(reply, `grupos-${sede.dbName}`, groups);
    const zip = new ZipFile();
    const options = { forceDosTimestamp: true };
    zip.addBuffer(Buffer.from(await exportMenu(deps, sede)), 'productos.csv', options);
    zip.addBuffer(Buffer.from(groups), 'grupos.csv', options);
    zip.end();
    const name = encodeURIComponent(`menu-${sede.dbName}`);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename*=UTF-8''${name}.zip`)
      .send(zip.outputStream);
  });

  route(
    app,
    'POST /api/modifiers/sheet',
    async (request) => {
      const { archivo, simular, modo, version, omitirErrores } = request.body;
      const author = sessionIn(request);
      const wanted = { modo, simular, version, omitirErrores };
      const data = await importGroups(deps, sedeOf(request), author, archivo, wanted);
      return {
        message: simular ? modifiersMessages.passPreview : modifiersMessages.sheetImported,
        data,
      };
    },
    { rateLimit: RATE },
  );
};
