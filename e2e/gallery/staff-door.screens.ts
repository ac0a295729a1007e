import { staffPath } from '@comanda/contract/pages/staff-address';
import { staffDoorMessages } from '@comanda/contract/staff/staff-door.messages';
import type { Page } from '@playwright/test';
import { DEMO } from '../api.ts';
import type { Product } from '../product-process.ts';
import { at, expect, failing, type Screen, walk } from './screen.ts';

const DOOR = staffPath(DEMO.path, 'centro');

/** Where the staff signs in: with a password, and by name and PIN on a shared tablet. */
export const STAFF_DOOR_SCREENS: Screen[] = [
  { name: 'consola-ingreso', who: 'visitante', open: at(DOOR) },
  {
    name: 'consola-ingreso-error',
    who: 'visitante',
    open: failing(DOOR, ['/api/auth/tableta']),
  },
  {
    name: 'consola-ingreso-desconocido',
    who: 'visitante',
    open: at(staffPath(DEMO.path, 'ninguna')),
  },
  ...walk('visitante', {
    'consola-tableta-nombres': names,
    'consola-tableta-pin': async (page) => {
      await page.getByRole('button', { name: /Quintero/ }).click();
      await expect(page.getByText(staffDoorMessages.typePin)).toBeVisible();
    },
  }),
];

async function names(page: Page, product: Product): Promise<void> {
  const compartida = true;
  await page.request.post(`${product.url}/api/auth/login`, {
    data: { email: DEMO.cook, password: DEMO.password, dbName: 'centro', compartida },
  });
  await at(DOOR)(page);
  await expect(page.getByRole('heading', { name: staffDoorMessages.whoAreYou })).toBeVisible();
}
