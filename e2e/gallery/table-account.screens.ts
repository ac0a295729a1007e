import type { Account, Visit } from '@comanda/contract/accounts/accounts';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { visitMessages } from '@comanda/contract/accounts/visit.messages';
import { ERRORS } from '@comanda/contract/errors';
import { tableLinksSchema } from '@comanda/contract/locations/locations';
import type { Page } from '@playwright/test';
import { ownerToken } from '../api.ts';
import { addDish, confirm, fillGuest, openCheckout } from '../diner-visit.ts';
import type { Product } from '../product-process.ts';
import { answering, expect, type Screen, walk } from './screen.ts';

/** The sede of the demo that keeps an account for each table. */
const SEDE = 'chapinero';

/** What guests see at a table where somebody ordered already; they came by its code. */
export const TABLE_ACCOUNT_SCREENS: Screen[] = [
  { name: 'comensal-carta-mesa', who: 'invitado', open: menuAtTable },
  ...walk('invitado', {
    'comensal-cuenta': account,
    'comensal-propina': async (page) => {
      await page.getByRole('button', { name: visitMessages.ask }).click();
      await expect(page.getByRole('dialog', { name: tipMessages.title })).toBeVisible();
    },
  }),
  {
    name: 'comensal-cuenta-abonada',
    who: 'invitado',
    open: answering('**/api/visits?**', partPaid, account),
  },
  {
    name: 'comensal-cuenta-pedida',
    who: 'invitado',
    open: answering(
      '**/api/visits?**',
      (visit: Visit) => ({ ...visit, pideCuenta: true }),
      async (page, product) => {
        await account(page, product);
        await expect(page.getByText(visitMessages.asked)).toBeVisible();
      },
    ),
  },
  {
    name: 'comensal-propina-respondida',
    who: 'invitado',
    open: answering('**/api/visits?**', answered, async (page, product) => {
      await account(page, product);
      await expect(page.getByRole('button', { name: tipMessages.change })).toBeVisible();
    }),
  },
  {
    name: 'comensal-mesa-sin-abrir',
    who: 'invitado',
    open: async (page, product) => {
      const { status, message } = ERRORS.mesa_sin_abrir;
      // As where only the staff may open tables; the table of the demo is open.
      await page.route('**/api/orders/create', (route) =>
        route.fulfill({ status, json: { error: message, code: 'mesa_sin_abrir' } }),
      );
      await menuAtTable(page, product);
      await addDish(page, 'Bandeja paisa');
      await page.goto('/user/cart');
      const checkout = await openCheckout(page, 'Pedido a mesa');
      await fillGuest(checkout);
      await confirm(checkout);
      await expect(page.getByText(message).first()).toBeVisible();
    },
  },
];

async function menuAtTable(page: Page, { url }: Product): Promise<void> {
  await page.goto(await linkOfTable(url));
  await expect(page.getByRole('link', { name: /^Mesa .* · \d+ ronda/ })).toBeVisible();
}

async function account(page: Page, product: Product): Promise<void> {
  await menuAtTable(page, product);
  await page.goto('/user/orders');
  await expect(page.getByRole('heading', { name: visitMessages.title })).toBeVisible();
  await expect(page.getByRole('region', { name: visitMessages.round(1) })).toBeVisible();
}

/** They asked for the bill and said yes to the tip. */
function answered(visit: Visit): Visit {
  const { propina } = visit;
  const respuesta = { respuesta: 'si' as const, valor: propina?.sugerido ?? 0 };
  return { ...visit, pideCuenta: true, propina: propina && { ...propina, respuesta } };
}

/** The first round is paid, and another one was cancelled. */
function partPaid(visit: Visit): Visit {
  const [first, ...rest] = visit.rondas;
  if (!first) return visit;
  const paid = first.lineas.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const { total } = visit.totales;
  return {
    ...visit,
    rondas: [
      { ...first, numero: 1, estado: 'facturado' },
      ...rest,
      { ...first, numero: rest.length + 2, estado: 'cancelado' },
    ],
    totales: { ...visit.totales, total: total + paid, pagado: paid, saldo: total },
  };
}

/** The link of the table with the most rounds, if possible one that did not ask for its bill. */
async function linkOfTable(url: string): Promise<string> {
  const authorization = `Bearer ${await ownerToken(url)}`;
  const ask = async (path: string) =>
    (await fetch(`${url}${path}`, { headers: { authorization } })).json();
  const { data } = (await ask(`/api/accounts?dbName=${SEDE}`)) as { data: Account[] };
  const served = data.filter(({ pedidos }) => pedidos.length > 0);
  const eating = served.filter(({ cuentaPedida }) => cuentaPedida === null);
  const [busiest] = (eating.length > 0 ? eating : served).toSorted(
    (a, b) => b.pedidos.length - a.pedidos.length,
  );
  const mesa = busiest?.mesas[0] ?? '';
  const links = tableLinksSchema.parse(await ask(`/api/locations/mesas?dbName=${SEDE}`)).data;
  const link = links.find((one) => one.mesa === mesa);
  if (!link) throw new Error(`The demo has no code for table ${mesa}.`);
  return link.url;
}
