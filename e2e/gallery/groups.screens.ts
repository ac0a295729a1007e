import type { Product } from '@comanda/contract/menu/menu';
import type { ModifierGroup, ModifierOption } from '@comanda/contract/modifiers/modifiers';
import type { Page } from '@playwright/test';
import { at, close, expect, type Screen, walk } from './screen.ts';

const option = (
  nombre: string,
  precio = 0,
  part: Partial<ModifierOption> = {},
): ModifierOption => ({
  ...{ codigo: nombre.toLowerCase().replace(/[^a-z]+/g, '-'), nombre, precio },
  ...{ id_sigo: null, agotado: false, grupos: [] },
  ...part,
});
const group = (codigo: string, part: Partial<ModifierGroup>): ModifierGroup => ({
  ...{ codigo, nombre: codigo, pregunta: '', min: 1, max: 1, gratis: 0, repetible: false },
  opciones: [],
  ...part,
});
const GONE = { agotado: true };

const GROUPS: readonly ModifierGroup[] = [
  group('salsas', {
    ...{ nombre: 'Salsas', pregunta: '¿Con qué salsas la quieres?', min: 0, max: 2, gratis: 1 },
    opciones: [
      option('Hogao de la casa', 1_500),
      option('Suero costeño', 1_500),
      option('Ají de maní con panela tostada', 2_000),
      option('Guacamole', 4_500),
      option('Salsa de uchuva', 2_000, GONE),
      option('Queso fundido', 4_500),
    ],
  }),
  group('termino', {
    nombre: 'Término',
    opciones: [option('Medio'), option('Tres cuartos'), option('Bien asado')],
  }),
  group('proteina', {
    nombre: 'Proteína del almuerzo',
    opciones: ['Pollo', 'Res', 'Cerdo', 'Pescado'].map((nombre) => option(nombre, 0, GONE)),
  }),
  group('en-combo', {
    ...{ nombre: 'En combo', min: 0 },
    opciones: [option('En combo', 0, { grupos: ['bebida', 'leche-o-agua'] })],
  }),
  group('bebida', {
    nombre: 'Bebida',
    opciones: [option('Limonada', 4_000), option('Jugo de mora', 4_000, GONE)],
  }),
  group('leche-o-agua', {
    nombre: 'Leche o agua',
    opciones: [option('En agua'), option('En leche', 1_500)],
  }),
  group('acompanamientos', {
    ...{ nombre: 'Acompañamientos para compartir en mesa', min: 2, max: 3, gratis: 1 },
    opciones: ['Patacones', 'Yuca frita', 'Papa criolla', 'Arroz', 'Ensalada'].map((nombre) =>
      option(nombre, 3_000),
    ),
  }),
];

/** Which of the first dishes of the demo have which groups. */
const USED: readonly (readonly string[])[] = [
  ['termino', 'salsas', 'en-combo'],
  ['salsas', 'en-combo'],
  ['salsas', 'proteina'],
  ['salsas'],
  ['salsas'],
  ['salsas', 'proteina'],
  ['salsas', 'proteina'],
  ['salsas'],
];

const who = 'propietaria';

export const GROUPS_SCREENS: Screen[] = [
  ...walk(who, {
    'propietario-grupos': withGroups(async (page) => {
      await at('/restaurant/menu/grupos')(page);
      await expect(page.getByRole('button', { name: 'Salsas', exact: true })).toBeVisible();
    }),
    'propietario-grupo': async (page) => {
      await page.getByRole('button', { name: 'Salsas', exact: true }).click();
      await expect(page.getByLabel('Lo que lee tu cliente')).toBeVisible();
      await page.getByLabel('Precio de Guacamole').fill('5.000');
      await expect(page.getByText('1 cambio sin guardar')).toBeVisible();
    },
    'propietario-grupo-platos': async (page) => {
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'propietario-grupo-errores': async (page) => {
      await close(page);
      await page.getByLabel('Precio de Guacamole').fill('5,5');
      await page.getByLabel('Nombre', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Guardar grupo' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'propietario-grupos-pasar': async (page) => {
      // Only somebody who goes to the list gets there on a phone.
      await page.goto('/restaurant/menu/grupos');
      await page.getByRole('button', { name: 'Pasar a grupos' }).click();
      await expect(page.getByRole('region', { name: 'Vista previa' })).toBeVisible();
    },
    'propietario-grupos-importar': async (page) => {
      await close(page);
      await page.getByRole('button', { name: 'Importar y copiar' }).click();
      await page.getByRole('button', { name: /Importar grupos/ }).click();
      const rows = [
        'grupo;max;opcion;precio',
        'Ajíes;2;De piña;1500',
        'Ajíes;;De maní;2000',
        'Panes;1;Blandito;mil',
      ];
      await page
        .getByLabel('Archivo CSV')
        .last()
        .setInputFiles({
          name: 'grupos.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(rows.join('\n')),
        });
      await expect(page.getByText('1 fila tiene errores')).toBeVisible();
    },
    'propietario-producto-grupos': async (page) => {
      await close(page);
      await page.getByRole('tab', { name: 'Productos' }).click();
      await page
        .getByRole('button', { name: /^Editar / })
        .first()
        .click();
      await page.getByText('Grupos de opciones').scrollIntoViewIfNeeded();
    },
  }),
  {
    name: 'propietario-grupos-sin-ninguno',
    who,
    open: async (page) => {
      await page.route('**/api/modifiers?**', (route) => route.fulfill({ json: [] }));
      await at('/restaurant/menu/grupos')(page);
      await expect(page.getByText('Dibuja tu primer grupo')).toBeVisible();
    },
  },
];

/** The sede with groups, and dishes that have them. */
function withGroups(open: Screen['open']): Screen['open'] {
  return async (page: Page, product) => {
    await page.route('**/api/modifiers?**', (route) => route.fulfill({ json: GROUPS }));
    await page.route('**/api/products?**', async (route) => {
      const answer = await route.fetch();
      const products: Product[] = await answer.json();
      const json = products.map((one, at) => ({ ...one, grupos: [...(USED[at] ?? [])] }));
      await route.fulfill({ response: answer, json });
    });
    await open(page, product);
  };
}
