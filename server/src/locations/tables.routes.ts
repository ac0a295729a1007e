import {
  tableLinksSchema,
  tableQuerySchema,
  tableSchema,
  tablesQuerySchema,
} from '@comanda/contract/locations/tables';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../db/db.ts';
import { sedeOf } from '../http/access.ts';
import { authoriseSede } from '../sessions/session.ts';
import { publicFaceOf } from './public-face.service.ts';
import { readTable, tableLinks } from './tables.service.ts';

type Deps = { db: Db; publicUrl: () => string };
const tags = ['Mesas'];

export const tableRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, publicUrl }) => {
  app.get(
    '/api/locations/mesas',
    {
      config: { action: 'locations.manage' },
      schema: {
        tags,
        summary: 'Los enlaces de las mesas de una sede',
        querystring: tablesQuerySchema,
        response: { 200: tableLinksSchema },
      },
    },
    async (request) => ({
      data: await tableLinks(db, sedeOf(request), request.query, publicUrl()),
    }),
  );

  app.get(
    '/api/locations/mesas.pdf',
    {
      config: { action: 'locations.manage' },
      schema: {
        tags,
        summary: 'Una hoja con el código QR de cada mesa',
        querystring: tablesQuerySchema,
      },
    },
    async (request, reply) => {
      const sede = sedeOf(request);
      const links = await tableLinks(db, sede, request.query, publicUrl());
      const { restaurante, location } = await publicFaceOf(db, sede);
      const name = encodeURIComponent(`mesas-${sede.dbName}.pdf`);
      // What draws PDFs is a tenth of a start, and seldom needed.
      const { writeTableSheet } = await import('./table-sheet.ts');
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .send(writeTableSheet(links, { restaurante: restaurante.nombre, sede: location.nombre }));
    },
  );

  app.get(
    '/api/locations/mesa',
    {
      config: { action: 'public' },
      schema: {
        tags,
        summary: 'A qué sede y mesa lleva el enlace de una mesa',
        querystring: tableQuerySchema,
        response: { 200: tableSchema },
      },
    },
    async (request) => {
      const { sede, mesa, firma } = request.query;
      const named = await authoriseSede(db, null, 'public', sede);
      return { data: await readTable(db, named, mesa, firma) };
    },
  );
};
