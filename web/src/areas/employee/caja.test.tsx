// @vitest-environment happy-dom

import type { Account } from '@comanda/contract/accounts/accounts';
import { BILL_WORDS } from '@comanda/contract/accounts/accounts.words';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { bogotaDay } from '@comanda/contract/days';
import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import {
  aLocation,
  anAccount,
  anEmployeeUser,
  anOrder,
} from '@comanda/contract/testing/test-factories';
import type { ShiftRow, TillDay } from '@comanda/contract/till/till';
import { TILL_DAY_WORDS } from '@comanda/contract/till/till-day.words';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { EMPTY_OUTBOX } from '../../features/offline/outbox.ts';
import { changeOutbox } from '../../features/offline/outbox-store.ts';
import { UNDO_MS } from '../../features/order-moves/order-moves.ts';
import { pass, tapTwice } from '../../features/slip-list/test-tap.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { CALM_MS } from '../../lib/touch.ts';
import { Caja } from './caja.tsx';

const { toast } = vi.hoisted(() => ({
  toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() },
}));
vi.mock('../../lib/toast.ts', () => ({ toast }));

const HOY = '2025-11-14T18:02:00.000Z';
const at = (over: Partial<Order>) =>
  anOrder({
    horaCreacion: HOY,
    fechaEntregado: HOY,
    ...(over.estado === 'facturado' && { fechaFacturado: HOY }),
    ...(over.estado === 'dado_de_baja' && { fechaBaja: HOY }),
    ...over,
  });
const DELIVERED = at({ _id: 'pedido-aaaaa', estado: 'entregado', total: 40_000 });

