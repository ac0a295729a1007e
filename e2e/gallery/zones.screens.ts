import type { ZonesAnswer } from '@comanda/contract/zones/zones';
import type { Page } from '@playwright/test';
import { addDish, openCheckout } from '../diner-visit.ts';
import { addDish as order } from '../full-service-moves.ts';
import { section } from './console-section.ts';
import { at, close, expect, type Screen, walk } from './screen.ts';

const DELIVERED = { radio_m: null, poligono: null, gratis_desde: null, activa: true };
const ZONES: ZonesAnswer = {
  punto: { lat: 4.598, lng: -74.0715 },
  version: 1,
  zonas: [
    {
      ...DELIVERED,
      _id: 'z1',
      nombre: 'Chapinero, Chicó',
      barrios: ['Chapinero Alto', 'Chicó', 'Rosales', 'Quinta Camacho', 'Marly', 'Emaús'],
      ...{ tarifa: 5_000, minimo: 25_000, gratis_desde: 120_000, tiempo_min: 15 },
    },
    {
      ...DELIVERED,
      _id: 'z2',
      nombre: 'La Candelaria',
      barrios: ['La Candelaria', 'Las Aguas', 'Egipto', 'Santa Bárbara'],
      ...{ tarifa: 3_500, minimo: 20_000, gratis_desde: 80_000, tiempo_min: 10 },
    },
    {
      ...DELIVERED,
      _id: 'z3',
      nombre: 'Teusaquillo, La Soledad y los barrios vecinos hasta la avenida 68',
      barrios: ['Teusaquillo', 'La Soledad', 'Galerías', 'Palermo', 'Park Way'],
      radio_m: 6_500,
      ...{ tarifa: 6_500, minimo: 30_000, tiempo_min: 25 },
    },
    {
      ...DELIVERED,
      _id: 'z4',
      nombre: 'Cedritos',
      barrios: ['Cedritos'],
      ...{ tarifa: 12_000, minimo: 60_000, tiempo_min: 50, activa: false },
    },
  ],
};

/** Deliveries to zones: the diner's checkout, the account of a waiter, and the owner's list. */
export const ZONES_SCREENS: Screen[] = [
  ...walk('invitado', {
    'comensal-domicilio-barrio': async (page) => {
      await deliverToZones(page);
      await page.goto('/user');
      await addDish(page, 'Limonada de coco');
      await page.goto('/user/cart');
      await openCheckout(page, 'Pedido a domicilio');
      await barrio(page).click();
      await expect(page.getByRole('option', { name: 'Chicó' })).toBeVisible();
    },
    'comensal-domicilio-minimo': async (page) => {
      await barrio(page).fill('Chicó');
      await expect(page.getByRole('button', { name: 'Agregar un plato' })).toBeVisible();
    },
    'comensal-domicilio-fuera': async (page) => {
      await barrio(page).fill('Usaquén');
      await expect(page.getByRole('button', { name: 'Mejor paso a recogerlo' })).toBeVisible();
    },
    'comensal-domicilio-zona': async (page) => {
      await page.goto('/user');
      await addDish(page, 'Ajiaco santafereño');
      await page.goto('/user/cart');
      await openCheckout(page, 'Pedido a domicilio');
      await barrio(page).fill('Chapinero Alto');
      await page.getByLabel('Dirección de entrega').fill('Calle 59 # 4-38, torre 2, apto. 1104');
      await expect(page.getByText('Domicilio Chapinero Alto')).toBeVisible();
    },
  }),
  ...walk('pedidos', {
    'consola-cuenta-domicilio-zona': async (page, product) => {
      await deliverToZones(page);
      await section(page, product);
      await order(page, 'Bandeja paisa');
      await page.getByRole('button', { name: 'Domicilio', exact: true }).click();
      await barrio(page).fill('Marly');
      await expect(page.getByText(/^Domicilio \$5\.000/)).toBeVisible();
    },
  }),
  ...walk('propietaria', {
    'propietario-domicilios-sin-zonas': async (page) => {
      await at('/restaurant/locations')(page);
      await page
        .getByRole('button', { name: /^Domicilios/ })
        .first()
        .click();
      await expect(page.getByText('Llevas a cualquier dirección, sin tarifa')).toBeVisible();
    },
    'propietario-domicilios': async (page) => {
      await close(page);
      await deliverToZones(page);
      await page
        .getByRole('button', { name: /^Domicilios/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Cedritos/ })).toBeVisible();
    },
    'propietario-domicilios-zona': async (page) => {
      await page.getByRole('button', { name: /^Teusaquillo/ }).click();
      await expect(page.getByLabel('Nombre de la zona')).toBeVisible();
    },
  }),
];

async function deliverToZones(page: Page): Promise<void> {
  await page.route('**/api/zones?**', (route) => route.fulfill({ json: ZONES }));
}

const barrio = (page: Page) => page.getByRole('combobox', { name: 'Barrio' });
