import { locationListSchema, locationsByPathSchema } from '@comanda/contract/locations';
import { isActive } from '@comanda/contract/memberships.rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ownEmail, sessionIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../db.ts';
import { findRestaurant, selectLocations } from './locations.db.ts';
import { presentLocation } from './locations.presenter.ts';

export const locationRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/locations/getLocationsByPath',
    {
      config: { action: 'public' },
      schema: {
        tags: ['Sedes'],
        summary: 'Sedes de un restaurante por su enlace público o su id',
        querystring: z.object({ path: z.string() }),
        response: { 200: locationsByPathSchema },
      },
    },
    async (request) => {
      const restaurant = await findRestaurant(db, request.query.path);
      if (!restaurant) throw new AppError('restaurante_desconocido');
      const locations = await selectLocations(db, restaurant.id);
      return {
        data: locations.map(presentLocation),
        restaurante: {
          _id: restaurant.id,
          nombre: restaurant.nombre,
          path: restaurant.path,
          recibePedidos: isActive(restaurant.fechaFin, new Date()),
        },
      };
    },
  );

  app.get(
    '/api/locations/getLocationsByEmail',
    {
      config: { action: 'locations.manage' },
      schema: {
        tags: ['Sedes'],
        summary: 'Sedes del propietario de la sesión',
        querystring: z.object({ email: z.string() }),
        response: { 200: locationListSchema },
      },
    },
    async (request) => {
      ownEmail(request, request.query.email);
      const locations = await selectLocations(db, sessionIn(request).restaurantId);
      return { data: locations.map(presentLocation) };
    },
  );
};
