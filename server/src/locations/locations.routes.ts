import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { staffPath } from '@comanda/contract/pages/staff-address';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { ownEmail, sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import { storeUpload } from '../images/image-store.ts';
import { authoriseSede } from '../sessions/session.ts';
import { presentLocation, selectLocations } from './locations.db.ts';
import {
  createLocation,
  type LocationDeps,
  publicFaceOf,
  restaurantByPath,
  updateLocation,
} from './locations.service.ts';
import { readTable, type TableDeps, tableLinks } from './tables.service.ts';

export const locationRoutes: FastifyPluginAsync<LocationDeps> = async (app, deps) => {
  const { db } = deps;
  route(app, 'GET /api/locations/getLocationsByPath', async (request) => {
    return restaurantByPath(db, request.query.path);
  });

  route(app, 'GET /api/locations/getLocationsByEmail', async (request) => {
    ownEmail(request, request.query.email);
    const locations = await selectLocations(db, sessionIn(request).restaurantId);
    return { data: locations.map(presentLocation) };
  });

  route(app, 'POST /api/locations/create', async (request) => {
    const { email, location, ...uploads } = request.body;
    if (email) ownEmail(request, email);
    const data = await createLocation(deps, sessionIn(request), location, uploads);
    return { message: locationsMessages.created, data };
  });

  route(app, 'PATCH /api/locations/update/:locationId', async (request) => {
    const { email, location, ...uploads } = request.body;
    if (email) ownEmail(request, email);
    const owner = sessionIn(request);
    const { locationId } = request.params;
    const data = await updateLocation(deps, owner, locationId, email, location, uploads);
    return { message: locationsMessages.updated, data };
  });

  // Not with the settings: those are no form.
  route(app, 'POST /api/locations/ajustes/imagen', async (request, reply) => {
    const imagen = await storeUpload(deps.images, request.body.imageUpload);
    reply.status(201);
    return { imagen };
  });
};

type Deps = TableDeps & { publicUrl: () => string };

export const tableRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, publicUrl } = deps;
  route(app, 'GET /api/locations/mesas', async (request) => ({
    data: await tableLinks(deps, sedeOf(request), request.query, publicUrl()),
  }));

  route(app, 'GET /api/locations/mesas.pdf', async (request, reply) => {
    const sede = sedeOf(request);
    const links = await tableLinks(deps, sede, request.query, publicUrl());
    const { restaurante, location } = await publicFaceOf(db, sede);
    // Loading the PDF library takes a tenth of a start, and it is seldom needed.
    const { writeTableSheet } = await import('./table-sheet.ts');
    const names = { restaurante: restaurante.nombre, sede: location.nombre };
    return sendPdf(reply, `mesas-${sede.dbName}.pdf`, writeTableSheet(links, names));
  });

  route(app, 'GET /api/locations/personal.pdf', async (request, reply) => {
    const sede = sedeOf(request);
    const { restaurante, location } = await publicFaceOf(db, sede);
    const url = publicUrl() + staffPath(restaurante.path ?? restaurante._id, sede.dbName);
    const { writeStaffSheet } = await import('./staff-sheet.ts');
    const names = { restaurante: restaurante.nombre, sede: location.nombre };
    return sendPdf(reply, `personal-${sede.dbName}.pdf`, writeStaffSheet(url, names));
  });

  route(app, 'GET /api/locations/mesa', async (request) => {
    const { sede, mesa, firma } = request.query;
    const named = await authoriseSede(db, null, 'public', sede);
    return { data: await readTable(deps, named, mesa, firma) };
  });
};

function sendPdf(reply: FastifyReply, name: string, pdf: NodeJS.ReadableStream): FastifyReply {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
  return reply.type('application/pdf').header('content-disposition', disposition).send(pdf);
}
