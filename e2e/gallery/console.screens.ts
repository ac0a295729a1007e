import { readOnlyMessages } from '@comanda/contract/memberships/read-only.messages';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import type { Page } from '@playwright/test';
import { addDish, showOrders, tapUntilGone } from '../full-service-moves.ts';
import type { Product } from '../product-process.ts';
import { section } from './console-section.ts';
import { serveTables } from './lively-service.ts';
import { answering, type Calls, close, expect, hardships, type Screen, walk } from './screen.ts';

const ORDERS: Calls = ['/api/orders'];

export const CONSOLE_SCREENS: Screen[] = [
  ...(['menu', 'empleados', 'reportes'] as const).map(
    (who): Screen => ({ name: `consola-${who}`, who, open: section }),
  ),
  ...(['pedidos', 'cocina', 'caja', 'menu', 'empleados', 'reportes'] as const).flatMap(
    (permiso): Screen[] => {
      const calls: Record<typeof permiso, Calls> = {
        pedidos: ['/api/products', '/api/categories'],
        cocina: ORDERS,
        caja: ORDERS,
        menu: ['/api/products', '/api/categories'],
        empleados: ['/api/employees', '/api/roles'],
        reportes: ['/api/reports/'],
      };
      return hardships(`consola-${permiso}`, permiso, '/employee', calls[permiso]);
    },
  ),
  {
    name: 'consola-solo-lectura',
    who: 'caja',
    open: answering(
      '**/api/memberships/access**',
      () => ({ soloLectura: 'usuario' }),
      async (page, product) => {
        await section(page, product);
        await expect(page.getByText(readOnlyMessages.usuario)).toBeVisible();
      },
    ),
  },
  { name: 'consola-todas-las-secciones', who: 'administradora', open: section },
  { name: 'consola-sede', who: 'administradora', open: sedeTools },
  {
    name: 'consola-sede-mesas',
    who: 'administradora',
    open: async (page, product) => {
      await sedeTools(page, product);
      await page.getByRole('button', { name: /^Mesas/ }).click();
      await expect(page.getByRole('dialog', { name: /^Mesas de/ })).toBeVisible();
    },
  },
  {
    name: 'consola-sonido',
    who: 'pedidos',
    open: async (page) => {
      // Some browsers allow sound before a touch; then the page does not ask.
      const silence = await page.addInitScript(SILENT);
      await page.goto('/employee');
      await expect(page.getByRole('dialog', { name: 'Sonido de los avisos' })).toBeVisible();
      await silence.dispose();
    },
  },
  ...walk('pedidos', {
    'consola-pedidos': section,
    'consola-plato': async (page) => {
      await page.getByRole('button', { name: 'Bandeja paisa', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Bandeja paisa' })).toBeVisible();
    },
    'consola-servicios': async (page) => {
      await close(page);
      await page.getByRole('button', { name: 'Añadir servicio' }).click();
      await expect(page.getByRole('dialog', { name: 'Lista de servicios' })).toBeVisible();
    },
    'consola-orden': anOrder,
    'consola-cuenta-local': (page) => account(page, 'Local'),
    'consola-cuenta-para-llevar': (page) => account(page, 'Para llevar'),
    'consola-cuenta-domicilio': (page) => account(page, 'Domicilio'),
    'consola-cuenta-errores': async (page) => {
      await page.getByRole('button', { name: 'Confirmar pedido' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'consola-cuenta-conocido': async (page) => {
      await page.getByLabel('Número de contacto').fill('324 555 01');
      await expect(page.getByRole('button', { name: /Laura Beltrán/ })).toBeVisible();
    },
  }),
  ...walk('pedidos', {
    'consola-lista-preparado': async (page, product) => {
      await section(page, product);
      await showOrders(page, 'Preparado');
    },
    'consola-lista-entregado': (page) => showOrders(page, 'Entregado'),
    'consola-lista-cancelado': (page) => showOrders(page, 'Cancelado'),
    'consola-lista-dado-de-baja': (page) => showOrders(page, 'Dado de baja'),
    'consola-lista-facturado': (page) => showOrders(page, 'Facturado'),
    'consola-lista-enviado': (page) => showOrders(page, 'Enviado'),
    'consola-lista-abierto': async (page) => {
      await openFirst(page);
      await expect(page.getByRole('button', { name: 'Editar' }).first()).toBeVisible();
    },
    'consola-lista-cancelar': async (page) => {
      await page.getByRole('button', { name: 'Cancelar', exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'consola-lista-editando': async (page) => {
      await close(page);
      await page.getByRole('button', { name: 'Editar' }).first().click();
      await expect(
        page.getByText('Ahora mismo editando').filter({ visible: true }).first(),
      ).toBeVisible();
    },
  }),
  {
    name: 'consola-lista-sin-coincidencias',
    who: 'pedidos',
    open: async (page, product) => {
      await section(page, product);
      await showOrders(page, 'Enviado');
      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('zzzz');
      await expect(page.getByText(/coincide|No hay/).first()).toBeVisible();
    },
  },
  ...walk('pedidos', {
    'consola-mesas': tables,
    'consola-mesas-cuenta': async (page) => {
      await page.getByRole('button', { name: /^Mesa 8/ }).click();
      await expect(page.getByText('Ronda 2')).toBeVisible();
    },
    'consola-mesas-personas': async (page) => {
      await page.getByRole('button', { name: 'Personas', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Más de 8 personas' })).toBeVisible();
    },
    'consola-mesas-platos': async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Pasar platos' }).click();
      await page.getByRole('button', { name: /^0 de 2/ }).click();
      await expect(page.getByText('1 de 2')).toBeVisible();
    },
  }),
  {
    name: 'consola-mesas-orden',
    who: 'pedidos',
    open: async (page, product) => {
      await tables(page, product);
      await page.getByRole('button', { name: /^Mesa 8/ }).click();
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
      await addDish(page, 'Arroz con pollo');
    },
  },
  ...walk('cocina', {
    'consola-cocina': section,
    'consola-cocina-clara': (page) => page.getByRole('button', { name: 'Pantalla clara' }).click(),
  }),
  {
    name: 'consola-cocina-preparados',
    who: 'cocina',
    open: async (page, product) => {
      await section(page, product);
      await page.getByRole('tab', { name: /^Preparado/ }).click();
    },
  },
  ...walk('caja', {
    'consola-caja': section,
    'consola-caja-dado-de-baja': (page) => tab(page, /^Dado de baja/),
    'consola-caja-facturado': (page) => tab(page, /^Facturado/),
  }),
  {
    name: 'consola-caja-baja',
    who: 'caja',
    open: async (page, product) => {
      await section(page, product);
      await page.getByRole('button', { name: 'Dar de baja' }).first().click();
      await expect(page.getByPlaceholder('Ingrese un motivo de baja')).toBeVisible();
    },
  },
];

const SILENT = `Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' })`;

/** A card that has just moved ignores the first tap. */
async function openFirst(page: Page): Promise<void> {
  const card = page.locator('li[data-key]').first().getByRole('button', { expanded: false });
  await tapUntilGone(card, card);
}

async function tables(page: Page, product: Product): Promise<void> {
  await serveTables(product.url);
  await section(page, product);
  await page.getByRole('tab', { name: tablesMessages.tab }).click();
  await expect(page.getByRole('button', { name: /^Mesa 8/ })).toBeVisible();
}

async function anOrder(page: Page): Promise<void> {
  await close(page);
  for (const nombre of ['Bandeja paisa', 'Bandeja paisa', 'Arroz con pollo', 'Limonada de coco']) {
    await addDish(page, nombre);
  }
  // Their toasts cover the order.
  const toasts = page.locator('[data-toast]');
  for (const one of await toasts.getByRole('button', { name: /Cerrar/ }).all()) await one.click();
  await expect(toasts).toHaveCount(0);
}

async function account(page: Page, tipo: string): Promise<void> {
  await close(page);
  await page.getByRole('button', { name: tipo, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Cuenta' })).toBeVisible();
}

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

/** What somebody with the facultad `sede` may change; on a narrow screen the menu has the way to it. */
async function sedeTools(page: Page, product: Product) {
  await section(page, product);
  const entry = page.getByRole('button', { name: 'Sede', exact: true }).filter({ visible: true });
  const opener = page.getByRole('button', { name: /^Abrir el menú/ }).filter({ visible: true });
  await entry.or(opener).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await entry.click();
  await expect(page.getByRole('dialog', { name: /^Sede / })).toBeVisible();
}
