import { pickupMessages } from '@comanda/contract/kitchen/pickup.messages';
import type { Order } from '@comanda/contract/orders/orders';
import type { Page } from '@playwright/test';
import { at, expect, type Screen, touched } from './screen.ts';

const open = touched(at('/employee?modo=turnos'));

/** Take-away numbers for guests, on a wall. */
export const PICKUP_SCREENS: Screen[] = [
  {
    name: 'consola-turnos',
    who: 'cocina',
    open: async (page, product) => {
      await serveTakeAway(page, { preparing: 7, ready: 4 });
      await open(page, product);
      await expect(page.getByText(pickupMessages.readyNow)).toBeVisible();
      await expect(page.getByText(pickupMessages.almostReady)).toBeVisible();
    },
  },
  {
    name: 'consola-turnos-llenos',
    who: 'cocina',
    open: async (page, product) => {
      await serveTakeAway(page, { preparing: 24, ready: 18 });
      await open(page, product);
      await expect(page.getByText(/^y \d+ más$/)).toHaveCount(2);
    },
  },
  {
    name: 'consola-turnos-vacios',
    who: 'cocina',
    open: async (page, product) => {
      await serveTakeAway(page, { preparing: 0, ready: 0 });
      await open(page, product);
      await expect(page.getByText(pickupMessages.noneReady)).toBeVisible();
    },
  },
];

/** Short ids of preparing and ready orders. */
const PREPARING = ['e40b8', '5a3c9', '91dc4', 'c07f2', '8b1d6', 'f24a9', 'd18f2'];
const READY = ['2f6a0', 'a6e28', '60f2b', 'f0b96'];

/** The sede's take-away as it is at the fullest hour: so many that the kitchen makes, and so many to fetch. */
async function serveTakeAway(
  page: Page,
  { preparing, ready }: Record<'preparing' | 'ready', number>,
) {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await page.route('**/api/orders?**', async (route) => {
    const answer = await route.fetch();
    const body: { data: Order[]; revision: number } = await answer.json();
    const [like] = body.data;
    if (!like || body.data.length < 2) return route.fulfill({ response: answer, json: body });
    const takeAway = (short: string, minutes: number, over: Partial<Order>): Order => ({
      ...like,
      _id: like._id.slice(0, -5) + short,
      ...{ tipo: 'para_llevar', mesa: null, cuentaId: null, cocina: {}, inicioCocina: null },
      ...{ estado: 'enviado', fechaPreparado: null, fechaEntregado: null, fechaFacturado: null },
      ...{ fechaCancelado: null, fechaBaja: null, fechaPago: null, revision: body.revision },
      ...{ horaCreacion: ago(minutes), ...over },
    });
    const [dish] = like.productos;
    const two = dish ? [1, 2].map((linea) => ({ ...dish, linea })) : [];
    const short = (known: readonly string[], at: number) =>
      known[at] ?? (0xb30a1 + at * 0x1a7d).toString(16);
    const made = Array.from({ length: preparing }, (_, at) =>
      takeAway(short(PREPARING, at), 18 - at * 0.7, {
        productos: two,
        ...(at === 0 && { cocina: { listo: { 1: ago(1) } } }),
      }),
    );
    const done = Array.from({ length: ready }, (_, at) =>
      takeAway(short(READY, at).replace('b', 'c'), 20 + at, {
        estado: 'preparado',
        fechaPreparado: ago(at === 0 ? 0 : at * 1.3),
      }),
    );
    const gone = Array.from({ length: 6 }, (_, at) =>
      takeAway(short([], 40 + at), 60 + at, {
        ...{ estado: 'facturado', fechaPreparado: ago(41), fechaEntregado: ago(38) },
        fechaFacturado: ago(35),
      }),
    );
    await route.fulfill({ response: answer, json: { ...body, data: [...done, ...made, ...gone] } });
  });
}
