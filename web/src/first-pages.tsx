import type { FirstView } from '@comanda/contract/pages/first-view';
import type { ComponentType, ReactNode } from 'react';
import type { Pages } from './routes.tsx';
import { loadDinerLayout, SCREENS } from './screens.tsx';

/** The screens of a first view, at hand before it is taken over: nothing of it must be drawn twice. */
export async function firstPages({ page }: FirstView): Promise<Pages> {
  if (page === 'restaurante') return { restaurant: await drawn(SCREENS.restaurant) };
  const [diner, screen] = await Promise.all([loadDinerLayout(), drawn(SCREENS[page])]);
  return { diner, [page]: screen };
}

async function drawn(load: () => Promise<ComponentType>): Promise<ReactNode> {
  const Screen = await load();
  return <Screen />;
}
