// @vitest-environment happy-dom

import { aLocation, anEmployeeUser } from '@comanda/contract/testing/test-factories';
import { aShift } from '@comanda/contract/testing/till-factories';
import type { Shift } from '@comanda/contract/till/till';
import { tillMessages } from '@comanda/contract/till/till.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportReached } from '../../lib/api/connection.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { ShiftHost } from './shift-host.tsx';
import { type ShiftView, showShift } from './shift-view.ts';

const { toast } = vi.hoisted(() => ({ toast: { success: vi.fn(), error: vi.fn() } }));
vi.mock('../../lib/toast.ts', () => ({ toast }));

type Call = { method: string; path: string; body: Record<string, unknown>; key: string | null };

let shift: Shift;
let calls: Call[] = [];
/** What the server answers to a call that writes; by default it does it. */
let answer: ((call: Call) => Response | Promise<Response>) | null = null;
let tests = 0;

const CLOSED = aShift();
const { numero: _, ...rest } = aShift();
/** As a cashier who counts blind sees it. */
const open = (): Shift => ({
  ...rest,
  _id: `turno-${tests}`,
  numero: null,
  cerrado: null,
  cerradoPor: null,
  porMetodo: null,
  esperado: null,
  conteo: null,
  diferencia: null,
  nota: null,
});

beforeEach(() => {
  tests += 1;
  shift = open();
  calls = [];
  answer = null;
  reportReached(true);
  stored.user.set(anEmployeeUser({ permisos: ['caja'] }));
  stored.location.set(aLocation());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname: path } = new URL(url, 'http://x');
    const method = init.method ?? 'GET';
    if (path.endsWith('/ajustes')) return Response.json({ version: 1, ajustes: {}, data: {} });
    if (method === 'GET' && path === '/api/till') {
      return Response.json({ data: [shift], nextCursor: null });
    }
    if (method === 'GET') return Response.json({ data: shift });
    const headers = new Headers(init.headers);
    const body = JSON.parse(String(init.body));
    const call = { method, path, body, key: headers.get('Idempotency-Key') };
    calls.push(call);
    if (answer) return answer(call);
    if (path.endsWith('/close')) shift = { ...CLOSED, _id: shift._id };
    return Response.json({ message: 'Listo', data: shift, cuentasAbiertas: 0 });
  });
});
afterEach(() => {
  act(() => showShift(null));
  act(() => reportReached(true));
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function see(view: ShiftView, title: string | RegExp, canReview = false) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter>
        <ShiftHost dbName="centro" canReview={canReview} />
      </TestRouter>
    </QueryClientProvider>,
  );
  act(() => showShift(view));
  return within(await screen.findByRole('dialog', { name: title }));
}
const count = () => see({ kind: 'count', id: shift._id }, 'Cerrar turno');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const countNotes = (worth: string, many: string) => type(`Cantidad de ${worth}`, many);
const refusal = (code: string, error: string, status = 409) =>
  Response.json({ code, error }, { status });

