// @vitest-environment happy-dom
import { addDays, bogotaDay, bogotaTime, theHour } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import type { Report } from '@comanda/contract/reports/reports';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEmptyReport, aReport } from '../../features/reports/test-report.ts';
import { AddressRouter, useAddress } from '../../lib/address.tsx';
import { now, setClockAhead } from '../../lib/clock.ts';
import { stored } from '../../lib/stored.ts';

import { Reports } from './reports.tsx';
import { SedeSwitch } from './sede-switch.tsx';

const { download, sedesHeard } = vi.hoisted(() => ({
  download: vi.fn(),
  sedesHeard: new Map<string, { updated_order: () => void }>(),
}));
vi.mock('../../lib/api/download.ts', () => ({ download }));
vi.mock('../../lib/live/socket.ts', () => ({
  connect: ({ dbName }: { dbName: string }, listener: { updated_order: () => void }) => {
    sedesHeard.set(dbName, listener);
    return () => sedesHeard.delete(dbName);
  },
}));

const place = { direccion: '', telefono: '', horario: '', logo: '', imagen: '' };
const CENTRO = { _id: 'l1', dbName: 'centro', nombre: 'Centro', ...place };
const CHAPINERO = { _id: 'l2', dbName: 'chapinero', nombre: 'Chapinero', ...place };
const TODAY = bogotaDay(new Date());
const WEEK = { desde: addDays(TODAY, -6), hasta: TODAY };

type Days = { desde: string; hasta: string };
let reportOf: (days: Days, sedes: string[]) => Report | Response;
const asked: string[] = [];

beforeEach(() => {
  reportOf = (days, sedes) => aReport({ ...days, sedes });
  vi.stubGlobal('print', vi.fn());
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://comanda.example');
    if (pathname.endsWith('.csv')) return new Response('a;b', { status: 200 });
    if (pathname.startsWith('/api/locations')) return Response.json({ data: [CENTRO, CHAPINERO] });
    if (!pathname.startsWith('/api/reports')) return Response.json([]);
    asked.push(pathname + url.slice(url.indexOf('?')));
    const days = Object.fromEntries(searchParams) as Days;
    const isOne = pathname.endsWith('/summary');
    const answer = reportOf(days, isOne ? ['Centro'] : ['Centro', 'Chapinero']);
    return answer instanceof Response ? answer : Response.json({ data: answer });
  });
  stored.token.set('t1');
  stored.authUser.set({
    id: 'u1',
    email: 'marta@demo.co',
    estadoMembresia: 'activa',
    fechaInicio: null,
    fechaFin: null,
    planNombre: null,
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
  asked.length = 0;
});

function Address() {
  return <output>{useAddress().search}</output>;
}

function open(search = '') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  window.history.replaceState(null, '', `/restaurant/reports${search}`);
  render(
    <QueryClientProvider client={client}>
      <AddressRouter>
        <SedeSwitch sede={CENTRO} sedes={[CENTRO, CHAPINERO]} closed={[]} />
        <Reports />
        <Address />
      </AddressRouter>
    </QueryClientProvider>,
  );
}

const address = () => document.querySelector('output')?.textContent;
const card = (name: string) => screen.findByRole('region', { name });
const figure = async (title: string) =>
  (await screen.findByText(title, { selector: 'dt' })).parentElement?.textContent;

it('starts with the last seven days of all sedes, as a sentence and as figures', async () => {
  open();
  const report = aReport(WEEK);
  expect(await figure('Ventas')).toContain(formatMoney(report.actual.ventas));
  expect(screen.getByText(/^La semana va 11,1\s% arriba de la semana anterior\./)).toBeTruthy();
  for (const title of ['Por sede', 'Tiempos']) {
    const card = within(screen.getByRole('region', { name: title }));
    expect(card.getByText('Comparado con la semana anterior.')).toBeTruthy();
  }
  expect(asked).toEqual([`/api/reports/restaurant?desde=${WEEK.desde}&hasta=${WEEK.hasta}`]);
  const sedes = within(await card('Por sede')).getAllByRole('listitem');
  expect(sedes.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Centro'),
    expect.stringContaining('Chapinero'),
  ]);
});

