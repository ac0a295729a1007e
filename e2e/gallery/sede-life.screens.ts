import type { Location } from '@comanda/contract/locations/locations';
import { cancellingMessages } from '@comanda/contract/orders/cancelling.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import type { Page } from '@playwright/test';
import { section } from './console-section.ts';
import { answering, at, expect, type Screen, walk } from './screen.ts';

const CLOSED = {
  cierre: {
    vuelve: '2099-12-05',
    motivo: 'Estamos remodelando la cocina y el salón del segundo piso',
  },
  cerrada: '2026-03-01T15:00:00.000Z',
} as const;

/** How a sede closes and what is seen of it then; how an order is cancelled, by whom and why. */
export const SEDE_LIFE_SCREENS: Screen[] = [
  ...walk('propietaria', {
    'propietario-sede-cerrar': async (page) => {
      await at('/restaurant/locations')(page);
      await page.getByRole('button', { name: 'Cerrar la sede' }).first().click();
      await page.getByLabel(/Qué les dices/).fill(CLOSED.cierre.motivo);
    },
    'propietario-sede-cerrar-errores': async (page) => {
      await page.getByLabel(/Qué día vuelve/).fill('2020-01-01');
      await page.getByRole('button', { name: 'Cerrar por un tiempo' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'propietario-sede-cerrar-definitivo': async (page) => {
      await page.getByRole('button', { name: 'Definitivamente' }).click();
      await page.getByRole('button', { name: 'Cerrar definitivamente' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  }),
  {
    name: 'propietario-sedes-cerradas',
    who: 'propietaria',
    open: answering(
      '**/api/locations/getLocationsByEmail**',
      ([first, ...others]: Location[]) => [
        { ...first, cierre: CLOSED.cierre },
        ...others.slice(0, -1),
        { ...others.at(-1), cerrada: CLOSED.cerrada },
      ],
      async (page) => {
        await at('/restaurant/locations')(page);
        await expect(page.getByRole('heading', { name: 'Sedes que cerraron' })).toBeVisible();
      },
    ),
  },
  {
    name: 'propietario-marca',
    who: 'propietaria',
    open: async (page) => {
      await at('/restaurant/website')(page);
      await page.getByRole('button', { name: 'Cambiar nombre, logo y NIT' }).click();
      await expect(page.getByLabel(/^NIT/)).toBeVisible();
    },
  },
  {
    name: 'consola-lista-cancelar-cliente',
    who: 'pedidos',
    open: answering(
      /\/api\/orders\?/,
      (orders: Order[]) => orders.map((order) => ({ ...order, creadoPor: '' })),
      async (page, product) => {
        await section(page, product);
        await page.getByRole('tab', { name: /^Pedidos/ }).click();
        await page.getByRole('tab', { name: /^Enviado/ }).click();
        await page.getByRole('tabpanel').getByRole('button', { expanded: false }).first().click();
        await page.getByRole('button', { name: 'Cancelar', exact: true }).first().click();
        await page.getByRole('button', { name: 'Cancelar la orden' }).click();
        await expect(page.getByText(staffOrdersMessages.cancelReasonRequired)).toBeVisible();
      },
    ),
  },
  {
    name: 'comensal-seguimiento-cancelar',
    who: 'cliente',
    open: withOrder({ estado: 'enviado' }, async (page) => {
      await page.getByRole('button', { name: cancellingMessages.own }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
  },
  {
    name: 'comensal-seguimiento-cancelado',
    who: 'cliente',
    open: withOrder(cancelledByStaff(), async (page) => {
      await expect(page.getByText(/^La sede canceló tu pedido/).first()).toBeVisible();
    }),
  },
];

function withOrder(over: Partial<Order>, then: (page: Page) => Promise<void>): Screen['open'] {
  return answering(
    '**/api/orders/mine*',
    (orders: Order[]) =>
      orders.map((order, at) =>
        at === 0 ? { ...order, horaCreacion: new Date().toISOString(), ...over } : order,
      ),
    async (page) => {
      await page.goto('/user/orders');
      await then(page);
    },
  );
}

function cancelledByStaff(): Partial<Order> {
  const date = new Date().toISOString();
  const motivo = 'Se acabó el ajiaco y no pudimos comunicarnos contigo para cambiarlo';
  return {
    estado: 'cancelado',
    fechaCancelado: date,
    updates: [{ name: 'Laura Beltrán', email: '', date, cancelo: 'personal', motivo }],
  };
}
