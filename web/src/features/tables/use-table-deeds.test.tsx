// @vitest-environment happy-dom
import { anAccount } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTableDeeds } from './use-table-deeds.ts';

vi.mock('../../lib/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('dishes whose passing was not answered are passed once: the same again has the same key', async () => {
  const keys: (string | null)[] = [];
  const answers = [
    () => Promise.reject(new TypeError('no network')),
    () => Promise.resolve(Response.json({ code: 'x', error: 'x' }, { status: 503 })),
    () => Promise.resolve(Response.json({ message: 'ok', data: anAccount(), otra: null })),
    () => Promise.resolve(Response.json({ message: 'ok', data: anAccount(), otra: null })),
  ];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (!url.endsWith('/lines')) return Promise.resolve(Response.json({ data: [], revision: 5 }));
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return answers[keys.length - 1]?.();
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useTableDeeds('centro'), { wrapper });
  const lineas = [{ pedido: 'p1', linea: 1, cantidad: 1 }];
  for (const _ of answers) {
    await act(() => result.current.pass(anAccount(), { nueva: true }, lineas, vi.fn()));
  }
  expect(keys[0]).toBeTruthy();
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});
