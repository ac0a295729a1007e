import type { Order } from '@comanda/contract/orders/orders';
import type { Page } from '@playwright/test';
import { closedToday } from '../closed-today.ts';
import { addDish, openCheckout } from '../diner-visit.ts';
import {
  answering,
  close,
  expect,
  failing,
  longWorded,
  type Screen,
  waiting,
  walk,
} from './screen.ts';

export const DINER_SCREENS: Screen[] = [
  {
    name: 'comensal-carta-cargando',
    who: 'invitado',
    isWaiting: true,
    open: waiting('/user', ['/api/products', '/api/categories']),
  },
  {
    name: 'comensal-carta-error',
    who: 'invitado',
    open: failing('/user', ['/api/products', '/api/categories']),
  },
  {
    name: 'comensal-carta-larga',
    who: 'invitado',
    open: longWorded(['/api/products', '/api/categories'], menu),
  },
  ...walk('invitado', {
    'comensal-carta': menu,
    'comensal-plato': async (page) => {
      await page.getByRole('button', { name: 'Bandeja paisa', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'comensal-combo': async (page) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Armar combo/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Arma tu combo' })).toBeVisible();
    },
  }),
  ...walk('invitado', {
    'comensal-carrito': cart,
    'comensal-pedido-a-mesa': checkout('Pedido a mesa'),
    'comensal-pedido-para-llevar': checkout('Pedido para llevar'),
    'comensal-pedido-a-domicilio': checkout('Pedido a domicilio'),
  }),
  { name: 'comensal-carrito-cerrada', who: 'invitado', open: whenClosed(closedCart) },
  {
    name: 'comensal-carta-cerrada',
    who: 'invitado',
    open: whenClosed(async (page) => {
      await closedMenu(page);
      await addDish(page, 'Ajiaco santafereño');
    }),
  },
  {
    name: 'comensal-carrito-vacio',
    who: 'invitado',
    open: async (page) => {
      await page.goto('/user/cart');
      await expect(page.getByText('No hay productos en el carrito.')).toBeVisible();
    },
  },
  {
    name: 'comensal-chat',
    who: 'invitado',
    open: async (page) => {
      await menu(page);
      await page.getByRole('button', { name: 'Chat' }).click();
      const chat = page.getByRole('dialog');
      await chat.getByLabel('Escribe tu mensaje').fill('dos limonadas de coco y un ajiaco');
      await page.keyboard.press('Enter');
      await expect(chat.getByText('+2 Limonada de coco')).toBeVisible();
    },
  },
  {
    name: 'comensal-seguimiento',
    who: 'cliente',
    open: async (page) => {
      await page.goto('/user/orders');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'comensal-seguimiento-cambiado',
    who: 'cliente',
    open: answering(
      '**/api/orders/mine*',
      (orders: Order[]) => orders.map(editedByStaff),
      async (page) => {
        await page.goto('/user/orders');
        await expect(page.getByText(/^El restaurante cambió tu pedido/).first()).toBeVisible();
      },
    ),
  },
  {
    name: 'comensal-seguimiento-vacio',
    who: 'invitado',
    open: async (page) => {
      await page.goto('/user/orders');
      await expect(page.getByRole('main')).toBeVisible();
    },
  },
  { name: 'comensal-opciones-invitado', who: 'invitado', open: settings },
  ...walk('cliente', {
    'comensal-opciones': settings,
    'comensal-mis-datos': async (page) => {
      await page.getByRole('button', { name: 'Editar información' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'comensal-confirmar-correo': async (page) => {
      // Sends no mail for each picture, and none is refused for coming too soon.
      await page.route('**/api/clients/me/emailCode', (route) =>
        route.fulfill({ json: { message: 'ok' } }),
      );
      await close(page);
      await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'comensal-confirmar-correo-codigo': async (page) => {
      await page.getByRole('button', { name: 'Enviar código' }).click();
      await expect(page.getByLabel('Código de verificación')).toBeVisible();
    },
  }),
];

/** An order as it looks after a waiter added its first dish. */
function editedByStaff(order: Order): Order {
  const { productos, tipo, mesa, metodoPago, total } = order;
  const date = new Date(Date.parse(order.horaCreacion) + 60_000).toISOString();
  const antes = { tipo, mesa, metodoPago, total: total - (productos[0]?.subtotal ?? 0) };
  const update = { name: 'Luz', email: '', date, productosAntes: productos.slice(1), antes };
  return { ...order, updates: [update] };
}

async function menu(page: Page): Promise<void> {
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: /^Bandeja paisa/ })).toBeVisible();
}

async function cart(page: Page): Promise<void> {
  await menu(page);
  await fillCart(page);
}

async function closedCart(page: Page): Promise<void> {
  await closedMenu(page);
  await fillCart(page);
}

/** Drawn by the app: what the server drew knows other hours, and a tap while the one replaces the other may be lost. */
async function closedMenu(page: Page): Promise<void> {
  await menu(page);
  await expect(page.getByText(/hoy ya no abre/)).toBeVisible();
}

async function fillCart(page: Page): Promise<void> {
  for (const nombre of ['Bandeja paisa', 'Arroz con pollo']) await addDish(page, nombre);
  await page.goto('/user/cart');
  await expect(page.getByRole('heading', { name: 'Bandeja paisa' })).toBeVisible();
}

function checkout(label: string): Screen['open'] {
  return async (page) => {
    await close(page);
    await openCheckout(page, label);
  };
}

async function settings(page: Page): Promise<void> {
  await page.goto('/user/settings');
  await expect(page.getByRole('main')).toBeVisible();
}

/** The same screen at a sede that does not open today. */
function whenClosed(open: (page: Page) => Promise<void>): Screen['open'] {
  return async (page) => {
    await page.route(/\/(user|api\/locations)/, async (route) => {
      const answer = await route.fetch();
      const body = closedToday(await answer.text());
      await route.fulfill({ response: answer, body });
    });
    await open(page);
  };
}
