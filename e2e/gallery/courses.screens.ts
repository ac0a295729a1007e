import type { Account } from '@comanda/contract/accounts/accounts';
import type { Order } from '@comanda/contract/orders/orders';
import type { Page } from '@playwright/test';
import { section } from './console-section.ts';
import { serveTables } from './lively-service.ts';
import { expect, type Screen } from './screen.ts';

/** The kitchen of a sede with accounts: rounds, orders that changed and courses that wait. */
export const COURSES_SCREENS: Screen[] = [
  {
    name: 'consola-cocina-tiempos',
    who: 'cocina',
    open: async (page, product) => {
      await serveInCourses(page);
      await section(page, product);
      await expect(page.getByRole('group', { name: 'Después' }).first()).toBeVisible();
      await expect(page.getByText('ADICIÓN').first()).toBeVisible();
    },
  },
  {
    name: 'consola-cocina-movida',
    who: 'cocina',
    open: async (page, product) => {
      await serveTables(product.url);
      await serveChanged(page);
      await section(page, product);
      await expect(page.getByRole('article').filter({ hasText: 'Mesa 1 → 12' })).toBeVisible();
      await expect(page.getByText('Mesa 4 → Para llevar', { exact: true })).toBeVisible();
      await expect(page.getByText('Cancelado', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'consola-mesas-tiempos',
    who: 'pedidos',
    open: async (page, product) => {
      await serveTables(product.url);
      await serveTableInCourses(page);
      await section(page, product);
      await page.getByRole('tab', { name: 'Mesas' }).click();
      await page.getByRole('button', { name: /^Mesa 8/ }).click();
      await expect(page.getByText('Familia Rodríguez Santamaría')).toBeVisible();
    },
  },
];

/** Table 8 with a long name, somebody who serves it and, in its last round, courses that wait. */
async function serveTableInCourses(page: Page): Promise<void> {
  const at8 = ({ mesas }: Pick<Account, 'mesas'>) => mesas.includes('8');
  const named = {
    nombre: 'Familia Rodríguez Santamaría de la Fuente y sus amigos de Bogotá',
    mesero: { id: 'm', nombre: 'Andrés Felipe Quintero' },
    unidas: [{ cuenta: 'u', mesas: ['9'] }],
  };
  await change<{ data: Account[] }>(page, '**/api/accounts?**', (body) => ({
    ...body,
    data: body.data.map((account) => (at8(account) ? { ...account, ...named } : account)),
  }));
  await change<{ data: Order[] }>(page, '**/api/orders?**', (body) => ({
    ...body,
    data: body.data.map((order) =>
      order.mesa === '8' && order.estado === 'enviado'
        ? { ...order, productos: inCourses(order.productos) }
        : order,
    ),
  }));
}

/** Of the oldest orders one was edited in its notes and additions, one in its tipo, and one was cancelled. */
async function serveChanged(page: Page): Promise<void> {
  await change<{ data: Order[] }>(page, '**/api/orders?**', (body) => {
    const waiting = body.data.filter(({ estado, mesa }) => estado === 'enviado' && mesa !== null);
    const [regretted, edited, taken] = waiting.toReversed();
    return {
      ...body,
      data: body.data.map((order) => {
        if (order === edited) return withOtherLines(order);
        if (order === regretted) return cancelled(order);
        return order === taken ? takenAway(order) : order;
      }),
    };
  });
}

const BY_LAURA = { name: 'Laura Beltrán', email: 'laura@demo.co' };
const CHEESE = { id_sigo: 'queso', nombre: 'Queso costeño', precio: 5_000 };
const BACON = { id_sigo: 'tocineta', nombre: 'Tocineta ahumada', precio: 6_000 };

function withOtherLines(order: Order): Order {
  const [line] = order.productos;
  if (!line) return order;
  const was = [
    { ...line, linea: 1, cantidad: 2, nota: 'Una sin chicharrón', adiciones: [CHEESE] },
    { ...line, linea: 2, cantidad: 1, nota: 'Sin sal', adiciones: [] },
    { ...line, linea: 3, cantidad: 1, nota: '', adiciones: [] },
  ];
  const now = [
    { ...was[0], nota: 'Las dos sin chicharrón', adiciones: [BACON] },
    { ...was[1], cantidad: 3, nota: '' },
  ];
  return {
    ...order,
    productos: now.map((one) => ({ ...line, ...one })),
    updates: [{ ...BY_LAURA, date: new Date().toISOString(), productosAntes: was }],
  };
}

function cancelled(order: Order): Order {
  return { ...order, estado: 'cancelado', fechaCancelado: new Date().toISOString() };
}

function takenAway(order: Order): Order {
  const { metodoPago, total, productos: productosAntes } = order;
  const antes = { tipo: 'en_local', mesa: '4', metodoPago, total } as const;
  const update = { ...BY_LAURA, date: new Date().toISOString(), productosAntes, antes };
  return { ...order, tipo: 'para_llevar', mesa: null, updates: [update] };
}

function inCourses(productos: Order['productos']): Order['productos'] {
  const [first, ...others] = productos;
  if (!first) return productos;
  const soup = { ...first, id_sigo: 'sopa', nombre: 'Crema de ahuyama', tiempo: 1 };
  return [soup, ...[first, ...others].map((line) => ({ ...line, tiempo: 2 }))];
}

async function change<Body>(page: Page, path: string, edit: (body: Body) => Body): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: edit((await answer.json()) as Body) });
  });
}

/** The sede's orders as if all tables had courses and shared an account two by two. */
async function serveInCourses(page: Page): Promise<void> {
  // The screen asks for accounts and orders at once, in no order.
  const orders = Promise.withResolvers<readonly Order[]>();
  await page.route('**/api/orders?**', async (route) => {
    const answer = await route.fetch();
    const body: { data: Order[] } = await answer.json();
    const data = body.data.map((order, at) => (order.mesa === null ? order : atTable(order, at)));
    orders.resolve(data);
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  await page.route('**/api/accounts?**', async (route) =>
    route.fulfill({ json: { data: accountsOf(await orders.promise), revision: 1 } }),
  );
}

/** The accounts of these orders, which are listed newest first. */
function accountsOf(orders: readonly Order[]): object[] {
  const byAccount = Map.groupBy(orders.toReversed(), ({ cuentaId }) => cuentaId ?? '');
  return [...byAccount]
    .filter(([cuenta]) => cuenta !== '')
    .map(([cuenta, rounds]) => ({
      _id: cuenta,
      estado: 'abierta',
      pedidos: rounds.map(({ _id }) => _id),
      revision: 1,
    }));
}

function atTable(order: Order, at: number): Order {
  const productos = order.productos.map((line, place) => ({ ...line, tiempo: 1 + (place % 3) }));
  return { ...order, productos, cuentaId: `cuenta ${at >> 1}` };
}
