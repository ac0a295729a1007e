// @vitest-environment happy-dom

import { aShift } from '@comanda/contract/testing/till-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OpenTills } from './open-tills.tsx';

const HOUR_MS = 3_600_000;
const left = aShift({
  _id: 't1',
  numero: null,
  caja: 'Barra',
  nombre: 'Inés',
  propio: false,
  cerrado: null,
  cerradoPor: null,
  conteo: null,
  diferencia: null,
  abierto: new Date(Date.now() - 30 * HOUR_MS).toISOString(),
});
const sent: string[] = [];

beforeAll(async () => {
  await import('./shift-dialogs.tsx');
});
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://comanda.example');
    if (init.method === 'POST') {
      sent.push(`${pathname} ${JSON.parse(String(init.body)).dbName}`);
      const data = { ...left, numero: 8, cerrado: new Date().toISOString(), forzado: true };
      return Response.json({ message: 'Turno 8 cerrado sin conteo.', data, cuentasAbiertas: 0 });
    }
    if (pathname === '/api/till/t1') return Response.json({ data: left });
    const data = searchParams.get('dbName') === 'norte' ? [left] : [];
    return Response.json({ data, nextCursor: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (sedes: { dbName: string; nombre: string }[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenTills sedes={sedes} />
    </QueryClientProvider>,
  );

it('shows an owner the shift that somebody left open, and closes it at its sede', async () => {
  open([
    { dbName: 'centro', nombre: 'Centro' },
    { dbName: 'norte', nombre: 'Norte' },
  ]);
  const card = await screen.findByRole('button', { name: /^Barra de Inés · Norte/ });
  expect(card.textContent).toContain('Lleva abierto más de un día: ciérralo.');
  await userEvent.click(card);
  await screen.findByRole('dialog', { name: 'Cómo va el turno' });
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sin contar' }));
  await screen.findByRole('dialog', { name: '¿Cerrar sin contar?' });
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sin contar' }));
  await vi.waitFor(() => expect(sent).toEqual(['/api/till/t1/force norte']));
});

it('shows nothing where no shift is open', async () => {
  open([{ dbName: 'centro', nombre: 'Centro' }]);
  const list = screen.getByRole('list', { name: 'Turnos abiertos' });
  await vi.waitFor(() => expect(list.children).toHaveLength(0));
});
