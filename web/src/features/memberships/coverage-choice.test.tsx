// @vitest-environment happy-dom

import type { Coverage } from '@comanda/contract/memberships/memberships';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CoverageChoice, isShort } from './coverage-choice.tsx';

const COVERAGE: Coverage = {
  plan_name: 'Starter',
  permite: { sedes: 1, usuarios: 10 },
  sedes: [
    { _id: 's1', nombre: 'Centro', activa: true },
    { _id: 's2', nombre: 'Chapinero', activa: false },
  ],
  personas: [{ id: 'e1', nombre: 'Ana', cargo: 'Mesera', sede: 'Centro', activo: true }],
};

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => Response.json({ message: '', data: COVERAGE }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

test('the owner chooses within the plan which sedes and people stay active', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CoverageChoice coverage={COVERAGE} />
    </QueryClientProvider>,
  );
  const save = screen.getByRole('button', { name: 'Guardar elección' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Chapinero' }));
  expect(screen.getByText('2 de 1: quita 1 para guardar')).toBeTruthy();
  expect(save.hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Centro' }));
  fireEvent.click(save);
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(String(url)).toContain('/api/memberships/coverage');
  expect(JSON.parse(String(init?.body))).toEqual({ sedes: ['s2'], personas: ['e1'] });
});

test('there is a choice only if the plan covers less than the owner has', () => {
  expect(isShort(COVERAGE)).toBe(true);
  const [first] = COVERAGE.sedes;
  const fits = { ...COVERAGE, sedes: first ? [first] : [] };
  expect(isShort(fits)).toBe(false);
  expect(isShort({ ...fits, permite: { sedes: 1, usuarios: 0 } })).toBe(true);
  expect(isShort({ ...fits, permite: { sedes: 1, usuarios: null } })).toBe(false);
});
