import { setTimeout } from 'node:timers/promises';
import { restaurantPath } from '@comanda/contract/pages/addresses';
import type { FirstView } from '@comanda/contract/pages/first-view';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { Cart } from './areas/diner/cart.tsx';
import { DinerLayout } from './areas/diner/diner-layout.tsx';
import { Menu } from './areas/diner/menu.tsx';
import { RestaurantPage } from './areas/public/restaurant-page.tsx';
import { AddressRouter } from './lib/address.tsx';
import { forgetFirstView, showFirstView } from './lib/first-view.ts';
import { PATHS } from './paths.ts';
import { AppRoutes, type Pages } from './routes.tsx';

const PAGES: Pages = {
  restaurant: <RestaurantPage />,
  diner: DinerLayout,
  menu: <Menu />,
  cart: <Cart />,
};

/** What React writes for a part that is missing or failed. */
const UNFINISHED = '<!--$!-->';
const ATTEMPTS = 3;

/** The elements for the page's head, which stand before all others. */
const HEAD = /^(?:<title>[^<]*<\/title>|<link [^>]*>|<meta [^>]*>)*/;

/** Draws a first view as the browser will, from public data only. */
export async function renderFirstView(view: FirstView): Promise<{ head: string; body: string }> {
  // A part that is loaded when first drawn is ready at the next attempt.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const markup = draw(view);
    if (!markup.includes(UNFINISHED)) {
      const [head = ''] = HEAD.exec(markup) ?? [];
      return { head, body: markup.slice(head.length) };
    }
    await setTimeout(50);
  }
  throw new Error(`No se pudo dibujar ${view.page}`);
}

/** Synchronous, so that no other view is drawn meanwhile. */
function draw(view: FirstView): string {
  showFirstView(view);
  try {
    return renderToString(
      <App
        router={
          <AddressRouter at={addressOf(view)}>
            <AppRoutes pages={PAGES} />
          </AddressRouter>
        }
      />,
    );
  } finally {
    forgetFirstView();
  }
}

function addressOf(view: FirstView): string {
  return view.page === 'restaurante' ? restaurantPath(view.path) : PATHS.user[view.page];
}
