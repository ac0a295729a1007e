import type { FirstView } from '@comanda/contract/pages/first-view';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Pages } from './routes.tsx';

/** The screens of a diner, each loaded when it is first needed. */
export const SCREENS = {
  restaurant: () => import('./areas/public/restaurant-page.tsx').then((m) => m.RestaurantPage),
  userAuth: () => import('./areas/diner/user-auth.tsx').then((m) => m.UserAuth),
  menu: () => import('./areas/diner/menu.tsx').then((m) => m.Menu),
  cart: () => import('./areas/diner/cart.tsx').then((m) => m.Cart),
  orders: () => import('./areas/diner/orders.tsx').then((m) => m.Orders),
  settings: () => import('./areas/diner/settings.tsx').then((m) => m.Settings),
} satisfies Record<string, () => Promise<ComponentType>>;

/** The frame around the screens at a sede. */
export function loadDinerLayout(): Promise<ComponentType<{ children: ReactNode }>> {
  return import('./areas/diner/diner-layout.tsx').then((m) => m.DinerLayout);
}

/** The screens of a first view, loaded before hydration, so that nothing is drawn twice. */
export async function firstPages({ page }: FirstView): Promise<Pages> {
  if (page === 'restaurante') return { restaurant: await drawn(SCREENS.restaurant) };
  const [diner, screen] = await Promise.all([loadDinerLayout(), drawn(SCREENS[page])]);
  return { diner, [page]: screen };
}

async function drawn(load: () => Promise<ComponentType>): Promise<ReactNode> {
  const Screen = await load();
  return <Screen />;
}

/** A page that is loaded when its route is first shown. */
export function lazyPage(load: () => Promise<ComponentType>): ReactNode {
  const Page = lazy(() => load().then((component) => ({ default: component })));
  return <Page />;
}

/** The same for a frame around several screens. */
export function lazyLayout(
  load: () => Promise<ComponentType<{ children: ReactNode }>>,
): ComponentType<{ children: ReactNode }> {
  return lazy(() => load().then((component) => ({ default: component })));
}