it('says until when it counts by the server’s clock, not by that of the device', async () => {
  setClockAhead(3 * 60 * 60_000);
  const day = { pedidos: 1, ventas: 10_000 };
  const earlier = { semanaPasada: day, semanaPasadaCompleta: day };
  const hoy = { ...day, corte: now().toISOString(), ...earlier };
  reportOf = (days, sedes) => aReport({ ...days, sedes }, { hoy });
  const before = theHour(bogotaTime(now()));
  open();
  const said = await screen.findByText(/hasta las? \d/);
  const hours = [before, theHour(bogotaTime(now()))];
  expect(hours.some((hour) => said.textContent?.endsWith(`hasta ${hour}`))).toBe(true);
  setClockAhead(0);
});

it('says of a table that is cut that it scrolls', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  open();
  const hours = within(await card('Pedidos por hora'));
  expect(hours.getByText('Desliza hacia los lados para ver todo.')).toBeTruthy();
  vi.restoreAllMocks();
});

it('has a table behind the chart, which can be shown', async () => {
  open();
  const sales = await card('Ventas por día');
  expect(within(sales).getAllByRole('row')).toHaveLength(8);
  expect(within(sales).getByRole('columnheader', { name: 'Chapinero' })).toBeTruthy();
  await userEvent.click(within(sales).getByRole('button', { name: 'Ver tabla: Ventas por día' }));
  expect(within(sales).queryByRole('list')).toBeNull();
  expect(within(sales).getAllByRole('row')).toHaveLength(8);
});

