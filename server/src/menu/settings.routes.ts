import {
  publicSettingsAnswerSchema,
  quienPideBodySchema,
  sedeSettingsAnswerSchema,
  sedeSettingsBodySchema,
  sedeSettingsSavedSchema,
} from '@comanda/contract/locations/sede-settings';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { dbNameQuerySchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sedeOf, sessionIn } from '../http/access.ts';
import type { MenuDeps } from './change-menu.ts';
import {
  changeSettings,
  changeWhoOrders,
  publicSettings,
  readSettings,
} from './settings.service.ts';

const tags = ['Sedes'];

export const settingsRoutes: FastifyPluginAsyncZod<MenuDeps> = async (app, deps) => {
  app.get(
    '/api/locations/ajustes',
    {
      config: { action: 'public' },
      schema: {
        tags,
        summary: 'Lo que puede saber de una sede quien quiere pedir',
        // As menus: whoever heard of a version wants none older.
        querystring: dbNameQuerySchema.extend({
          version: z.coerce.number().int().min(0).optional(),
        }),
        response: { 200: publicSettingsAnswerSchema },
      },
    },
    async (request, reply) => {
      const { ajustes, version } = await deps.menus.read(sedeOf(request), request.query.version);
      reply.header('cache-control', 'no-cache');
      return { data: publicSettings(ajustes), version };
    },
  );

  app.get(
    '/api/locations/ajustes/completos',
    {
      config: { action: 'sede.configure' },
      schema: {
        tags,
        summary: 'Todos los ajustes de una sede',
        querystring: dbNameQuerySchema,
        response: { 200: sedeSettingsAnswerSchema },
      },
    },
    async (request) => readSettings(deps.db, sedeOf(request)),
  );

  app.patch(
    '/api/locations/ajustes',
    {
      config: { action: 'sede.configure' },
      schema: {
        tags,
        summary: 'Cambiar los ajustes de una sede',
        body: sedeSettingsBodySchema,
        response: { 200: sedeSettingsSavedSchema },
      },
    },
    async (request) => ({
      message: settingsMessages.saved,
      ...(await changeSettings(deps, sedeOf(request), sessionIn(request), request.body)),
    }),
  );

  app.patch(
    '/api/locations/quienPide',
    {
      config: { action: 'sede.pause' },
      schema: {
        tags,
        summary: 'Recibir pedidos de todos, o solo de mesas y clientes conocidos',
        body: quienPideBodySchema,
        response: { 200: publicSettingsAnswerSchema },
      },
    },
    async (request) => {
      const { quien } = request.body;
      const author = sessionIn(request);
      const { data, version } = await changeWhoOrders(deps, sedeOf(request), author, quien);
      return { data: publicSettings(data), version };
    },
  );
};
