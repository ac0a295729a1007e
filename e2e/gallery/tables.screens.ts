import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import type { Page } from '@playwright/test';
import type { Product } from '../product-process.ts';
import { section } from './console-section.ts';
import { servePlan } from './lively-tables.ts';
import { expect, type Screen, walk } from './screen.ts';

const who = 'mesera de Chapinero';

/** The tables of a sede that has drawn them. */
export const TABLES_SCREENS: Screen[] = [
  ...walk(who, {
    'consola-plano': drawn,
    'consola-plano-unidas': (page) => zone('Patio', page),
    'consola-plano-terraza': (page) => zone('Terraza', page),
    'consola-plano-lista': async (page) => {
      await page.getByRole('button', { name: 'Ver la lista' }).click();
      await expect(page.getByRole('heading', { name: /^Te necesitan/ }).first()).toBeVisible();
    },
  }),
  ...walk(who, {
    'consola-plano-cuenta': async (page, product) => {
      await drawn(page, product);
      await page.getByRole('button', { name: /^Mesa 3/ }).click();
      await expect(page.getByRole('button', { name: 'Agregar', exact: true })).toBeVisible();
    },
    'consola-plano-propina': async (page) => {
      await page.getByRole('button', { name: 'La cuenta', exact: true }).click();
      await expect(page.getByRole('dialog', { name: tipMessages.ask })).toBeVisible();
    },
    'consola-plano-mover': async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Mover', exact: true }).click();
      await page.getByRole('button', { name: 'Otra mesa' }).click();
      await expect(page.getByRole('button', { name: 'Elegir esta mesa' })).toBeVisible();
    },
  }),
];

async function drawn(page: Page, product: Product): Promise<void> {
  await servePlan(product.url);
  await section(page, product);
  await expect(page.getByRole('button', { name: /^Mesa 3/ })).toBeVisible();
}

async function zone(nombre: string, page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${nombre}`) }).click();
  await expect(page.getByRole('button', { name: /^Mesa (9|Terraza 1)/ })).toBeVisible();
}
