import {
  copyMenuBodySchema,
  importMenuFieldsSchema,
  menuPlanAnswerSchema,
} from '@comanda/contract/menu/menu-plan';
import { sheetMessages } from '@comanda/contract/menu/sheet.messages';
import { dbNameQuerySchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sedeOf, sessionIn } from '../http/access.ts';
import { uploadSchema } from '../http/uploads.ts';
import { authoriseSede } from '../sessions/session.ts';
import type { MenuDeps } from './change-menu.ts';
import { copyMenu, exportMenu, importMenu, loadExampleMenu } from './menu-transfer.service.ts';

/** Nobody imports a menu more often; each is thousands of rows. */
const RATE = { max: 20, timeWindow: '1 minute' };

export const menuTransferRoutes: FastifyPluginAsyncZod<MenuDeps> = async (app, deps) => {
  app.get(
    '/api/menu/export',
    {
      config: { action: 'menu.write' },
      schema: {
        tags: ['Menú'],
        summary: 'El menú de una sede como hoja CSV',
        querystring: dbNameQuerySchema,
      },
    },
    async (request, reply) => {
      const sede = sedeOf(request);
      const name = encodeURIComponent(`menu-${sede.dbName}.csv`);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .send(await exportMenu(deps, sede));
    },
  );

  app.post(
    '/api/menu/import',
    {
      config: { action: 'menu.write', form: true, rateLimit: RATE },
      schema: {
        tags: ['Menú'],
        summary: 'Importar el menú de una hoja CSV, o ver antes qué haría',
        consumes: ['multipart/form-data'],
        body: importMenuFieldsSchema.extend({ archivo: uploadSchema }),
        response: { 200: menuPlanAnswerSchema },
      },
    },
    async (request) => {
      const { archivo, simular, modo, version, omitirErrores } = request.body;
      const author = sessionIn(request);
      const wanted = { modo, simular, version, omitirErrores };
      const data = await importMenu(deps, sedeOf(request), author, archivo, wanted);
      return { message: simular ? sheetMessages.preview : sheetMessages.imported, data };
    },
  );

  app.post(
    '/api/menu/example',
    {
      config: { action: 'menu.write', rateLimit: RATE },
      schema: {
        tags: ['Menú'],
        summary: 'Cargar un menú de ejemplo, con fotos, en una sede que no tiene productos',
        body: dbNameQuerySchema,
        response: { 200: menuPlanAnswerSchema },
      },
    },
    async (request) => {
      const data = await loadExampleMenu(deps, sedeOf(request), sessionIn(request));
      return { message: sheetMessages.exampleLoaded, data };
    },
  );

  app.post(
    '/api/menu/copy',
    {
      config: { action: 'menu.write', rateLimit: RATE },
      schema: {
        tags: ['Menú'],
        summary: 'Copiar el menú de otra sede del restaurante, o ver antes qué haría',
        body: copyMenuBodySchema,
        response: { 200: menuPlanAnswerSchema },
      },
    },
    async (request) => {
      const { origen, simular, modo, version } = request.body;
      const author = sessionIn(request);
      const source = await authoriseSede(deps.db, author, 'menu.write', origen);
      const wanted = { modo, simular, version };
      const data = await copyMenu(deps, sedeOf(request), author, source, wanted);
      return { message: simular ? sheetMessages.preview : sheetMessages.copied, data };
    },
  );
};
