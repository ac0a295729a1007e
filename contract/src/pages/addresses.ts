/** The addresses of a diner and of the staff's console. The router, the server, the service worker and the early script read them here. */
export const DINER_PATHS = {
  restaurantPage: '/restaurante/:idRestaurant',
  userAuth: '/userAuth',
  menu: '/user',
  cart: '/user/cart',
  orders: '/user/orders',
  settings: '/user/settings',
} as const;

export const CONSOLE_PATH = '/employee';

const RESTAURANT = /^\/restaurante\/([^/]+)\/?$/i;

export function restaurantPath(path: string): string {
  return `/restaurante/${encodeURIComponent(path)}`;
}

/** The restaurant that an address names, in small letters: however it is written, a link is one page. */
export function restaurantIn(pathname: string): string | null {
  const slug = RESTAURANT.exec(pathname)?.[1];
  if (slug === undefined) return null;
  try {
    return decodeURIComponent(slug).toLowerCase();
  } catch {
    return slug.toLowerCase();
  }
}
