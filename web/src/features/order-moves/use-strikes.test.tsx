// @vitest-environment happy-dom

import { platosMessages } from '@comanda/contract/kitchen/platos.messages';
import { afterStrike } from '@comanda/contract/kitchen/platos.rules';
import type { Order } from '@comanda/contract/orders/orders';
import {
  aLocation,
  anEmployeeUser,
  anOrder,
  anOrderLine,
} from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportReached } from '../../lib/api/connection.ts';
import { stored } from '../../lib/stored.ts';
import { EMPTY_OUTBOX } from '../offline/outbox.ts';
import { changeOutbox, knownOutbox } from '../offline/outbox-store.ts';
import { sendOutbox } from '../offline/send-outbox.ts';
import { useOrders } from '../offline/use-orders.ts';
import { useStrikes } from './use-strikes.ts';

const { toast } = vi.hoisted(() => ({
  toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() },
}));
vi.mock('../../lib/toast.ts', () => ({ toast }));

const AT = '2025-11-14T18:20:00.000Z';
const ORDER = anOrder({
  _id: 'pedido-aaaaa',
  mesa: '4',
  productos: [1, 2, 3].map((linea) => anOrderLine({ linea })),
});
const ALL = {};

/** The order as the server has it, and each call of a strike that is answered when the test lets it go. */
let server: Order;
let hasNetwork: boolean;
let refusal: { status: number; body: object } | null;
let calls: { platos: string[]; listo: boolean; answer: () => void }[];

