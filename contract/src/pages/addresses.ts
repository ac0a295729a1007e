/**
 * The addresses of a diner and of the staff's console. The router of the web, the server, the service worker and
 * the early script read them here.
 */
const RESTAURANT = '/restaurante/';

export const DINER_PATHS = {
  restaurantPage: `${RESTAURANT}:idRestaurant`,
  userAuth: '/userAuth',
  menu: '/user',
  cart: '/user/cart',
  orders: '/user/orders',
  settings: '/user/settings',
} as const;

export const CONSOLE_PATH = '/employee';

export function restaurantPath(path: string): string {
  return RESTAURANT + encodeURIComponent(path);
}

/** The restaurant that an address names, in small letters: however it is written, a link is one page. */
export function restaurantIn(pathname: string): string {
  const [slug = ''] = pathname.slice(RESTAURANT.length).split('/');
  try {
    return decodeURIComponent(slug).toLowerCase();
  } catch {
    return slug.toLowerCase();
  }
}

export function isRestaurantPage(pathname: string): boolean {
  return pathname.startsWith(RESTAURANT);
}

/** The screens at a sede: menu, cart, orders, settings. */
export function isInDinerArea(pathname: string): boolean {
  return isAtOrBelow(pathname, DINER_PATHS.menu);
}

/** Every page that a diner sees. */
export function isDinerPage(pathname: string): boolean {
  return (
    isRestaurantPage(pathname) ||
    isAtOrBelow(pathname, DINER_PATHS.userAuth) ||
    isInDinerArea(pathname)
  );
}

export function isConsolePage(pathname: string): boolean {
  return isAtOrBelow(pathname, CONSOLE_PATH);
}

function isAtOrBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
