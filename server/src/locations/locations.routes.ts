import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import type { FastifyPluginAsync } from 'fastify';
import { ownEmail, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import { selectLocations } from './locations.db.ts';
import { presentLocation } from './locations.presenter.ts';
import { createLocation, type LocationDeps, updateLocation } from './locations.service.ts';
import { restaurantByPath } from './public-face.service.ts';

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
};
