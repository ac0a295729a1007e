// @vitest-environment happy-dom
import type { Visit } from '@comanda/contract/accounts/accounts';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { PATHS } from '../../paths.ts';
import { SedeNotices } from './sede-notices.tsx';

const ronda = { hora: '2026-11-18T17:14:00.000Z', estado: 'enviado' as const, lineas: [] };
let visit: Visit | null;
let mesa = 0;
const fetchMock = vi.fn(async () => Response.json({ data: visit }));

beforeEach(() => {
  mesa += 1;
  visit = null;
  fetchMock.mockClear();
  vi.stubGlobal('fetch', fetchMock);
  stored.location.set(aLocation());
  stored.table.set({ dbName: 'centro', mesa: String(mesa), firma: 'f', at: Date.now() });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearStorage();
});

const open = () =>
  render(
    <TestRouter at="/user/menu">
      <SedeNotices />
    </TestRouter>,
  );

test('a diner whose table owes nothing yet reads where they are', async () => {
  open();
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  expect(screen.getByText(`Estás en la mesa ${mesa}`)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the account of the table is one tap away, with its rounds and what it owes', async () => {
  const saldo = 86_000;
  const totales = {
    consumo: saldo,
    descuentos: 0,
    total: saldo,
    impuestos: [],
    propina: 0,
    pagado: 0,
    saldo,
  };
  const rondas = [1, 2, 3].map((numero) => ({ ...ronda, numero }));
  visit = {
    cuenta: 'c',
    visita: 'v',
    mesas: ['7'],
    pideCuenta: false,
    rondas,
    totales,
    propina: null,
  };
  open();
  const link = await screen.findByRole('link', { name: /Mesa 7 · 3 rondas · \$\s?86\.000/ });
  expect(link.getAttribute('href')).toBe(PATHS.user.orders);
  expect(screen.getByRole('button', { name: 'Cambiar de mesa' })).toBeTruthy();
});
