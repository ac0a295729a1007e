import { DINER_PATHS, restaurantPath } from '@comanda/contract/pages/addresses';
import type { FirstView } from '@comanda/contract/pages/first-view';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPage } from '../http/web-files.ts';
import { findNewerLink } from '../locations/locations.service.ts';

import {
  type FirstViewDeps,
  readBrand,
  readRestaurantView,
  readSedeView,
} from './first-view.service.ts';
import { openPlainTemplate } from './page-template.ts';
import { inTime, openPages, type PagesDeps, sendPage } from './pages.ts';

type PageRoutesDeps = FirstViewDeps &
  PagesDeps & {
    /** Sends the page without a first view. */
    sendPlain: (reply: FastifyReply) => FastifyReply;
  };

type Read = (request: FastifyRequest) => Promise<FirstView | null>;

/** Where an earlier link of a restaurant leads, with all that it says: the code of a table goes on working. */
async function movedTo({ db }: FirstViewDeps, request: FastifyRequest): Promise<string | null> {
  const { idRestaurant: slug } = request.params as { idRestaurant?: string };
  const path = slug && (await findNewerLink(db, slug.toLowerCase()));
  return path ? restaurantPath(path) + new URL(request.url, 'http://here').search : null;
}

/**
 * The pages of a diner: with what they show first, or at least installable as the restaurant's app.
 * Every other address of the app is the plain page.
 */
export async function pageRoutes(app: FastifyInstance, deps: PageRoutesDeps) {
  const pages = openPages(deps);
  const fillPlain = openPlainTemplate(deps.web.page);

  const sendBranded = async (request: FastifyRequest, reply: FastifyReply) => {
    const { idRestaurant: slug } = request.params as { idRestaurant?: string };
    const cookies = request.headers.cookie ?? '';
    const brand = await inTime(request, readBrand(deps, { ...(slug && { slug }), cookies }));
    if (!brand) return deps.sendPlain(reply);
    reply.header('cache-control', 'no-cache').header('vary', 'cookie, accept-encoding');
    return reply.type('text/html; charset=utf-8').send(fillPlain(brand));
  };

  const serve = (path: string, read: Read = async () => null) =>
    app.get(path, async (request, reply) => {
      if (!isPage(request)) return reply.callNotFound();
      const moved = await inTime(request, movedTo(deps, request));
      if (moved) return reply.header('cache-control', 'no-store').redirect(moved);
      const page = await pages.find(request, read(request));
      return page ? sendPage(request, reply, page) : sendBranded(request, reply);
    });

  const restaurant: Read = async (request) => {
    // The link of a table leads on to its menu.
    if (Object.hasOwn(request.query as object, 'mesa')) return null;
    const { idRestaurant } = request.params as { idRestaurant: string };
    return readRestaurantView(deps, idRestaurant);
  };
  serve(DINER_PATHS.restaurantPage, restaurant);
  serve(`${DINER_PATHS.restaurantPage}/`, restaurant);
  serve(DINER_PATHS.menu, ({ headers }) => readSedeView(deps, 'menu', headers.cookie ?? ''));
  serve(DINER_PATHS.cart, ({ headers }) => readSedeView(deps, 'cart', headers.cookie ?? ''));
  serve(DINER_PATHS.orders);
  serve(DINER_PATHS.settings);
  serve(DINER_PATHS.userAuth);
}
