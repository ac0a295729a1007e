// @vitest-environment happy-dom

import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { ticketMessages } from '@comanda/contract/printing/printing.messages';
import { anOrder } from '@comanda/contract/testing/test-factories';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stored } from '../../lib/stored.ts';
import { localId } from '../offline/outbox.ts';
import { PrintTicketButton } from './print-ticket.tsx';

const { toast } = vi.hoisted(() => ({ toast: { success: vi.fn(), error: vi.fn() } }));
vi.mock('../../lib/toast.ts', () => ({ toast }));

let orders = 0;
let order = anOrder();
let printers: object[] = [];
let job: object = {};
let printed: string[] = [];
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  // The device remembers which orders it printed, so each test has its own order.
  order = anOrder({ _id: `pedido-${++orders}`, estado: 'entregado' });
  printers = [];
  job = { id: 'j1', estado: 'impreso', error: null };
  printed = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('print', () =>
    printed.push(document.querySelector('.print-root')?.textContent ?? ''),
  );
  fetchMock.mockImplementation(async (url) => {
    if (String(url).includes('/jobs')) return Response.json({ data: [job] });
    if (String(url).includes('/print?') || String(url).endsWith('/print')) {
      return Response.json({ message: 'x', data: { id: 'j1' } }, { status: 202 });
    }
    return Response.json({ data: printers });
  });
  const texts = { direccion: '', telefono: '', horario: '', logo: '', imagen: '' };
  stored.location.set({ _id: 's1', dbName: 'centro', nombre: 'Centro', ...texts });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const tap = async () => {
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
};
const queued = () => fetchMock.mock.calls.filter(([url]) => String(url).endsWith('/print'));
const bodyOf = (call: (typeof fetchMock.mock.calls)[number] | undefined) =>
  JSON.parse(String(call?.[1]?.body));
const keyOf = (call: (typeof fetchMock.mock.calls)[number] | undefined) =>
  new Headers(call?.[1]?.headers).get('Idempotency-Key');

describe('with a printer at the till', () => {
  beforeEach(() => {
    printers = [
      { target: 'cocina', columns: 48, conectado: true },
      { target: 'caja', columns: 32, conectado: true },
    ];
  });

  it("sends the order to the server, with a text for a server of the previous version, laid out for that printer's paper", async () => {
    render(<PrintTicketButton order={order} />);
    await tap();
    const { text, ...rest } = bodyOf(queued()[0]);
    const orderId = order._id;
    expect(rest).toEqual({ storeId: 's1', target: 'caja', orderId, duplicado: false });
    expect(Math.max(...text.split('\n').map((row: string) => row.length))).toBe(32);
    expect(toast.success).toHaveBeenCalledWith(ordersMessages.printing, expect.anything());
    expect(toast.error).not.toHaveBeenCalled();
    expect(printed).toEqual([]);
  });

  it('tells the server that this device printed the order in the browser', async () => {
    const till = printers;
    printers = [];
    render(<PrintTicketButton order={order} />);
    await tap();
    printers = till;
    await tap();
    expect(bodyOf(queued()[0])).toMatchObject({ orderId: order._id, duplicado: true });
  });

  it('prints an order that the server does not have yet in the browser', async () => {
    order = anOrder({ _id: localId('k1') });
    render(<PrintTicketButton order={order} />);
    await tap();
    expect(queued()).toEqual([]);
    expect(printed).toHaveLength(1);
  });

  it('makes each tap a separate ticket', async () => {
    render(<PrintTicketButton order={order} />);
    await tap();
    await tap();
    const [first, second] = queued().map(keyOf);
    expect(first).toBeTruthy();
    expect(second).not.toBe(first);
  });

  it('tells why a ticket was not printed, and prints it in the browser on request', async () => {
    job = { id: 'j1', estado: 'fallido', error: 'No tiene papel.' };
    render(<PrintTicketButton order={order} />);
    await tap();
    const [text, options] = toast.error.mock.calls[0] ?? [];
    expect(text).toBe(ordersMessages.printFailed);
    expect(options.description).toBe('No tiene papel.');
    options.action.onClick();
    expect(printed).toHaveLength(1);
    // The first ticket was never printed.
    expect(printed[0]).not.toContain(ticketMessages.duplicate);
  });

  it('stops asking about a ticket that no agent takes, and tells that it waits', async () => {
    job = { id: 'j1', estado: 'pendiente', error: null };
    render(<PrintTicketButton order={order} />);
    await tap();
    const looks = fetchMock.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(fetchMock.mock.calls.length).toBe(looks);
    expect(toast.error.mock.calls[0]?.[0]).toBe('El tiquete sigue en la cola de la impresora');
  });
});

describe('without a printer at the till', () => {
  it('prints in the browser, on 48 columns', async () => {
    printers = [{ target: 'caja', columns: 48, conectado: false }];
    render(<PrintTicketButton order={order} />);
    await tap();
    expect(queued()).toEqual([]);
    expect(printed).toHaveLength(1);
    expect(Math.max(...(printed[0] ?? '').split('\n').map((row) => row.length))).toBe(48);
  });

  it('prints without network', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    render(<PrintTicketButton order={order} />);
    await tap();
    expect(printed).toHaveLength(1);
  });

  it('says DUPLICADO on the second ticket of the same order', async () => {
    render(<PrintTicketButton order={order} />);
    await tap();
    await tap();
    const isDuplicate = printed.map((text) => text.includes(ticketMessages.duplicate));
    expect(isDuplicate).toEqual([false, true]);
  });

  it('restores the page once somebody touches it again', async () => {
    render(<PrintTicketButton order={order} />);
    await tap();
    const { classList } = document.documentElement;
    expect(classList.contains('is-printing-ticket')).toBe(true);
    fireEvent.pointerDown(window);
    expect(classList.contains('is-printing-ticket')).toBe(false);
  });
});

describe('of a table that has not paid', () => {
  beforeEach(() => {
    order = { ...order, cuentaId: 'c7' };
  });

  it('asks the server before the browser prints, and prints nothing before the tip was asked', async () => {
    fetchMock.mockImplementation(async (url) =>
      String(url).endsWith('/print')
        ? Response.json(
            { code: 'propina_sin_preguntar', error: 'Pregunta primero por la propina.' },
            { status: 409 },
          )
        : Response.json({ data: [] }),
    );
    render(<PrintTicketButton order={order} />);
    await tap();
    expect(printed).toEqual([]);
    expect(bodyOf(queued()[0])).toMatchObject({ target: 'navegador', orderId: order._id });
    const [, shown] = toast.error.mock.calls[0] ?? [];
    expect(shown).toMatchObject({ description: 'Pregunta primero por la propina.' });
    // No way past the question.
    expect(shown).not.toHaveProperty('action');
  });

  it('prints in the browser once the server knows the answer', async () => {
    render(<PrintTicketButton order={order} />);
    await tap();
    expect(printed).toHaveLength(1);
  });
});
