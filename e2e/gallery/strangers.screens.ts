import { FLOOD } from '@comanda/contract/locations/sede-settings.rules';
import type { Page } from '@playwright/test';
import { showOrders } from '../full-service-moves.ts';
import { section } from './console-section.ts';
import { expect, type Screen } from './screen.ts';

/** Orders of strangers, as the staff see them. */
export const STRANGER_SCREENS: Screen[] = [
  {
    name: 'consola-lista-desconocidos',
    who: 'pedidos',
    open: async (page, product) => {
      await fillWithStrangers(page);
      await section(page, product);
      await showOrders(page, 'Enviado');
      await expect(page.getByText('Mesa sin confirmar').first()).toBeVisible();
    },
  },
  {
    name: 'consola-cocina-mesa-sin-confirmar',
    who: 'cocina',
    open: async (page, product) => {
      await fillWithStrangers(page);
      await section(page, product);
      await expect(page.getByText('Mesa sin confirmar').first()).toBeVisible();
    },
  },
  {
    name: 'consola-caja-solo-conocidos',
    who: 'caja',
    open: async (page, product) => {
      await page.route('**/api/locations/ajustes?**', (route) =>
        route.fulfill({
          json: {
            version: 1,
            ajustes: { pedidos: { quien: 'conocidos', mesaSinFirma: 'marcar' } },
          },
        }),
      );
      await fillWithStrangers(page);
      await section(page, product);
      await expect(page.getByRole('button', { name: 'Volver a recibir de todos' })).toBeVisible();
    },
  },
];

/**
 * The sede's orders as if guests had claimed every table; the first of them is copied into a flood.
 */
async function fillWithStrangers(page: Page): Promise<void> {
  await page.route('**/api/orders?**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const claimed = body.data.map((order: object) => ({ ...order, mesaConfirmada: false }));
    const [first] = claimed.filter(({ estado }: { estado: string }) => estado === 'enviado');
    const horaCreacion = new Date().toISOString();
    const flood = Array.from({ length: first ? FLOOD.orders + 3 : 0 }, (_, at) => ({
      ...first,
      _id: at.toString(16).padStart(24, 'a'),
      horaCreacion,
      desconocido: true,
    }));
    await route.fulfill({ response: answer, json: { ...body, data: [...flood, ...claimed] } });
  });
}