describe('the count', () => {
  it('says nothing of what must be there, and sends what was counted', async () => {
    const dialog = await count();
    countNotes('billetes de $100.000', '3');
    countNotes('monedas de $500', '4');
    expect(dialog.getByText('$302.000')).toBeTruthy();
    type(/^Nequi/, '92.400');
    type(/^Transferencia/, '86800');
    type(/^Nota del cierre/, ' Faltó cambio ');
    for (const amount of ['329.400', '131.300', '47.900', '118.200']) {
      expect(document.body.textContent).not.toContain(amount);
    }
    press('Guardar conteo y cerrar');
    await screen.findByRole('dialog', { name: 'Turno 12 cerrado' });
    expect(calls).toEqual([
      {
        method: 'POST',
        path: `/api/till/${shift._id}/close`,
        key: null,
        body: {
          dbName: 'centro',
          denominaciones: { '100000': 3, '500': 4 },
          otros: { nequi: 92_400, transferencia: 86_800 },
          nota: 'Faltó cambio',
        },
      },
    ]);
  });

  it('stays on the device until it is stored', async () => {
    await count();
    countNotes('billetes de $50.000', '2');
    type(/^Nequi/, '5000');
    act(() => showShift(null));
    cleanup();
    await count();
    expect(screen.getByLabelText<HTMLInputElement>('Cantidad de billetes de $50.000').value).toBe(
      '2',
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Nequi/).value).toBe('5000');

    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    type(/^Transferencia/, '1');
    press('Guardar conteo y cerrar');
    await screen.findByText(tillMessages.closeFailed);
    expect(localStorage.getItem('CNT')).toContain(`"${shift._id}"`);
  });

  it('asks before it stores what nobody counted', async () => {
    await count();
    countNotes('billetes de $50.000', '2');
    press('Guardar conteo y cerrar');
    const question = within(await screen.findByRole('dialog', { name: '¿Cerrar así?' }));
    expect(question.getByText(/Transferencia, Nequi/)).toBeTruthy();
    press('Seguir contando');
    expect(calls).toEqual([]);
    press('Guardar conteo y cerrar');
    press('Sí, guardar');
    await waitFor(() => expect(calls).toHaveLength(1));
    await screen.findByRole('dialog', { name: 'Turno 12 cerrado' });
    expect(localStorage.getItem('CNT') ?? '').not.toContain(`"${shift._id}"`);
  });

  it('sends no sum that is no amount, and says so beside it', async () => {
    await count();
    type(/^Nequi/, '92,4');
    press('Guardar conteo y cerrar');
    expect(screen.getByText(tillMessages.valor)).toBeTruthy();
    expect(screen.getByLabelText(/^Nequi/).getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
  });

  it('shows the shift as it was stored if somebody closed it before, or the answer was lost', async () => {
    await count();
    countNotes('billetes de $50.000', '2');
    type(/^Nequi/, '1');
    type(/^Transferencia/, '1');
    answer = () => {
      shift = { ...CLOSED, _id: shift._id, conteo: null, diferencia: null, forzado: true };
      return refusal('turno_cerrado', 'Este turno de caja ya está cerrado.');
    };
    press('Guardar conteo y cerrar');
    const closed = within(await screen.findByRole('dialog', { name: 'Turno 12 cerrado' }));
    expect(closed.getByText('Sin conteo')).toBeTruthy();
  });
});

