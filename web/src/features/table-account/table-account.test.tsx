// @vitest-environment happy-dom
import type { Visit } from '@comanda/contract/accounts/accounts';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { visitMessages } from '@comanda/contract/accounts/visit.messages';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { TableAccount } from './table-account.tsx';
import { useVisit } from './use-visit.ts';

const sent: { url: string; body: unknown }[] = [];
let visit: Visit | null;
let isClosed = false;
let isBroken = false;
let refusal: object | null = null;
let mesas = 0;

const aVisit = (over: Partial<Visit> = {}): Visit => ({
  cuenta: 'c1',
  visita: 'v1',
  mesas: ['7'],
  pideCuenta: false,
  propina: null,
  rondas: [
    {
      numero: 1,
      hora: '2026-11-18T17:14:00.000Z',
      estado: 'entregado',
      lineas: [{ cantidad: 2, nombre: 'Limonada de coco', detalles: [], subtotal: 23_800 }],
    },
    {
      numero: 2,
      hora: '2026-11-18T17:31:00.000Z',
      estado: 'preparado',
      lineas: [
        {
          cantidad: 1,
          nombre: 'Ajiaco',
          detalles: ['Aguacate', 'Sin alcaparras'],
          subtotal: 34_900,
        },
      ],
    },
  ],
  totales: {
    consumo: 58_700,
    descuentos: 0,
    total: 58_700,
    impuestos: [],
    propina: 0,
    pagado: 0,
    saldo: 58_700,
  },
  ...over,
});

beforeEach(() => {
  mesas += 1;
  sent.length = 0;
  isClosed = false;
  isBroken = false;
  refusal = null;
  visit = aVisit();
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (isBroken) throw new TypeError('offline');
    if (method === 'POST') {
      const asked = JSON.parse(String(body));
      sent.push({ url: String(url), body: asked });
      if (refusal) return Response.json(refusal, { status: 422 });
      const propina = visit?.propina && { ...visit.propina, respuesta: asked.propina ?? null };
      visit = aVisit({ pideCuenta: true, propina: propina ?? null });
      return Response.json({ message: '', data: visit });
    }
    sent.push({ url: String(url), body: null });
    if (isClosed && String(url).includes('visita=')) {
      return Response.json({ error: 'Cerrada', code: 'visita_desconocida' }, { status: 404 });
    }
    return Response.json({ data: visit });
  });
  stored.location.set(aLocation());
  stored.table.set({ dbName: 'centro', mesa: String(mesas), firma: 'f', at: Date.now() });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearStorage();
});

function Page() {
  const { visit, reload } = useVisit();
  return visit && <TableAccount visit={visit} reload={reload} />;
}

const open = () =>
  render(
    <TestRouter at="/user/orders">
      <Page />
    </TestRouter>,
  );

test('the guests of a table see every round, what it is worth and how far the kitchen is', async () => {
  open();
  const second = await screen.findByRole('region', { name: 'Ronda 2' });
  expect(within(second).getByText('Preparada, ya sale')).toBeTruthy();
  expect(within(second).getByText('Aguacate · Sin alcaparras')).toBeTruthy();
  expect(screen.getByText('2 rondas')).toBeTruthy();
  expect(screen.getByText(/58\.700/)).toBeTruthy();
});

test('one tap asks for the bill, and the page says that somebody comes', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: visitMessages.ask }));
  await screen.findByText(visitMessages.asked);
  const asked = sent.find(({ url }) => url.includes('/bill'));
  expect(asked?.body).toEqual({ dbName: 'centro', cuenta: 'c1', visita: 'v1' });
  expect(screen.queryByRole('button', { name: visitMessages.ask })).toBeNull();
  expect(screen.getByRole('link', { name: visitMessages.more })).toBeTruthy();
});

test('a bill that could not be asked for can be asked for again, and the page says how else', async () => {
  open();
  const ask = await screen.findByRole('button', { name: visitMessages.ask });
  isBroken = true;
  await userEvent.click(ask);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(visitMessages.askFailed);
  expect(alert.textContent).toContain(visitMessages.askAgain);
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: visitMessages.ask }));
  await screen.findByText(visitMessages.asked);
  expect(screen.queryByRole('alert')).toBeNull();
});

const propina = {
  sugerido: 5_800,
  porcentaje: 10,
  destino: 'el personal de servicio',
  aviso: 'La propina es voluntaria.',
  respuesta: null,
};
const askWithTip = async () => {
  visit = aVisit({ propina });
  open();
  await userEvent.click(await screen.findByRole('button', { name: visitMessages.ask }));
  return screen.findByRole('dialog', { name: tipMessages.title });
};
const billsAsked = () => sent.filter(({ url }) => url.includes('/bill')).map(({ body }) => body);

