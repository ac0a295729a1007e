// @vitest-environment happy-dom

import { aPlanTable } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTablePlan } from './table-plan.queries.ts';

type Change = { dbName: string; version: number };
const live = vi.hoisted(() => ({ tell: (_change: Change) => {} }));
vi.mock('../../lib/live/menu-socket.ts', () => ({
  listenToMenu: (_dbName: string, onChange: (change: Change) => void) => {
    live.tell = onChange;
    return () => undefined;
  },
}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a plan as soon as somebody saves it, from a node that has heard of it', async () => {
  let mesas = [aPlanTable('1')];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ data: { zonas: [{ _id: 's', nombre: 'Salón', mesas }] }, version: 1 });
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useTablePlan('centro'), { wrapper });
  const names = () => result.current.plan?.zonas[0]?.mesas.map(({ nombre }) => nombre);
  await waitFor(() => expect(names()).toEqual(['1']));
  mesas = [aPlanTable('1'), aPlanTable('Terraza 1')];
  act(() => live.tell({ dbName: 'centro', version: 7 }));
  await waitFor(() => expect(names()).toEqual(['1', 'Terraza 1']));
  expect(asked.at(-1)).toContain('version=7');
});
