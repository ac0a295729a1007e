import {
  locationInputSchema,
  locationListSchema,
  locationSavedSchema,
  locationsByPathSchema,
} from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { emailSchema, idSchema, text } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ownEmail, sessionIn } from '../http/access.ts';
import { jsonField, uploadSchema } from '../http/uploads.ts';
import { selectLocations } from './locations.db.ts';
import { presentLocation } from './locations.presenter.ts';
import { createLocation, type LocationDeps, updateLocation } from './locations.service.ts';
import { restaurantByPath } from './public-face.service.ts';

const locationFormSchema = z.object({
  email: emailSchema.optional(),
  location: jsonField(locationInputSchema),
  imagenUpload: uploadSchema.optional(),
  logoUpload: uploadSchema.optional(),
});

export const locationRoutes: FastifyPluginAsyncZod<LocationDeps> = async (app, deps) => {
  const { db } = deps;
  app.get(
    '/api/locations/getLocationsByPath',
    {
      config: { action: 'public' },
      schema: {
        tags: ['Sedes'],
        summary: 'Sedes de un restaurante por su enlace público o su id',
        querystring: z.object({ path: text(200) }),
        response: { 200: locationsByPathSchema },
      },
    },
    async (request) => {
      return restaurantByPath(db, request.query.path);
    },
  );

  app.get(
    '/api/locations/getLocationsByEmail',
    {
      config: { action: 'locations.manage' },
      schema: {
        tags: ['Sedes'],
        summary: 'Sedes del propietario de la sesión',
        querystring: z.object({ email: emailSchema }),
        response: { 200: locationListSchema },
      },
    },
    async (request) => {
      ownEmail(request, request.query.email);
      const locations = await selectLocations(db, sessionIn(request).restaurantId);
      return { data: locations.map(presentLocation) };
    },
  );

  app.post(
    '/api/locations/create',
    {
      config: { action: 'locations.manage', form: true },
      schema: {
        tags: ['Sedes'],
        summary: 'Crear una sede con sus dos imágenes',
        consumes: ['multipart/form-data'],
        body: locationFormSchema,
        response: { 201: locationSavedSchema },
      },
    },
    async (request, reply) => {
      const { email, location, ...uploads } = request.body;
      if (email) ownEmail(request, email);
      const data = await createLocation(deps, sessionIn(request), location, uploads);
      reply.status(201);
      return { message: locationsMessages.created, data };
    },
  );

  app.patch(
    '/api/locations/update/:locationId',
    {
      config: { action: 'locations.manage', form: true },
      schema: {
        tags: ['Sedes'],
        summary: 'Cambiar una sede; su nombre se conserva',
        consumes: ['multipart/form-data'],
        params: z.object({ locationId: idSchema }),
        body: locationFormSchema,
        response: { 200: locationSavedSchema },
      },
    },
    async (request) => {
      const { email, location, ...uploads } = request.body;
      if (email) ownEmail(request, email);
      const owner = sessionIn(request);
      const { locationId } = request.params;
      const data = await updateLocation(deps, owner, locationId, email, location, uploads);
      return { message: locationsMessages.updated, data };
    },
  );
};
