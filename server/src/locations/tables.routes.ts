import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../db/db.ts';
import { sedeOf } from '../http/access.ts';
import { route } from '../http/route.ts';
import { authoriseSede } from '../sessions/session.ts';
import { publicFaceOf } from './public-face.service.ts';
import { readTable, tableLinks } from './tables.service.ts';

type Deps = { db: Db; publicUrl: () => string };

export const tableRoutes: FastifyPluginAsync<Deps> = async (app, { db, publicUrl }) => {
  route(app, 'GET /api/locations/mesas', async (request) => ({
    data: await tableLinks(db, sedeOf(request), request.query, publicUrl()),
  }));

  route(app, 'GET /api/locations/mesas.pdf', async (request, reply) => {
    const sede = sedeOf(request);
    const links = await tableLinks(db, sede, request.query, publicUrl());
    const { restaurante, location } = await publicFaceOf(db, sede);
    const name = encodeURIComponent(`mesas-${sede.dbName}.pdf`);
    // Loading the PDF library takes a tenth of a start, and it is seldom needed.
    const { writeTableSheet } = await import('./table-sheet.ts');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .send(writeTableSheet(links, { restaurante: restaurante.nombre, sede: location.nombre }));
  });

  route(app, 'GET /api/locations/mesa', async (request) => {
    const { sede, mesa, firma } = request.query;
    const named = await authoriseSede(db, null, 'public', sede);
    return { data: await readTable(db, named, mesa, firma) };
  });
};
