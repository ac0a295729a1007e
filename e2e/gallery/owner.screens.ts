import type { Coverage } from '@comanda/contract/memberships/memberships';
import { readOnlyMessages } from '@comanda/contract/memberships/read-only.messages';
import type { Page } from '@playwright/test';
import {
  answering,
  at,
  type Calls,
  expect,
  failing,
  longWorded,
  type Screen,
  waiting,
} from './screen.ts';

type Name = Screen['name'];

/** Each screen of the owner's area: with data, loading, failing, with long words, and empty. */
const PAGES: { name: string; path: string; calls: Calls }[] = [
  { name: 'inicio', path: '/restaurant', calls: ['/api/orders', '/api/locations'] },
  { name: 'sedes', path: '/restaurant/locations', calls: ['/api/locations/'] },
  { name: 'menu', path: '/restaurant/menu', calls: ['/api/products', '/api/categories'] },
  { name: 'clientes', path: '/restaurant/clients', calls: ['/api/clients'] },
  { name: 'pedidos', path: '/restaurant/orders', calls: ['/api/orders'] },
  { name: 'en-curso', path: '/restaurant/live', calls: ['/api/orders'] },
  { name: 'personal', path: '/restaurant/staff', calls: ['/api/employees', '/api/roles'] },
  { name: 'reportes', path: '/restaurant/reports', calls: ['/api/reports/'] },
  { name: 'web', path: '/restaurant/website', calls: ['/api/chatV1/', '/api/locations/'] },
  { name: 'membresia', path: '/restaurant/membership', calls: ['/api/memberships/'] },
  { name: 'historial', path: '/restaurant/audit', calls: ['/api/audit'] },
];