beforeEach(async () => {
  server = ORDER;
  hasNetwork = true;
  refusal = null;
  calls = [];
  reportReached(true);
  vi.stubGlobal('fetch', answerCall);
  await changeOutbox(() => EMPTY_OUTBOX);
  stored.user.set(anEmployeeUser({ permisos: ['cocina'] }));
  stored.location.set(aLocation());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function answerCall(url: string, init?: RequestInit): Promise<Response> {
  if (!hasNetwork) throw new TypeError('Failed to fetch');
  if (!url.startsWith('/api/kitchen/platos/')) {
    return Response.json({ data: [server], nextCursor: null, revision: server.revision });
  }
  const { platos, listo } = JSON.parse(String(init?.body));
  const isAnswered = Promise.withResolvers<void>();
  calls.push({ platos, listo, answer: isAnswered.resolve });
  await isAnswered.promise;
  if (refusal) return Response.json(refusal.body, { status: refusal.status });
  const after = afterStrike(server, { platos, listo }, AT);
  server = { ...after, revision: server.revision + 1 };
  return Response.json({ message: '', data: server });
}

async function openScreen() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const seen: string[] = [];
  const { result } = renderHook(
    () => {
      const [order] = useOrders('centro', ALL).data ?? [];
      const struck = order && Object.keys(order.cocina.listo ?? {}).join();
      if (struck !== undefined && struck !== seen.at(-1)) seen.push(struck);
      return { order, ...useStrikes('centro') };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.order).toBeDefined());
  const tap = (platos: string[], listo = true) => {
    const { order, strike } = result.current;
    if (order) strike(order, platos, listo);
  };
  const marks = () => Object.keys(result.current.order?.cocina.listo ?? {}).join();
  return { client, result, tap, marks, seen };
}
const sent = () => calls.map(({ platos, listo }) => [listo, platos.join()]);
const isDone = () => waitFor(() => expect(knownOutbox().deeds).toEqual([]));

describe('a plate that is tapped', () => {
  it('is struck on the screen before the server answers, and stays so without a flicker', async () => {
    const { tap, marks, seen } = await openScreen();
    tap(['2']);
    await waitFor(() => expect(marks()).toBe('2'));
    await waitFor(() => expect(sent()).toEqual([[true, '2']]));
    expect(server.cocina.listo).toBeUndefined();
    calls[0]?.answer();
    await isDone();
    expect(marks()).toBe('2');
    expect(seen).toEqual(['', '2']);
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('waits while a call for its order is under way, and goes with the other taps that came meanwhile', async () => {
    const { tap, marks } = await openScreen();
    tap(['1']);
    await waitFor(() => expect(calls).toHaveLength(1));
    tap(['2']);
    await waitFor(() => expect(marks()).toBe('1,2'));
    tap(['2'], false);
    await waitFor(() => expect(marks()).toBe('1'));
    tap(['3']);
    await waitFor(() => expect(marks()).toBe('1,3'));
    tap(['1'], false);
    await waitFor(() => expect(marks()).toBe('3'));
    expect(calls).toHaveLength(1);
    for (const at of [0, 1, 2]) {
      await waitFor(() => expect(calls).toHaveLength(at + 1));
      calls[at]?.answer();
    }
    await isDone();
    expect(sent()).toEqual([
      [true, '1'],
      [false, '1'],
      [true, '3'],
    ]);
    expect(Object.keys(server.cocina.listo ?? {})).toEqual(['3']);
  });

  it('is taken back by who still has the order from before', async () => {
    const { tap, marks, result } = await openScreen();
    const { order, strike } = result.current;
    tap(['1']);
    await waitFor(() => expect(marks()).toBe('1'));
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.answer();
    await isDone();
    if (order) strike(order, ['1'], false);
    await waitFor(() => expect(marks()).toBe(''));
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer();
    await isDone();
    expect(server.cocina.listo).toEqual({});
  });

  it('that is so already changes nothing', async () => {
    const { tap } = await openScreen();
    tap(['1'], false);
    tap([]);
    expect(knownOutbox().deeds).toEqual([]);
  });

  it('prepares the order with the last one, and brings it back', async () => {
    const { tap, result } = await openScreen();
    tap(['1', '2', '3']);
    await waitFor(() => expect(result.current.order?.estado).toBe('preparado'));
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.answer();
    await isDone();
    tap(['3'], false);
    await waitFor(() => expect(result.current.order?.estado).toBe('enviado'));
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer();
    await isDone();
    expect(server).toMatchObject({ estado: 'enviado', fechaPreparado: null });
  });
});

describe('a strike that the server refuses', () => {
  it('is told in words, and the screen shows the order as it is', async () => {
    const { tap, result } = await openScreen();
    const data = { ...ORDER, estado: 'cancelado', revision: 9 };
    refusal = { status: 409, body: { error: 'x', code: 'estado_cambiado', data } };
    tap(['1']);
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.answer();
    await isDone();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(platosMessages.strikeFailed, {
      description: expect.stringContaining('AAAAA ahora está cancelado'),
    });
    expect(result.current.order).toMatchObject({ estado: 'cancelado', cocina: {} });
  });

  it('for a plate that an edit took away strikes the others', async () => {
    const { tap } = await openScreen();
    const details = [{ path: 'platos.1', message: platosMessages.unknown }];
    refusal = { status: 422, body: { error: 'x', code: 'regla_incumplida', details } };
    tap(['1', '3']);
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.answer();
    await waitFor(() => expect(calls).toHaveLength(2));
    refusal = null;
    calls[1]?.answer();
    await isDone();
    expect(sent()).toEqual([
      [true, '1,3'],
      [true, '1'],
    ]);
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(platosMessages.strikeFailed, {
      description: platosMessages.unknown,
    });
  });
});

describe('without network', () => {
  it('taps stay on the screen and go out merged; what was refused meanwhile is told', async () => {
    const { client, tap, marks } = await openScreen();
    vi.stubGlobal('navigator', { onLine: false });
    hasNetwork = false;
    tap(['1']);
    await waitFor(() => expect(marks()).toBe('1'));
    tap(['2']);
    await waitFor(() => expect(marks()).toBe('1,2'));
    tap(['1'], false);
    await waitFor(() => expect(marks()).toBe('2'));
    expect(calls).toEqual([]);
    expect(knownOutbox().deeds).toMatchObject([{ kind: 'plato', platos: ['2'], isLate: true }]);
    vi.stubGlobal('navigator', { onLine: true });
    hasNetwork = true;
    const data = { ...ORDER, estado: 'cancelado', revision: 9 };
    refusal = { status: 409, body: { error: 'x', code: 'estado_cambiado', data } };
    void sendOutbox(client);
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.answer();
    await isDone();
    expect(sent()).toEqual([[true, '2']]);
    expect(knownOutbox().problems).toMatchObject([
      {
        place: 'AAAAA · Mesa 4',
        text: platosMessages.strikeFailed,
        cause: expect.stringContaining('ahora está cancelado'),
      },
    ]);
    expect(toast.error).not.toHaveBeenCalled();
  });
});
