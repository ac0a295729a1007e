import type { Coverage } from '@comanda/contract/memberships/memberships';
import { readOnlyMessages } from '@comanda/contract/memberships/read-only.messages';
import type { Page } from '@playwright/test';
import {
  answering,
  at,
  type Calls,
  close,
  expect,
  hardships,
  type Screen,
  walk,
} from './screen.ts';

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

const who = 'propietaria';

const STATIONS = {
  version: 1,
  estaciones: ['Parrilla', 'Barra'].map((nombre) => ({
    clave: nombre.toLowerCase(),
    nombre,
    impresora: null,
    objetivoMin: 10,
  })),
};

export const OWNER_SCREENS: Screen[] = [
  ...PAGES.flatMap(({ name, path, calls }): Screen[] => [
    { name: `propietario-${name}-vacio`, who: 'propietario nuevo', open: at(path) },
    ...hardships(`propietario-${name}`, who, path, calls),
  ]),
  ...walk(who, {
    'propietario-inicio': at('/restaurant'),
    'propietario-cuenta': async (page) => {
      await press(page, 'Tu cuenta');
      await expect(page.getByText('Ingresaste como')).toBeVisible();
    },
    'propietario-exportar': dialog((page) => press(page, 'Descargar todos mis datos')),
    'propietario-avisos': async (page) => {
      await close(page);
      await press(page, /^Necesitan de ti/);
      await expect(page.getByRole('link', { name: /agotado/ }).first()).toBeVisible();
    },
    'propietario-link-qr': dialog((page) => press(page, 'Ver el código QR')),
  }),
  { name: 'propietario-inicio-sede', who, open: at('/restaurant?sede=chapinero') },
  ...walk(who, {
    'propietario-sedes': at('/restaurant/locations'),
    'propietario-sede-nueva': dialog((page) => press(page, 'Agregar sede')),
    'propietario-sede-errores': async (page) => {
      await press(page, 'Guardar sede');
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'propietario-sede-editar': dialog((page) => press(page, /^Editar/)),
    'propietario-sede-mesas': dialog((page) => press(page, /^QR de mesas/)),
    'propietario-sede-ingreso': dialog((page) => press(page, /^Ingreso del personal/)),
    'propietario-sede-pedidos': dialog((page) => press(page, /^Quién puede pedir/)),
    'propietario-sede-impresoras': dialog((page) => press(page, /^Impresoras/)),
    'propietario-sede-cobros': dialog(charges),
    'propietario-sede-cobros-caja': (page) => page.getByLabel(/^UVT/).scrollIntoViewIfNeeded(),
    'propietario-sede-plano': dialog(async (page) => {
      await press(page, /^Mesas/);
      await press(page, 'Crear 12 mesas');
      await press(page, /^Mesa 6,/);
    }),
  }),
  ...walk(who, {
    'propietario-sede-estaciones': dialog(async (page) => {
      await at('/restaurant/locations')(page);
      await press(page, /^Cocina/);
    }),
    'propietario-sede-estaciones-ejemplo': async (page) => {
      await press(page, 'Usar ejemplo');
      const adder = page.getByLabel('Otra estación, y Enter');
      await adder.fill('Horno de leña y brasas');
      await adder.press('Enter');
      await expect(page.getByLabel('Nombre de Horno de leña y brasas')).toBeVisible();
    },
    'propietario-sede-estaciones-errores': async (page) => {
      await page.getByLabel('Nombre de Barra').fill('Parrilla');
      await page.getByLabel('Minutos de Fríos').fill('0');
      await press(page, 'Guardar');
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  }),
  {
    name: 'propietario-sedes-solo-lectura',
    who,
    open: answering(
      '**/api/locations/getLocationsByEmail**',
      (sedes) => sedes.map((sede: object) => ({ ...sede, activa: false })),
      async (page) => {
        await at('/restaurant/locations')(page);
        await expect(page.getByText(readOnlyMessages.sede)).toBeVisible();
      },
    ),
  },
  ...walk(who, {
    'propietario-menu': at('/restaurant/menu'),
    'propietario-producto-nuevo': dialog((page) => press(page, 'Agregar producto')),
    'propietario-producto-editar': dialog((page) => press(page, /^Editar Bandeja/)),
    'propietario-producto-eliminar': dialog(async (page) => {
      await press(page, /^Más acciones de Bandeja/);
      await press(page, /^Eliminar/);
    }),
    'propietario-menu-importar': dialog(async (page) => {
      await press(page, 'Importar y copiar');
      await press(page, /Importar desde CSV/);
    }),
    'propietario-menu-copiar': dialog(async (page) => {
      await press(page, 'Importar y copiar');
      await press(page, /Copiar de otra sede/);
    }),
    'propietario-categorias': async (page) => {
      await close(page);
      await page.getByRole('tab', { name: 'Categorías' }).click();
      await expect(page.getByRole('button', { name: /Ocultar/ }).first()).toBeVisible();
    },
  }),
  ...walk(who, {
    'propietario-producto-estacion': dialog(async (page) => {
      await page.route('**/api/stations?**', (route) => route.fulfill({ json: STATIONS }));
      await at('/restaurant/menu')(page);
      await press(page, /^Editar Bandeja/);
      await page.getByLabel('Se prepara en').scrollIntoViewIfNeeded();
    }),
    'propietario-categoria-estacion': dialog(async (page) => {
      await page.getByRole('tab', { name: 'Categorías' }).click();
      await press(page, /^Editar /);
      await page.getByLabel('Se prepara en').scrollIntoViewIfNeeded();
    }),
  }),
  {
    name: 'propietario-categoria-nueva',
    who,
    open: async (page) => {
      await at('/restaurant/addCategory')(page);
      await expect(page.getByRole('dialog').last()).toBeVisible();
    },
  },
  ...walk(who, {
    'propietario-clientes': at('/restaurant/clients'),
    'propietario-cliente-eliminar': dialog((page) => press(page, /^Eliminar/)),
    'propietario-clientes-sin-coincidencias': async (page) => {
      await close(page);
      await page.getByRole('textbox').first().fill('zzzz');
      await expect(page.getByText(/coincide/)).toBeVisible();
    },
  }),
  { name: 'propietario-pedidos', who, open: at('/restaurant/orders') },
  { name: 'propietario-en-curso', who, open: at('/restaurant/live') },
  ...walk(who, {
    'propietario-personal': at('/restaurant/staff'),
    'propietario-cargos': dialog((page) => press(page, 'Administrar Cargos')),
    'propietario-empleado-eliminar': dialog((page) => press(page, /^Eliminar/)),
    'propietario-empleado-editar': async (page) => {
      await close(page);
      await press(page, /^Editar/);
      await expect(page.getByLabel('Edad')).toBeVisible();
    },
    'propietario-empleado-nuevo': async (page) => {
      await close(page);
      await press(page, 'Agregar empleado');
      await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    },
  }),
  { name: 'propietario-reportes', who, open: at('/restaurant/reports') },
  {
    name: 'propietario-reportes-30-dias',
    who,
    open: at('/restaurant/reports?periodo=treinta&sede=centro'),
  },
  ...['propinas', 'descuentos', 'cierres'].map(
    (view): Screen => ({
      name: `propietario-reportes-${view}`,
      who,
      open: at(`/restaurant/reports?ver=${view}&periodo=treinta`),
    }),
  ),
  ...walk(who, {
    'propietario-web': at('/restaurant/website'),
    'propietario-chatbot': async (page) => {
      await page.goto('/restaurant/website?panel=chatbot');
      await expect(page.getByLabel(/nombre del asistente/i)).toBeVisible();
    },
  }),
  { name: 'propietario-membresia', who, open: at('/restaurant/membership') },
  {
    name: 'propietario-membresia-elegir',
    who,
    open: answering('**/api/memberships/coverage', smaller, async (page) => {
      await at('/restaurant/membership')(page);
      await expect(page.getByRole('heading', { name: /^Elige qué sedes/ })).toBeVisible();
    }),
  },
  { name: 'propietario-historial', who, open: at('/restaurant/audit') },
  { name: 'propietario-ayuda', who, open: at('/restaurant/help') },
  ...walk(who, {
    'propietario-cuenta-pagina': at('/restaurant/account'),
    'propietario-cuenta-cerrar': async (page) => {
      await press(page, 'Cerrar mi cuenta');
      await expect(page.getByLabel('Tu contraseña')).toBeVisible();
    },
  }),
];

/** Opens a dialog in place of those that are open. */
function dialog(work: (page: Page) => Promise<void>): Screen['open'] {
  return async (page) => {
    await close(page);
    await work(page);
    await expect(page.getByRole('dialog').last()).toBeVisible();
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