export const OWNER_SCREENS: Screen[] = [
  ...PAGES.flatMap(({ name, path, calls }): Screen[] => [
    { name: `propietario-${name}`, who: 'propietaria', open: at(path) },
    {
      name: `propietario-${name}-cargando`,
      who: 'propietaria',
      isWaiting: true,
      open: waiting(path, calls),
    },
    { name: `propietario-${name}-error`, who: 'propietaria', open: failing(path, calls) },
    {
      name: `propietario-${name}-largo`,
      who: 'propietaria',
      open: longWorded(['/api/'], at(path)),
    },
    { name: `propietario-${name}-vacio`, who: 'propietario nuevo', open: at(path) },
  ]),
  { name: 'propietario-ayuda', who: 'propietaria', open: at('/restaurant/help') },
  { name: 'propietario-cuenta-pagina', who: 'propietaria', open: at('/restaurant/account') },
  {
    name: 'propietario-cuenta-cerrar',
    who: 'propietaria',
    open: async (page) => {
      await at('/restaurant/account')(page);
      await page.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
      await expect(page.getByLabel('Tu contraseña')).toBeVisible();
    },
  },
  {
    name: 'propietario-membresia-elegir',
    who: 'propietaria',
    open: answering('**/api/memberships/coverage', smaller, async (page) => {
      await at('/restaurant/membership')(page);
      await expect(page.getByRole('heading', { name: /^Elige qué sedes/ })).toBeVisible();
    }),
  },
  {
    name: 'propietario-sedes-solo-lectura',
    who: 'propietaria',
    open: answering(
      '**/api/locations/getLocationsByEmail**',
      (sedes) => sedes.map((sede: object) => ({ ...sede, activa: false })),
      async (page) => {
        await at('/restaurant/locations')(page);
        await expect(page.getByText(readOnlyMessages.sede)).toBeVisible();
      },
    ),
  },
  {
    name: 'propietario-cuenta',
    who: 'propietaria',
    open: async (page) => {
      await at('/restaurant')(page);
      await page.getByRole('button', { name: 'Tu cuenta' }).click();
      await expect(page.getByText('Ingresaste como')).toBeVisible();
    },
  },
  {
    name: 'propietario-exportar',
    who: 'propietaria',
    open: async (page) => {
      await at('/restaurant')(page);
      await page.getByRole('button', { name: 'Tu cuenta' }).click();
      await page.getByRole('button', { name: 'Descargar todos mis datos' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'propietario-avisos',
    who: 'propietaria',
    open: async (page) => {
      await at('/restaurant')(page);
      await page.getByRole('button', { name: /^Necesitan de ti/ }).click();
      await expect(page.getByRole('link', { name: /agotado/ }).first()).toBeVisible();
    },
  },
  { name: 'propietario-inicio-sede', who: 'propietaria', open: at('/restaurant?sede=chapinero') },
  dialog('link-qr', '/restaurant', (page) => press(page, 'Ver el código QR')),
  dialog('sede-nueva', '/restaurant/locations', (page) => press(page, 'Agregar sede')),
  {
    name: 'propietario-sede-errores',
    who: 'propietaria',
    open: async (page) => {
      await at('/restaurant/locations')(page);
      await press(page, 'Agregar sede');
      await press(page, 'Guardar sede');
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  dialog('sede-editar', '/restaurant/locations', (page) => press(page, /^Editar/)),
  dialog('sede-mesas', '/restaurant/locations', (page) => press(page, /^QR de mesas/)),
  dialog('sede-plano', '/restaurant/locations', async (page) => {
    await press(page, /^Mesas/);
    await press(page, 'Crear 12 mesas');
    await press(page, /^Mesa 6,/);
  }),
  dialog('sede-ingreso', '/restaurant/locations', (page) => press(page, /^Ingreso del personal/)),
  dialog('sede-pedidos', '/restaurant/locations', (page) => press(page, /^Quién puede pedir/)),
  dialog('sede-cobros', '/restaurant/locations', charges),
  dialog('sede-cobros-caja', '/restaurant/locations', async (page) => {
    await charges(page);
    await page.getByLabel(/^NIT/).scrollIntoViewIfNeeded();
  }),
  dialog('sede-impresoras', '/restaurant/locations', (page) => press(page, /^Impresoras/)),
  dialog('producto-nuevo', '/restaurant/menu', (page) => press(page, 'Agregar producto')),
  dialog('producto-editar', '/restaurant/menu', (page) => press(page, /^Editar Bandeja/)),
  dialog('producto-eliminar', '/restaurant/menu', async (page) => {
    await press(page, /^Más acciones de Bandeja/);
    await press(page, /^Eliminar/);
  }),
  dialog('menu-importar', '/restaurant/menu', async (page) => {
    await press(page, 'Importar y copiar');
    await press(page, /Importar desde CSV/);
  }),
  dialog('menu-copiar', '/restaurant/menu', async (page) => {
    await press(page, 'Importar y copiar');
    await press(page, /Copiar de otra sede/);
  }),
  dialog('categoria-nueva', '/restaurant/addCategory', async () => undefined),
  {
    name: 'propietario-categorias',
    who: 'propietaria',
    open: async (page) => {
      await at('/restaurant/menu')(page);
      await page.getByRole('tab', { name: 'Categorías' }).click();
      await expect(page.getByRole('button', { name: /Ocultar/ }).first()).toBeVisible();
    },
  },
  dialog('cargos', '/restaurant/staff', (page) => press(page, 'Administrar Cargos')),
  {
    name: 'propietario-empleado-nuevo',
    who: 'propietaria',
    open: async (page) => {
      await at('/restaurant/staff')(page);
      await press(page, 'Agregar empleado');
      await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'propietario-empleado-editar',
    who: 'propietaria',
    open: async (page) => {
      await at('/restaurant/staff')(page);
      await press(page, /^Editar/);
      await expect(page.getByLabel('Edad')).toBeVisible();
    },
  },
  dialog('empleado-eliminar', '/restaurant/staff', (page) => press(page, /^Eliminar/)),
  dialog('cliente-eliminar', '/restaurant/clients', (page) => press(page, /^Eliminar/)),
  {
    name: 'propietario-clientes-sin-coincidencias',
    who: 'propietaria',
    open: async (page) => {
      await at('/restaurant/clients')(page);
      await page.getByRole('textbox').first().fill('zzzz');
      await expect(page.getByText(/coincide/)).toBeVisible();
    },
  },
  {
    name: 'propietario-chatbot',
    who: 'propietaria',
    open: async (page) => {
      await page.goto('/restaurant/website?panel=chatbot');
      await expect(page.getByLabel(/nombre del asistente/i)).toBeVisible();
    },
  },
  {
    name: 'propietario-reportes-30-dias',
    who: 'propietaria',
    open: at('/restaurant/reports?periodo=treinta&sede=centro'),
  },
  ...['propinas', 'descuentos', 'cierres'].map(
    (view): Screen => ({
      name: `propietario-reportes-${view}`,
      who: 'propietaria',
      open: at(`/restaurant/reports?ver=${view}&periodo=treinta`),
    }),
  ),
];

function dialog(name: string, path: string, work: (page: Page) => Promise<void>): Screen {
  return {
    name: `propietario-${name}` satisfies Name,
    who: 'propietaria',
    open: async (page) => {
      await at(path)(page);
      await work(page);
      await expect(page.getByRole('dialog').last()).toBeVisible();
    },
  };
}

/** Presses a button, or an entry of a menu, of that name. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click();
}

/** The sede of the demo that charges by account is the last one. */
async function charges(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Cobros/ })
    .last()
    .click();
  await expect(page.getByLabel('Porcentaje sugerido')).toBeVisible();
}

/** A plan of one sede and ten people for a restaurant that has more. */
function smaller({ sedes, personas }: Coverage): Coverage {
  return {
    plan_name: 'Starter',
    permite: { sedes: 1, usuarios: 10 },
    sedes: sedes.map((sede, index) => ({ ...sede, activa: index === 0 })),
    personas: personas.map((persona, index) => ({ ...persona, activo: index < 10 })),
  };
}
