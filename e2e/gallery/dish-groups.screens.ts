import type { Product } from '@comanda/contract/menu/menu';
import type { Page } from '@playwright/test';
import { BURGER_GROUPS, OF_BURGER } from '../groups-play.ts';
import { section } from './console-section.ts';
import { expect, type Screen, walk } from './screen.ts';

const DISH = 'Hamburguesa criolla';
/** Its groups, and a drink of its combo that is sold out. */
const LIKE_THIS: Partial<Record<string, Partial<Product>>> = {
  [DISH]: { grupos: OF_BURGER },
  'Limonada de coco': { agotado: true },
};

/** A dish with groups: as a diner opens it, with what they chose, and as a waiter fills it in. */
export const DISH_GROUPS_SCREENS: Screen[] = [
  ...walk('invitado', {
    'comensal-plato-grupos': async (page) => {
      await withGroups(page);
      await page.goto('/user');
      await page.getByRole('button', { name: DISH, exact: true }).click();
      await expect(sheet(page).getByRole('button', { name: 'Falta: Término' })).toBeVisible();
    },
    'comensal-plato-grupos-salsas': async (page) => {
      await sheet(page).getByText('Tres cuartos').click();
      for (const salsa of ['Hogao de la casa', 'Suero costeño', 'Guacamole con limón']) {
        await sheet(page)
          .getByRole('button', { name: `Agregar ${salsa}` })
          .click();
      }
      await sheet(page).getByRole('button', { name: 'Salsas' }).click();
    },
    'comensal-plato-grupos-combo': async (page) => {
      await sheet(page).getByText('En combo', { exact: true }).click();
      await sheet(page).getByText('Limonada natural').click();
      await sheet(page).getByText('Papa criolla').click();
      await sheet(page).getByRole('button', { name: 'Combo' }).click();
      await sheet(page).getByRole('button', { name: 'Ver cómo se suma' }).click();
    },
  }),
  ...walk('pedidos', {
    'consola-plato-grupos': async (page, product) => {
      await withGroups(page);
      await section(page, product);
      await page.getByRole('button', { name: DISH, exact: true }).click();
      await expect(sheet(page).getByRole('button', { name: 'Falta: Término' })).toBeVisible();
    },
    'consola-plato-grupos-elegidos': async (page) => {
      await sheet(page).getByText('Tres cuartos').click();
      await sheet(page).getByRole('button', { name: 'Agregar Suero costeño' }).click();
      await sheet(page).getByText('En combo', { exact: true }).click();
    },
  }),
];

function sheet(page: Page) {
  return page.getByRole('dialog', { name: DISH });
}

/** The demo's burger with groups, for this page alone. */
async function withGroups(page: Page): Promise<void> {
  await page.route('**/api/products?*', async (route) => {
    const answer = await route.fetch();
    const products = (await answer.json()) as Product[];
    const json = products.map((one) => ({ ...one, ...LIKE_THIS[one.nombre] }));
    await route.fulfill({ response: answer, json });
  });
  await page.route('**/api/modifiers?*', (route) => route.fulfill({ json: BURGER_GROUPS }));
}
