import { DINER_PATHS } from '@comanda/contract/pages/addresses';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { isIconFile, openIcons } from '../images/icons.ts';
import type { ImageStore } from '../images/image-store.ts';
import { restaurantByPath } from '../locations/locations.service.ts';
import { manifestOf } from './manifest.ts';

type Deps = { db: Db; images: ImageStore };

/** What a phone fetches to install a restaurant as an app. */
export async function manifestRoutes(app: FastifyInstance, { db, images }: Deps) {
  const iconOf = openIcons(images);

  app.get(`${DINER_PATHS.restaurantPage}/manifest.webmanifest`, async (request, reply) => {
    const { idRestaurant } = request.params as { idRestaurant: string };
    const { data, restaurante } = await restaurantByPath(db, idRestaurant.toLowerCase());
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(JSON.stringify(manifestOf({ restaurante, sedes: data })));
  });

  app.get('/iconos/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params as { hash: string; file: string };
    const icon = isIconFile(file) ? await iconOf(hash, file) : null;
    if (!icon) throw new AppError('ruta_desconocida');
    // The address contains the hash of the picture.
    reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable');
    return reply.send(icon);
  });
}