/** The amounts of a receipt, in their order. */
function amountsOf(receipt: HTMLElement): number[] {
  const found = receipt.textContent?.matchAll(/(-?)\$([\d.]+)/g) ?? [];
  return [...found].map(([, sign, digits]) => Number(`${sign}${digits?.replaceAll('.', '')}`));
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

it('adds up the products to all sales, with the rest, the additions and less the discounts', async () => {
  open();
  const slip = await card('Lo que más se vendió');
  const amounts = amountsOf(slip);
  const total = amounts.pop();
  expect(amounts).toContain(-aReport(WEEK).actual.descuentos);
  expect(sum(amounts)).toBe(total);
  expect(total).toBe(aReport(WEEK).actual.ventas);
  expect(slip.textContent).toContain('suman las ventas más los descuentos');
});

it('adds up the money by method to what stayed, tips apart and less what was given back', async () => {
  open();
  const receipt = await card('Por método de pago');
  const { porMetodoPago, actual } = aReport(WEEK);
  const lines = within(receipt).getAllByRole('listitem');
  expect(lines).toHaveLength(porMetodoPago?.length ?? 0);
  expect(lines[0]?.textContent).toMatch(/^Efectivo.* pagos · propina \$.* · devuelto \$38\.000/);
  const amounts = porMetodoPago?.map(({ valor }) => valor) ?? [];
  const [total, back, tips] = amountsOf(receipt).toReversed();
  expect([back, tips]).toEqual([-actual.devoluciones, actual.propinas]);
  expect(total).toBe(sum(amounts) + actual.propinas - actual.devoluciones);
  expect(receipt.textContent).toContain('Quedó');
});

it('tells a cashier who counts blind why the money by method is not there', async () => {
  reportOf = (days, sedes) => aReport({ ...days, sedes }, { porMetodoPago: null });
  open();
  const receipt = await card('Por método de pago');
  expect(receipt.textContent).toContain('Lo ves cuando cierres tu turno');
  expect(amountsOf(receipt)).toEqual([]);
});

it('changes the period, fetches its days, and keeps it in the address', async () => {
  open();
  await figure('Ventas');
  await userEvent.click(screen.getByRole('button', { name: 'Ayer' }));
  const yesterday = addDays(TODAY, -1);
  await vi.waitFor(() => expect(asked.at(-1)).toContain(`desde=${yesterday}&hasta=${yesterday}`));
  await vi.waitFor(() => expect(address()).toBe('?periodo=ayer'));
  await card('Ventas por hora');
});

it('shows a single day when its bar is pressed', async () => {
  open();
  const sales = await card('Ventas por día');
  const [first] = within(sales).getAllByRole('button', { name: /^Ver (lunes|martes|mié|j|v|s|d)/ });
  await userEvent.click(first as HTMLElement);
  await card('Ventas por hora');
  await vi.waitFor(() => expect(address()).toBe(`?desde=${WEEK.desde}&hasta=${WEEK.desde}`));
});

it('shows the sede of the address, chosen with the switch of all screens', async () => {
  open('?sede=chapinero&periodo=hoy');
  await figure('Ventas');
  expect(asked[0]).toBe(`/api/reports/summary?dbName=chapinero&desde=${TODAY}&hasta=${TODAY}`);
  await userEvent.selectOptions(screen.getByLabelText('Sede'), 'Todas las sedes');
  await vi.waitFor(() => expect(asked.at(-1)).toContain('/api/reports/restaurant'));
  expect(address()).toBe('?periodo=hoy');
  await userEvent.selectOptions(screen.getByLabelText('Sede'), 'Centro');
  await vi.waitFor(() => expect(asked.at(-1)).toContain('dbName=centro'));
  expect(stored.location.get()?.dbName).toBe('centro');
});

it('keeps a period that was written to the address before the switch was drawn again', async () => {
  open();
  await figure('Ventas');
  window.history.replaceState(null, '', '/restaurant/reports?periodo=treinta');
  await userEvent.selectOptions(screen.getByLabelText('Sede'), 'Centro');
  await vi.waitFor(() => expect(address()).toBe('?periodo=treinta&sede=centro'));
});

it('ignores a sede in the address that belongs to somebody else', async () => {
  open('?sede=ajena');
  await figure('Ventas');
  expect(asked[0]).toContain('/api/reports/restaurant');
});

it('fetches again when an order of any sede changes', async () => {
  open();
  await figure('Ventas');
  expect([...sedesHeard.keys()]).toEqual(['centro', 'chapinero']);
  const before = asked.length;
  const hoy = {
    pedidos: 5,
    ventas: 777_000,
    semanaPasada: { pedidos: 4, ventas: 700_000 },
    semanaPasadaCompleta: { pedidos: 9, ventas: 900_000 },
    corte: new Date().toISOString(),
  };
  reportOf = (days) => aReport(days, { hoy });
  for (const listener of sedesHeard.values()) listener.updated_order();
  const band = await screen.findByRole('region', { name: 'Hoy' });
  expect(band.textContent).toContain('$777.000');
  expect(band.textContent).toMatch(
    /11\u00a0% más que el \S+ pasado a la misma hora \(\$700\.000\)/,
  );
  // Several events cause one request.
  expect(asked).toHaveLength(before + 1);
});

it('saves the sheet that the server makes', async () => {
  open('?sede=centro&periodo=hoy');
  await figure('Ventas');
  await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  await vi.waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(download.mock.calls[0]?.[1]).toBe(`reporte-centro-${TODAY}.csv`);
});

it("prints the day's close with one press: payments, losses with reason, who and when", async () => {
  open('?sede=centro');
  await figure('Ventas');
  await userEvent.click(screen.getByRole('button', { name: 'Cierre de hoy' }));
  await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  expect(asked.at(-1)).toContain(`desde=${TODAY}&hasta=${TODAY}`);
  const paper = document.querySelector('.close-root');
  const report = aReport({ desde: TODAY, hasta: TODAY, sedes: ['Centro'] });
  expect(paper?.textContent).toContain('Efectivo');
  expect(paper?.textContent).toContain(formatMoney(report.actual.ventas));
  expect(paper?.textContent).toContain('El cliente no apareció');
  expect(paper?.textContent).toContain('Impreso por marta@demo.co');
  expect(document.documentElement.classList.contains('is-printing-close')).toBe(true);
  await userEvent.click(document.body);
  expect(document.documentElement.classList.contains('is-printing-close')).toBe(false);
});

it('offers another period for days without sales', async () => {
  reportOf = (days) => anEmptyReport(days);
  open('?periodo=hoy');
  await screen.findByText('Sin ventas en estos días');
  expect(screen.getByText('Todavía no hay ventas hoy.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ver los últimos 30 días' }));
  const share = await screen.findByRole('link', { name: 'Compartir tu link' });
  expect(share.getAttribute('href')).toBe('/restaurant');
});

it('offers a retry if the server does not answer', async () => {
  reportOf = () => Response.json({ error: 'Se cayó', code: 'error_interno' }, { status: 500 });
  open();
  await screen.findByText('Error al cargar los reportes');
  reportOf = (days) => aReport(days);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await card('Ventas por día');
});