test('where a tip is suggested, the bill is asked for with an answer about it', async () => {
  const dialog = await askWithTip();
  expect(within(dialog).getByText(tipMessages.forWhom('el personal de servicio'))).toBeTruthy();
  expect(within(dialog).getByText(propina.aviso)).toBeTruthy();
  const rows = within(dialog).getAllByRole('button', { pressed: false });
  expect(rows).toHaveLength(3);
  // Nothing is sent without an answer.
  expect(within(dialog).queryByRole('button', { name: visitMessages.ask })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: tipMessages.missing }));
  expect(document.activeElement).toBe(rows[0]);
  expect(billsAsked()).toEqual([]);

  await userEvent.click(within(dialog).getByRole('button', { name: /^Sí, incluir \$5\.800/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: visitMessages.ask }));
  await screen.findByText(visitMessages.asked);
  expect(billsAsked()).toMatchObject([{ propina: { respuesta: 'si', valor: 5_800 } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an answer about the tip is shown, with what it makes of the account, and can be changed', async () => {
  visit = aVisit({
    pideCuenta: true,
    propina: { ...propina, respuesta: { respuesta: 'si', valor: 5_800 } },
  });
  open();
  expect(await screen.findByText('Propina: sí, $5.800')).toBeTruthy();
  expect(screen.getByText(tipMessages.withTip(64_500))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: tipMessages.change }));
  const dialog = await screen.findByRole('dialog', { name: tipMessages.title });
  await userEvent.click(within(dialog).getByRole('button', { name: tipMessages.none }));
  await userEvent.click(within(dialog).getByRole('button', { name: tipMessages.keep }));
  expect(await screen.findByText('Sin propina')).toBeTruthy();
  expect(billsAsked()).toMatchObject([{ propina: { respuesta: 'no', valor: 0 } }]);
});

test('an answer that covers the newest round is not asked for again', async () => {
  visit = aVisit({ propina: { ...propina, respuesta: { respuesta: 'no', valor: 0 } } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: visitMessages.ask }));
  await screen.findByText(visitMessages.asked);
  expect(billsAsked()).toEqual([{ dbName: 'centro', cuenta: 'c1', visita: 'v1' }]);
});

test('a suggestion that changed meanwhile is told where the guests answer, and they answer again', async () => {
  const dialog = await askWithTip();
  const message = tipMessages.changed;
  refusal = {
    error: message,
    code: 'regla_incumplida',
    details: [{ path: 'propina.valor', message }],
  };
  visit = aVisit({ propina: { ...propina, sugerido: 9_000 } });
  await userEvent.click(within(dialog).getByRole('button', { name: /^Sí/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: visitMessages.ask }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(message);
  const again = await within(dialog).findByRole('button', { name: /9\.000/ });
  expect(again.getAttribute('aria-pressed')).toBe('false');
});

test('taxes stand inside the total, each rate for itself', async () => {
  const impuestos = [
    { codigo: 'inc8', base: 40_000, valor: 3_200 },
    { codigo: 'iva19', base: 13_025, valor: 2_475 },
  ];
  visit = aVisit({ totales: { ...aVisit().totales, impuestos } });
  open();
  const inc = await screen.findByText('Impoconsumo 8 % incluido');
  expect(inc.parentElement?.textContent).toMatch(/3\.200/);
  const iva = screen.getByText('IVA 19 % incluido');
  expect(iva.parentElement?.textContent).toMatch(/2\.475/);
});

test('what was paid stands above what is left', async () => {
  const totales = { ...aVisit().totales, pagado: 23_800, saldo: 34_900 };
  visit = aVisit({ totales });
  open();
  const paid = await screen.findByText(visitMessages.paid);
  expect(paid.parentElement?.textContent).toMatch(/−.*23\.800/);
  const left = screen.getByText(visitMessages.left);
  expect(left.parentElement?.textContent).toMatch(/34\.900/);
});

test('the dishes of a cancelled round are struck through', async () => {
  const [first, second] = aVisit().rondas as [Visit['rondas'][0], Visit['rondas'][0]];
  visit = aVisit({ rondas: [{ ...first, estado: 'cancelado' }, second] });
  open();
  expect((await screen.findByText('Limonada de coco')).tagName).toBe('DEL');
  expect(screen.getByText('Ajiaco').tagName).toBe('SPAN');
});

test('guests read how they pay, and that the tip is voluntary', async () => {
  open();
  await screen.findByText('Paga en caja o con el mesero.');
  expect(screen.getByText(/^La propina es voluntaria/)).toBeTruthy();
});

test('the account is read again when the page is seen again', async () => {
  open();
  await screen.findByRole('region', { name: 'Ronda 1' });
  const before = sent.length;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(sent.length).toBe(before + 1));
});

test('nothing is shown where the table has no account', async () => {
  visit = null;
  const { container } = open();
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(container.textContent).toBe('');
});

test('an account that was closed is looked for again by the code of the table', async () => {
  isClosed = true;
  stored.table.set({ ...aTable(), cuenta: `cerrada-${mesas}`, visita: 'vieja' });
  open();
  await screen.findByRole('region', { name: 'Ronda 1' });
  expect(sent.some(({ url }) => url.includes('firma=f'))).toBe(true);
});

const aTable = () => ({ dbName: 'centro', mesa: String(mesas), firma: 'f', at: Date.now() });
