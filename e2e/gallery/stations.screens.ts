import type { Station } from '@comanda/contract/menu/stations';
import type { Order } from '@comanda/contract/orders/orders';
import type { FailedTicket } from '@comanda/contract/printing/failed-tickets';
import type { Page } from '@playwright/test';
import { section } from './console-section.ts';
import { expect, type Screen, walk } from './screen.ts';

const STATIONS: Station[] = [
  { clave: 'parrilla', nombre: 'Parrilla', impresora: null, objetivoMin: 12 },
  { clave: 'fogon', nombre: 'Fogón', impresora: null, objetivoMin: 10 },
  { clave: 'fria', nombre: 'Fría', impresora: null, objetivoMin: 8 },
  { clave: 'barra', nombre: 'Barra', impresora: null, objetivoMin: 5 },
];

/** The kitchen of a sede with four stations. */
export const STATIONS_SCREENS: Screen[] = walk('cocina', {
  'consola-cocina-estacion': async (page, product) => {
    await serveAtStations(page);
    await failTickets(page);
    await section(page, product);
    await page.getByRole('tab', { name: /^Parrilla/ }).click();
    await expect(page.getByText(/^También en/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Sin imprimir: 2/ })).toBeVisible();
  },
  'consola-cocina-pase': async (page) => {
    await page.getByRole('tab', { name: /^Pase/ }).click();
    await expect(page.getByRole('button', { name: /Ya salió/ }).first()).toBeVisible();
  },
  'consola-cocina-recuperar': async (page) => {
    await page.getByRole('button', { name: 'Recuperar', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Recuperar' })).toBeVisible();
  },
});

async function serveAtStations(page: Page): Promise<void> {
  await page.route('**/api/stations?**', (route) =>
    route.fulfill({ json: { estaciones: STATIONS, version: 1 } }),
  );
  await page.route('**/api/orders?**', async (route) => {
    const answer = await route.fetch();
    const body: { data: Order[] } = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, data: body.data.map(atStations) } });
  });
}

/** The printer of the grill printed two tickets less than it was given. */
async function failTickets(page: Page): Promise<void> {
  const data = ['a', 'b'].map((id): FailedTicket => {
    const at = { estacion: 'parrilla', impresora: 'parrilla', fecha: new Date().toISOString() };
    return { id, ...at, pedido: id, clase: 'comanda', error: 'Sin papel.' };
  });
  await page.route('**/api/printers/failed?**', (route) =>
    route.fulfill({ json: { data, imprime: true } }),
  );
}

/** Its dishes at the stations in turn; some of them are struck, and every fourth order is ready. */
function atStations(order: Order, at: number): Order {
  const productos = order.productos.map((line, place) => ({
    ...line,
    linea: place + 1,
    estacion: STATIONS[(at + place) % 3]?.clave ?? 'barra',
  }));
  const struck = productos.length > 2 && at % 2 === 0 ? { 1: order.horaCreacion } : {};
  return { ...order, productos, cocina: { ...order.cocina, listo: struck } };
}
