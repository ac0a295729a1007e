import { AddressRouter } from './lib/address.tsx';
import { AppRoutes, type Pages } from './routes.tsx';
import { lazyLayout, lazyPage, loadDinerLayout, SCREENS } from './screens.tsx';

const PAGES: Required<Pages> = {
  restaurant: lazyPage(SCREENS.restaurant),
  userAuth: lazyPage(SCREENS.userAuth),
  diner: lazyLayout(loadDinerLayout),
  menu: lazyPage(SCREENS.menu),
  cart: lazyPage(SCREENS.cart),
  orders: lazyPage(SCREENS.orders),
  settings: lazyPage(SCREENS.settings),
  others: lazyPage(() => import('./other-routes.tsx').then((m) => m.OtherRoutes)),
};

/** `first`: the screens that are already loaded. */
export function Router({ first = {} }: { first?: Pages | undefined }) {
  return (
    <AddressRouter>
      <AppRoutes pages={{ ...PAGES, ...first }} />
    </AddressRouter>
  );
}