describe('a closed shift', () => {
  beforeEach(() => {
    shift = { ...CLOSED, _id: shift._id };
  });
  const closed = (canReview = false) =>
    see({ kind: 'closed', id: shift._id }, 'Turno 12 cerrado', canReview);

  it('says what is missing in words, by method, and hints at a payment under the wrong one', async () => {
    const dialog = await closed();
    expect(dialog.getByText('En efectivo faltan').parentElement?.textContent).toContain('$5.400');
    const [transfer, nequi] = within(dialog.getByRole('list', { name: 'Otros medios' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(transfer).toBe('TransferenciaContado $86.800Esperado $47.900Sobran $38.900');
    expect(nequi).toBe('NequiContado $92.400Esperado $131.300Faltan $38.900');
    expect(dialog.getByText('Nequi y Transferencia se cruzan.')).toBeTruthy();
    expect(dialog.getByText('Efectivo esperado').parentElement?.textContent).toContain('$329.400');
    expect(dialog.queryByRole('button', { name: 'Contar otra vez' })).toBeNull();
  });

  it('says that it adds up', async () => {
    const conteo = {
      denominaciones: {},
      efectivo: 329_400,
      otros: { nequi: 131_300, transferencia: 47_900 },
    };
    shift = { ...shift, conteo, diferencia: 0 };
    const dialog = await closed();
    expect(dialog.getAllByText('Cuadra')).toHaveLength(3);
    expect(dialog.queryByText(/se cruzan/)).toBeNull();
  });

  it('is counted again by who may review, and the first count stays', async () => {
    await closed(true);
    press('Contar otra vez');
    await screen.findByRole('dialog', { name: 'Contar otra vez el turno 12' });
    countNotes('billetes de $100.000', '3');
    type(/^Nequi/, '1');
    type(/^Transferencia/, '1');
    press('Guardar segundo conteo');
    await waitFor(() => expect(calls[0]?.path).toBe(`/api/till/${shift._id}/recount`));
    expect(calls[0]?.body.denominaciones).toEqual({ '100000': 3 });
  });
});

describe('an open shift', () => {
  it('shows who counts blind how many payments came, and no sum', async () => {
    const dialog = await see({ kind: 'so-far', id: shift._id }, 'Cómo va el turno');
    expect(dialog.getByText('2 pagos')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Cerrar sin contar' })).toBeNull();
    expect(document.body.textContent).not.toContain('118.200');
  });

  it('is closed without a count by who may review, after a question', async () => {
    shift = { ...open(), porMetodo: CLOSED.porMetodo, esperado: CLOSED.esperado };
    const dialog = await see({ kind: 'so-far', id: shift._id }, 'Cómo va el turno', true);
    expect(dialog.getByText('Efectivo esperado')).toBeTruthy();
    press('Cerrar sin contar');
    await screen.findByRole('dialog', { name: '¿Cerrar sin contar?' });
    expect(calls).toEqual([]);
    press('Cerrar sin contar');
    await waitFor(() => expect(calls[0]?.path).toBe(`/api/till/${shift._id}/force`));
  });
});

describe('cash without a sale', () => {
  it('needs a value and a reason, and is noted once however often it is sent', async () => {
    await see({ kind: 'move', id: shift._id }, 'Movimiento de efectivo');
    press('Anotar que sale');
    expect(screen.getByText(tillMessages.valor)).toBeTruthy();
    expect(screen.getByText(tillMessages.motivo)).toBeTruthy();
    type('Valor', '38.000');
    type('Motivo', 'Hielo');
    press('Retiro');
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    press('Anotar que sale');
    await screen.findByText(tillMessages.moveFailed);
    answer = null;
    act(() => reportReached(true));
    press('Anotar que sale');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[0]?.key).toBeTruthy();
    expect(calls[1]?.key).toBe(calls[0]?.key);
    expect(calls[1]?.body).toEqual({
      dbName: 'centro',
      tipo: 'egreso',
      clase: 'retiro',
      valor: 38_000,
      motivo: 'Hielo',
    });
  });

  it('that comes in is for other things than what goes out', async () => {
    await see({ kind: 'move', id: shift._id }, 'Movimiento de efectivo');
    press('Entra');
    expect(screen.queryByRole('button', { name: 'Gasto' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cambio' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });
});

describe('opening', () => {
  it('takes the base as it was counted note by note', async () => {
    await see({ kind: 'open' }, 'Abrir turno');
    await waitFor(() =>
      // A shift is open in the first till already.
      expect(screen.getByLabelText<HTMLInputElement>('Nombre de la caja').value).toBe('Caja 2'),
    );
    press('Contar billetes y monedas');
    countNotes('billetes de $20.000', '4');
    expect(screen.getByLabelText<HTMLInputElement>('Base en efectivo').value).toBe('80.000');
    const dialog = within(screen.getByRole('dialog', { name: 'Abrir turno' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Abrir turno' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ dbName: 'centro', caja: 'Caja 2', base: 80_000 });
  });

  it('does not take an empty base for zero', async () => {
    await see({ kind: 'open' }, 'Abrir turno');
    const dialog = within(screen.getByRole('dialog', { name: 'Abrir turno' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Abrir turno' }));
    expect(dialog.getByText(tillMessages.base)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('says who has the till already', async () => {
    await see({ kind: 'open' }, 'Abrir turno');
    const occupied = tillMessages.occupied('Caja', 'Marta');
    answer = () => refusal('caja_ocupada', occupied);
    type('Base en efectivo', '0');
    const dialog = within(screen.getByRole('dialog', { name: 'Abrir turno' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Abrir turno' }));
    expect(await dialog.findByText(occupied)).toBeTruthy();
  });
});

describe('without network', () => {
  it('nothing is stored, and the count waits on the device', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const dialog = await count();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(dialog.getByText(tillMessages.needsNetwork)).toBeTruthy();
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Guardar conteo y cerrar' });
    expect(save.disabled).toBe(true);
    vi.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });
});
