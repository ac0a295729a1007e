import { DINER_PATHS } from '@comanda/contract/pages/addresses';
import type { FirstView } from '@comanda/contract/pages/first-view';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPage } from '../http/web-files.ts';
import { type FirstViewDeps, readRestaurantView, readSedeView } from './first-view.service.ts';
import { openPages, type PagesDeps, sendPage } from './pages.ts';

type PageRoutesDeps = FirstViewDeps &
  PagesDeps & {
    /** Sends the page without a first view. */
    sendPlain: (reply: FastifyReply) => FastifyReply;
  };

type Read = (request: FastifyRequest) => Promise<FirstView | null>;

/** The pages of a diner that come with what they show first. Every other address of the app is the plain page. */
export async function pageRoutes(app: FastifyInstance, deps: PageRoutesDeps) {
  const pages = openPages(deps);

  const serve = (path: string, read: Read) =>
    app.get(path, async (request, reply) => {
      if (!isPage(request)) return reply.callNotFound();
      const page = await pages.find(request, read(request));
      return page ? sendPage(request, reply, page) : deps.sendPlain(reply);
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
}
