// @vitest-environment happy-dom

import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportReached } from '../../lib/api/connection.ts';
import { usePrintAccount, usePrintShift } from './use-print-paper.ts';

const { toast } = vi.hoisted(() => ({ toast: { success: vi.fn(), error: vi.fn() } }));
vi.mock('../../lib/toast.ts', () => ({ toast }));

let answer: () => Response | Promise<Response>;
let job: object;
let asked: { path: string; body: Record<string, unknown>; key: string | null }[] = [];
let printed: string[] = [];

const paper = (id: string | null) =>
  Response.json({ message: 'x', data: { id, texto: 'CUENTA DE LA MESA 7' } });

beforeEach(() => {
  answer = () => paper(null);
  job = { id: 'j1', estado: 'impreso', error: null };
  asked = [];
  printed = [];
  vi.useFakeTimers();
  vi.stubGlobal('print', () =>
    printed.push(document.querySelector('.print-root')?.textContent ?? ''),
  );
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes('/jobs')) return Response.json({ data: [job] });
    const key = new Headers(init.headers).get('Idempotency-Key');
    asked.push({ path: url, body: JSON.parse(String(init.body)), key });
    return answer();
  });
});
afterEach(() => {
  reportReached(true);
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const account = { _id: 'c1' };
async function printDetail(refused?: (code: string) => boolean) {
  const { result } = renderHook(() => usePrintAccount('centro'));
  const again = async () => {
    await act(() => result.current.print(account, 'detalle', refused));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
  };
  await again();
  return again;
}

it('prints in the browser what the server wrote, where no printer is connected', async () => {
  await printDetail();
  expect(asked[0]).toMatchObject({
    path: '/api/accounts/c1/print',
    body: { dbName: 'centro', que: 'detalle', navegador: false },
  });
  expect(printed).toEqual(['CUENTA DE LA MESA 7']);
  expect(toast.success).toHaveBeenCalledWith(ordersMessages.printing, expect.anything());
});

it('leaves it to the printer, and offers the browser if that fails', async () => {
  answer = () => paper('j1');
  await printDetail();
  expect(printed).toEqual([]);
  expect(toast.error).not.toHaveBeenCalled();

  job = { id: 'j1', estado: 'fallido', error: 'Sin papel' };
  await printDetail();
  const [text, { description, action }] = toast.error.mock.lastCall ?? [];
  expect([text, description]).toEqual([ordersMessages.printFailed, 'Sin papel']);
  answer = () => paper(null);
  await act(async () => action.onClick());
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(asked.at(-1)?.body.navegador).toBe(true);
  expect(printed).toHaveLength(1);
});

it('leaves a refusal to the screen that can explain it', async () => {
  const refusal = { code: 'propina_sin_preguntar', error: 'Pregunta primero por la propina.' };
  answer = () => Response.json(refusal, { status: 409 });
  const refused = vi.fn(() => true);
  await printDetail(refused);
  expect(refused).toHaveBeenCalledWith('propina_sin_preguntar');
  expect(toast.error).not.toHaveBeenCalled();
  await printDetail();
  expect(toast.error.mock.lastCall?.[1].description).toBe(refusal.error);
});

it('asks with the same key after a lost answer, so that the paper is no duplicate', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const again = await printDetail();
  answer = () => paper(null);
  await again();
  await again();
  const [first, second, third] = asked.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('prints the Z of a shift the same way', async () => {
  const { result } = renderHook(() => usePrintShift('centro'));
  await act(() => result.current.print({ _id: 't1', numero: 12 }));
  expect(asked[0]?.path).toBe('/api/till/t1/print');
  expect(printed).toHaveLength(1);
});