let orders: Order[] = [];
let accounts: Account[] = [];
let taken: TillDay;
let shifts: ShiftRow[] = [];
/** The refusal of a move; null: it is done. */
let refusal: { code: string; error: string } | null = null;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2025-11-14T18:30:00.000Z'), shouldAdvanceTime: true });
  vi.stubGlobal('fetch', fetchMock);
  await changeOutbox(() => EMPTY_OUTBOX);
  stored.user.set(anEmployeeUser({ permisos: ['caja'] }));
  stored.location.set(aLocation());
  accounts = [];
  shifts = [];
  refusal = null;
  taken = {
    cuentas: 2,
    pedidos: 2,
    porMetodo: [
      { metodo: 'tarjeta', pagos: 1, valor: 25_000, propina: 2_000, devuelto: 0, neto: 27_000 },
      { metodo: 'efectivo', pagos: 1, valor: 10_000, propina: 0, devuelto: 3_000, neto: 7_000 },
    ],
    sinTurno: [],
  };
  fetchMock.mockImplementation(async (url, init) => {
    if (String(url).includes('/ajustes')) {
      const cuentas = { activas: accounts.length > 0 };
      return Response.json({ version: 1, ajustes: { pedidos: { quien: 'todos' }, cuentas } });
    }
    if (String(url).startsWith('/api/till/day')) return Response.json({ data: taken });
    if (String(url).startsWith('/api/till')) {
      return Response.json({ data: shifts, nextCursor: null });
    }
    if (String(url).startsWith('/api/accounts')) {
      return Response.json({ data: accounts, revision: 1 });
    }
    if (init?.method !== 'PATCH') {
      const revision = String(url).includes('sinceRevision') ? 0 : 1;
      const { estado, desde, hasta } = Object.fromEntries(
        new URL(String(url), 'http://x').searchParams,
      );
      const data = orders.filter((one) => {
        const day = bogotaDay(one.horaCreacion);
        const isOfDays = (!desde || desde <= day) && (!hasta || day <= hasta);
        return isOfDays && (!estado || estado.split(',').includes(one.estado));
      });
      return Response.json({ data, nextCursor: null, revision });
    }
    if (refusal) return Response.json(refusal, { status: 409 });
    const { updates } = JSON.parse(String(init.body));
    return Response.json({ data: { ...DELIVERED, ...updates, revision: 2 } });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const open = async (known: Order[], shown = 'Total del día') => {
  orders = known;
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TestRouter>
        <Caja dbName="centro" unseen={new Set()} onSeen={() => undefined} />
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(shown);
};
const sent = () =>
  fetchMock.mock.calls
    .filter(([, init]) => init?.method === 'PATCH')
    .map(([, init]) => JSON.parse(String(init?.body)).updates);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tab = (name: RegExp) => screen.getByRole('tab', { name });

test('the tables that ask for their bill stand over the list with what they owe, the first first', async () => {
  const owing = (saldo: number, pagado = 0) => {
    const total = saldo + pagado;
    const totales = {
      consumo: total,
      descuentos: 0,
      total,
      impuestos: [],
      propina: 0,
      pagado,
      saldo,
    };
    return { pedidos: ['otro'], totales };
  };
  accounts = [
    anAccount({
      _id: 'a',
      mesas: ['7'],
      cuentaPedida: '2025-11-14T18:25:00.000Z',
      ...owing(86_000, 12_000),
    }),
    anAccount({ _id: 'b', mesas: ['10', '11'], cuentaPedida: HOY, ...owing(30_000) }),
    anAccount({ _id: 'c', mesas: ['3'], cuentaPedida: null, ...owing(9_000) }),
    anAccount({ _id: 'd', mesas: ['4'], cuentaPedida: HOY, ...owing(9_000) }),
  ];
  const more = at({ _id: 'mas', cuentaId: 'd', horaCreacion: '2025-11-14T18:20:00.000Z' });
  await open([more]);
  fireEvent.click(await screen.findByRole('button', { name: tillViewMessages.byOrder }));
  const list = await screen.findByRole('region', { name: BILL_WORDS.title });
  const words = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(words).toEqual([
    expect.stringMatching(/^Mesa 10 \+ 11 pide la cuenta.*30\.000$/),
    expect.stringMatching(/^Mesa 7 pide la cuenta.*86\.000$/),
  ]);
});

test('settings that cannot be read leave the till in view, and are not asked for without end', async () => {
  const answer = fetchMock.getMockImplementation() as typeof fetch;
  let asked = 0;
  fetchMock.mockImplementation(async (url, init) => {
    if (!String(url).includes('/ajustes')) return answer(url, init);
    asked++;
    return Response.json(
      { error: 'No se pudo leer.', code: 'solicitud_invalida' },
      { status: 400 },
    );
  });
  await open([DELIVERED]);
  await pass(2_000);
  expect(screen.getByText('Total del día')).toBeTruthy();
  expect(asked).toBeLessThan(8);
});

describe('caja', () => {
  it('writes nothing off without a reason', async () => {
    await open([DELIVERED]);
    press('Dar de baja');
    const reason = screen.getByPlaceholderText(ordersMessages.motivoPlaceholder);
    fireEvent.change(reason, { target: { value: '   ' } });
    press('Dar de baja');
    expect(screen.getByText(ordersMessages.motivoRequired)).toBeTruthy();
    expect(document.activeElement).toBe(reason);
    expect(sent()).toEqual([]);
  });

  it('shows the whole form, also where its card ends below the screen', async () => {
    await open([DELIVERED]);
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    press('Dar de baja');
    expect(shown.mock.contexts.map((one) => (one as Element).tagName)).toEqual(['FORM']);
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
  });

  it('writes an order off with its reason', async () => {
    await open([DELIVERED]);
    press('Dar de baja');
    fireEvent.change(screen.getByPlaceholderText(ordersMessages.motivoPlaceholder), {
      target: { value: ' Se cayó el plato ' },
    });
    press('Dar de baja');
    expect(tab(/Dado de baja/).textContent).toBe('Dado de baja1');
    await pass(UNDO_MS);
    expect(toast.success).toHaveBeenCalledWith(ordersMessages.writtenOff, expect.anything());
    expect(sent()).toEqual([{ estado: 'dado_de_baja', motivoBaja: 'Se cayó el plato' }]);
  });

  it('takes a write-off back for a few seconds; the form is closed and the reason still there', async () => {
    await open([DELIVERED]);
    press('Dar de baja');
    const reason = screen.getByPlaceholderText(ordersMessages.motivoPlaceholder);
    fireEvent.change(reason, { target: { value: 'Se cayó el plato' } });
    press('Dar de baja');
    press(`Deshacer AAAAA ${ordersMessages.writtenOff}`);
    expect(tab(/Entregado/).textContent).toBe('Entregado1');
    expect(screen.queryByDisplayValue('Se cayó el plato')).toBeNull();
    expect(screen.getByRole('button', { name: 'Marcar facturado' })).toBeTruthy();
    press('Dar de baja');
    expect(screen.getByDisplayValue('Se cayó el plato')).toBeTruthy();
    await pass(UNDO_MS * 2);
    expect(sent()).toEqual([]);
  });

  it('keeps the reason if the write-off is refused, and tells why', async () => {
    await open([DELIVERED]);
    press('Dar de baja');
    const reason = screen.getByPlaceholderText(ordersMessages.motivoPlaceholder);
    fireEvent.change(reason, { target: { value: 'Se cayó el plato' } });
    fetchMock.mockImplementation(async () =>
      Response.json({ error: 'No tienes permiso.', code: 'permiso_denegado' }, { status: 403 }),
    );
    press('Dar de baja');
    await pass(UNDO_MS);
    expect(toast.error).toHaveBeenCalledWith(ordersMessages.writeOffFailed, {
      description: 'No tienes permiso.',
    });
    expect(screen.getByDisplayValue('Se cayó el plato')).toBeTruthy();
  });

  it('queues a write-off while the server fails, and tells that it waits', async () => {
    await open([DELIVERED]);
    press('Dar de baja');
    const reason = screen.getByPlaceholderText(ordersMessages.motivoPlaceholder);
    fireEvent.change(reason, { target: { value: 'Se cayó el plato' } });
    fetchMock.mockImplementation(async () =>
      Response.json({ error: 'No hay servicio.', code: 'servicio_no_disponible' }, { status: 503 }),
    );
    press('Dar de baja');
    await pass(UNDO_MS);
    await waitFor(() =>
      expect(toast.info).toHaveBeenCalledWith(offlineMessages.moveWaits, expect.anything()),
    );
    expect(screen.queryByText('Dar de baja')).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: /^Dado de baja/ }));
    expect(await screen.findByText(offlineMessages.unsent)).toBeTruthy();
  });

  it('prints a ticket by the id of its order', async () => {
    await open([DELIVERED]);
    const answers: Record<string, object> = {
      '/api/printers': [{ target: 'caja', columns: 48, conectado: true }],
      '/api/printers/print': { id: 'j1' },
      '/api/printers/jobs': [{ id: 'j1', estado: 'impreso' }],
    };
    fetchMock.mockImplementation(async (url) => {
      const { pathname } = new URL(String(url), 'http://x');
      return Response.json({ data: answers[pathname] ?? orders, nextCursor: null, revision: 1 });
    });
    press('Imprimir AAAAA');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    const asked = fetchMock.mock.calls.find(([url]) => String(url).endsWith('/printers/print'));
    expect(JSON.parse(String(asked?.[1]?.body))).toMatchObject({
      storeId: aLocation()._id,
      target: 'caja',
      orderId: DELIVERED._id,
    });
  });

  it('invoices with one tap that can be undone for a few seconds', async () => {
    await open([DELIVERED]);
    press('Marcar facturado');
    expect(tab(/Facturado/).textContent).toBe('Facturado1');
    press(`Deshacer AAAAA ${ordersMessages.invoiced}`);
    expect(tab(/Entregado/).textContent).toBe('Entregado1');
    await act(() => vi.advanceTimersByTimeAsync(UNDO_MS * 2));
    expect(sent()).toEqual([]);

    press('Marcar facturado');
    await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
    expect(sent()).toEqual([{ estado: 'facturado' }]);
    expect(toast.success).toHaveBeenCalledWith(ordersMessages.invoiced, expect.anything());
  });

  it('invoices one order, even if a second tap follows in the same place', async () => {
    await open([DELIVERED, at({ _id: 'pedido-bbbbb', estado: 'entregado' })]);
    await tapTwice('Marcar facturado');
    expect(tab(/Facturado/).textContent).toBe('Facturado1');
    expect(screen.getByText(/^AAAAA, .*:$/).parentElement?.textContent).toMatch(/: Facturado$/);
    await pass(CALM_MS);
    expect(screen.getAllByRole('button', { name: 'Marcar facturado' })).toHaveLength(1);
  });

  it('shows what came in by método de pago as the server counted it, tips and refunds apart', async () => {
    await open([
      DELIVERED,
      at({ _id: 'b', estado: 'facturado', metodoPago: 'efectivo', total: 10_000 }),
      at({ _id: 'd', estado: 'dado_de_baja', motivoBaja: 'Se cayó', total: 7000 }),
      at({ _id: 'e', estado: 'cancelado', total: 90_000 }),
    ]);
    const total = screen.getByText('Total del día').nextElementSibling;
    expect(total?.textContent).toBe('$34.000');
    expect(screen.getByText('Propinas').parentElement?.textContent).toBe('Propinas$2.000');
    expect(screen.getByText('Devoluciones').parentElement?.textContent).toBe('Devoluciones-$3.000');
    // Screens without room for the takings beside the list have the two totals above it.
    expect(screen.getByRole('region', { name: 'Totales del día' }).textContent).toBe(
      'Cobrado · 2 pedidos$34.000Por facturar · 1 pedido$40.000',
    );
    const owed = within(screen.getByRole('region', { name: 'Por facturar' }));
    expect(owed.getByText('$40.000')).toBeTruthy();
    const lost = within(screen.getByRole('region', { name: 'Dado de baja' }));
    expect(lost.getByText('$7.000')).toBeTruthy();
  });

  it('has the totals of the day over the list, by table as by order', async () => {
    accounts = [anAccount({ _id: 'a' })];
    await open([DELIVERED]);
    for (const view of [tillViewMessages.byTable, tillViewMessages.byOrder]) {
      press(view);
      const totals = within(await screen.findByRole('region', { name: 'Totales del día' }));
      expect(await totals.findByText(/34\.000/)).toBeTruthy();
      expect(totals.getByText(/40\.000/)).toBeTruthy();
    }
  });

  it('asks for the takings again when it sees that something was paid', async () => {
    await open([DELIVERED]);
    const asked = () =>
      fetchMock.mock.calls.filter(([url]) => String(url).startsWith('/api/till/day')).length;
    const before = asked();
    press('Marcar facturado');
    await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });

  it('shows no sum of the day to who counts blind, and says why', async () => {
    taken = { cuentas: 2, pedidos: 2, porMetodo: null, sinTurno: null };
    const sold = at({ _id: 'b', estado: 'facturado', metodoPago: 'efectivo', total: 12_345 });
    await open([DELIVERED, sold], TILL_DAY_WORDS.blind);
    expect(screen.queryByText('Total del día')).toBeNull();
    expect(screen.getByRole('region', { name: 'Totales del día' }).textContent).toBe(
      `Cobrado · 2 pedidos${TILL_DAY_WORDS.hidden}Por facturar · 1 pedido$40.000`,
    );
    expect(document.body.textContent).not.toContain('12.345');
  });

  it('counts what was lost, and what waits to be paid, on the day it happened', async () => {
    const AYER = '2025-11-13T23:00:00.000Z';
    await open([
      at({ _id: 'e', estado: 'dado_de_baja', total: 3000, horaCreacion: AYER }),
      at({ _id: 'f', estado: 'entregado', total: 90_000, horaCreacion: AYER }),
    ]);
    const lost = within(screen.getByRole('region', { name: 'Dado de baja' }));
    expect(lost.getByText('$3.000')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Por facturar' }).textContent).toContain('0 pedidos');
  });

  it('offers to open a shift where nobody charges without one', async () => {
    refusal = { code: 'sin_turno', error: 'Abre primero un turno de caja.' };
    await open([DELIVERED]);
    press('Marcar facturado');
    await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
    await waitFor(() => expect(toast.error).toHaveBeenCalled());
    const { description, action } = toast.error.mock.lastCall?.[1] ?? {};
    expect([description, action.label]).toEqual([refusal.error, 'Abrir turno']);
    act(() => action.onClick());
    expect(await screen.findByLabelText('Base en efectivo')).toBeTruthy();
  });

  it('keeps a half-written reason while another tab is open', async () => {
    await open([DELIVERED]);
    press('Dar de baja');
    fireEvent.change(screen.getByPlaceholderText(ordersMessages.motivoPlaceholder), {
      target: { value: 'Se cayó' },
    });
    fireEvent.click(tab(/Facturado/));
    expect(screen.queryByDisplayValue('Se cayó')).toBeNull();
    tab(/Entregado/).focus();
    fireEvent.click(tab(/Entregado/));
    expect(screen.getByDisplayValue('Se cayó')).toBeTruthy();
    expect(document.activeElement).toBe(tab(/Entregado/));
  });

  it('adds newly delivered orders at the end, so that nobody taps the wrong one', async () => {
    await open([
      at({ _id: 'b', mesa: '8', estado: 'entregado', fechaEntregado: '2025-11-14T18:20:00.000Z' }),
      at({ _id: 'a', mesa: '3', estado: 'entregado', horaCreacion: '2025-11-14T17:00:00.000Z' }),
    ]);
    const places = screen.getAllByText(/^Mesa \d$/).map(({ textContent }) => textContent);
    expect(places).toEqual(['Mesa 3', 'Mesa 8']);
    expect(screen.getByText(/lo recién entregado queda al final/)).toBeTruthy();
  });

  it('goes on with its night after midnight', async () => {
    vi.setSystemTime(new Date('2025-11-15T05:10:00.000Z'));
    await open([{ ...DELIVERED, horaCreacion: '2025-11-15T04:30:00.000Z' }]);
    expect(await screen.findByRole('button', { name: 'Marcar facturado' })).toBeTruthy();
    expect(screen.queryByText(/sin facturar de un día anterior/)).toBeNull();
    expect(screen.getByRole('region', { name: 'Por facturar' }).textContent).toContain('1 pedido');
  });

  it('still shows after midnight what the evening left unpaid', async () => {
    await open([{ ...DELIVERED, horaCreacion: '2025-11-13T23:00:00.000Z' }]);
    await screen.findByText('Quedó 1 pedido sin facturar de un día anterior.');
    press('Ver');
    expect(await screen.findByRole('button', { name: 'Marcar facturado' })).toBeTruthy();
  });
});
