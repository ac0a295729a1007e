// @vitest-environment happy-dom
import type { Order } from '@comanda/contract/orders/orders';
import { trackingPath } from '@comanda/contract/pages/tracking-address';
import { anOrder } from '@comanda/contract/testing/test-factories';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { TrackedOrder } from './tracked-order.tsx';

const { lines } = vi.hoisted(() => ({
  lines: [] as { auth: unknown; listener: { updated_order: () => void } }[],
}));
vi.mock('../../lib/live/socket.ts', () => ({
  connect: (auth: unknown, listener: { updated_order: () => void }) => {
    lines.push({ auth, listener });
    return () => undefined;
  },
}));

const fetchMock = vi.fn<typeof fetch>();
let token = 0;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  token += 1;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearStorage();
  lines.length = 0;
});

const answer = (...orders: Order[]) =>
  fetchMock.mockImplementation(async () =>
    Response.json({
      data: orders.map((order) => ({ seguimiento: 't', order })),
      sede: { restaurante: 'La Sazón', nombre: 'Centro', telefono: '601 555 0187' },
    }),
  );
const open = () =>
  render(
    <TestRouter at={trackingPath('café_centro', `t${token}`)}>
      <TrackedOrder />
    </TestRouter>,
  );

describe('the mailed link of an order', () => {
  test('shows the order live on a device that knows nothing, and leaves nothing there', async () => {
    answer(anOrder());
    open();
    await screen.findByText('Recibimos tu pedido');
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
      dbName: 'café_centro',
      tokens: [`t${token}`],
      conSede: true,
    });
    expect(lines[0]?.auth).toEqual({ dbName: 'café_centro', seguimiento: `t${token}` });
    answer(anOrder({ estado: 'preparado', revision: 2 }));
    await act(async () => lines[0]?.listener.updated_order());
    await screen.findByText('¡Ya está preparado!');
    expect([stored.location.get(), stored.placedOrders.get()]).toEqual([null, null]);
  });

  test('names the restaurant and the sede, and leads to its phone', async () => {
    answer(anOrder());
    open();
    await screen.findByText('La Sazón');
    expect(screen.getAllByText(/Sede Centro/).length).toBeGreaterThan(0);
    const call = screen.getByRole('link', { name: 'Llamar a la sede' });
    expect(call.getAttribute('href')).toBe('tel:6015550187');
  });

  test('says so when the order is unknown, with a way out', async () => {
    answer();
    open();
    await screen.findByText('No encontramos este pedido');
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeTruthy();
  });

  test('says so when the sede is gone, with a way out', async () => {
    const unknown = { error: 'No encontramos esta sede.', code: 'sede_desconocida' };
    fetchMock.mockImplementation(async () => Response.json(unknown, { status: 404 }));
    open();
    await screen.findByText('Esta sede ya no está en Comanda');
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeTruthy();
  });

  test('offers to try again when the server does not answer', async () => {
    fetchMock.mockRejectedValue(new TypeError('sin red'));
    open();
    await screen.findByRole('button', { name: 'Reintentar' });
  });
});
