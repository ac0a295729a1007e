import { tillMessages } from '@comanda/contract/till/till.messages';
import type { Page } from '@playwright/test';
import { asOwner, DEMO } from '../api.ts';
import type { Product } from '../product-process.ts';
import { section } from './console-section.ts';
import { answering, close, expect, type Screen, walk } from './screen.ts';

const who = 'caja';

/** The shift of the till, from its base to what it lacked. */
export const TILL_SCREENS: Screen[] = [
  {
    name: 'consola-turno-abrir',
    who,
    open: answering(
      '**/api/till?**',
      () => [],
      async (page, product) => {
        await section(page, product);
        await tap(page, 'Abrir turno');
        await tap(page, 'Contar billetes y monedas');
        await expect(page.getByRole('spinbutton').first()).toBeVisible();
      },
    ),
  },
  ...walk(who, {
    'consola-turno': atShift,
    'consola-turno-movimiento': async (page) => {
      await tap(page, 'Movimiento');
      await tap(page, 'Anotar que sale');
      await expect(page.getByText(tillMessages.motivo)).toBeVisible();
    },
    'consola-turno-como-va': async (page) => {
      await close(page);
      await tap(page, 'Ver cómo va');
      await expect(page.getByText('Base contada al abrir')).toBeVisible();
    },
    'consola-turno-cerrado': async (page) => {
      await close(page);
      await tap(page, /^Último cierre/);
      await expect(page.getByText('En efectivo faltan')).toBeVisible();
    },
    'consola-turno-contar': async (page) => {
      await close(page);
      await tap(page, /^(Cerrar turno|Seguir contando)$/);
      await page.getByRole('spinbutton').first().fill('4');
      await page.getByLabel(/^Datáfono/).fill('642,8');
      await tap(page, 'Guardar conteo y cerrar');
      await expect(page.getByText(tillMessages.valor)).toBeVisible();
    },
  }),
];

const served = new Set<string>();

/** Yesterday's cashier lacked some cash; today's has sold and bought ice. */
async function atShift(page: Page, product: Product): Promise<void> {
  await section(page, product);
  if (!served.has(product.url)) {
    served.add(product.url);
    await serveTill(page, product.url);
    await section(page, product);
  }
  await expect(page.getByRole('button', { name: 'Movimiento' })).toBeVisible();
}

async function serveTill(page: Page, url: string): Promise<void> {
  const token = await page.evaluate<string>('localStorage.getItem("token")');
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api/till/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ dbName: DEMO.dbName, ...body }),
    });
    const { data } = (await answer.json()) as { data: { _id: string } };
    return data._id;
  };
  const caja = 'Caja principal';
  const first = await post('open', { caja, base: 200_000 });
  await sell(url, ['efectivo', 'nequi', 'transferencia']);
  await post(`${first}/close`, {
    denominaciones: { '100000': 2 },
    otros: { nequi: 0, transferencia: 100_000 },
    nota: 'Di mal las vueltas en la mesa 9; lo avisé a Laura.',
  });
  const second = await post('open', { caja, base: 150_000 });
  await sell(url, ['datafono', 'efectivo', 'nequi']);
  for (const [tipo, clase, valor, motivo] of [
    ['ingreso', 'cambio', 50_000, 'Monedas del banco'],
    ['egreso', 'gasto', 38_000, 'Hielo y limones, tienda de doña Rosa'],
  ]) {
    await post(`${second}/move`, { tipo, clase, valor, motivo });
  }
}

/** A sale at the counter by each of these methods. */
async function sell(url: string, metodos: readonly string[]): Promise<void> {
  const send = await asOwner(url);
  for (const metodo of metodos) {
    const { data } = (await send('POST', '/api/orders/create', {
      dbName: DEMO.dbName,
      tipo: 'para_llevar',
      nombreCliente: 'Mostrador',
      telefono: '300 555 0100',
      metodoPago: 'efectivo',
      productos: [{ id_sigo: 'PF-0104', cantidad: 1 }],
    })) as { data: { _id: string; total: number } };
    const pagos = [{ metodo, valor: data.total }];
    const sale = { dbName: DEMO.dbName, pedidos: [data._id], pagos };
    await send('POST', '/api/accounts/direct', sale);
  }
}

async function tap(page: Page, name: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
}
