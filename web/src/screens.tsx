import type { ComponentType, ReactNode } from 'react';

/** The screens of a diner, each fetched when it is first asked for. */
export const SCREENS = {
  restaurant: () => import('./areas/public/restaurant-page.tsx').then((m) => m.RestaurantPage),
  userAuth: () => import('./areas/diner/user-auth.tsx').then((m) => m.UserAuth),
  menu: () => import('./areas/diner/menu.tsx').then((m) => m.Menu),
  cart: () => import('./areas/diner/cart.tsx').then((m) => m.Cart),
  orders: () => import('./areas/diner/orders.tsx').then((m) => m.Orders),
  settings: () => import('./areas/diner/settings.tsx').then((m) => m.Settings),
} satisfies Record<string, () => Promise<ComponentType>>;

/** What stands around those at a sede. */
export function loadDinerLayout(): Promise<ComponentType<{ children: ReactNode }>> {
  return import('./areas/diner/diner-layout.tsx').then((m) => m.DinerLayout);
}
