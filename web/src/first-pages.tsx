import type { FirstView } from '@comanda/contract/pages/first-view';
import type { Pages } from './routes.tsx';

/** The screens of a first view, at hand before it is taken over: nothing of it must be drawn twice. */
export async function firstPages({ page }: FirstView): Promise<Pages> {
  if (page === 'restaurante') {
    const { RestaurantPage } = await import('./areas/public/restaurant-page.tsx');
    return { restaurant: <RestaurantPage /> };
  }
  const { DinerLayout } = await import('./areas/diner/diner-layout.tsx');
  if (page === 'cart') {
    const { Cart } = await import('./areas/diner/cart.tsx');
    return { diner: DinerLayout, cart: <Cart /> };
  }
  const { Menu } = await import('./areas/diner/menu.tsx');
  return { diner: DinerLayout, menu: <Menu /> };
}
