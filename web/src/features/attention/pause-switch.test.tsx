// @vitest-environment happy-dom

import type { PublicSettings } from '@comanda/contract/locations/locations';
import type { PauseBody } from '@comanda/contract/locations/service';
import { DEFAULT_SERVICE } from '@comanda/contract/locations/service-defaults';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportReached } from '../../lib/api/connection.ts';
import { PauseSwitch } from './pause-switch.tsx';

const { toast, menu } = vi.hoisted(() => ({
  toast: { success: vi.fn(), error: vi.fn() },
  menu: { changed: (): void => undefined },
}));
vi.mock('../../lib/toast.ts', () => ({ toast }));
vi.mock('../../lib/live/menu-socket.ts', () => ({
  listenToMenu: (_dbName: string, onChange: (change: null) => void) => {
    menu.changed = () => onChange(null);
    return () => undefined;
  },
}));

type Stored = Pick<PublicSettings, 'pausa' | 'extraMin' | 'preparacionMin' | 'horas'>;

let stored: Stored;
let refusal: { status: number; error: string } | null;
let sent: { path: string; body: Partial<PauseBody> }[];

beforeEach(() => {
  // Thursday, 6:10 p. m. in Bogotá.
  vi.useFakeTimers({ now: new Date('2026-11-19T23:10:00Z'), shouldAdvanceTime: true });
  reportReached(true);
  stored = { pausa: null, extraMin: 0, preparacionMin: 25, horas: null };
  refusal = null;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      const body = JSON.parse(String(init.body));
      sent.push({ path: url, body });
      if (refusal) return Response.json(refusal, { status: refusal.status });
      stored = { ...stored, ...changed(url, body) };
    }
    const ajustes = {
      pedidos: { quien: 'todos', mesaSinFirma: 'marcar' },
      ...DEFAULT_SERVICE,
      ...stored,
    };
    return Response.json({ message: 'Listo', version: 1, ajustes, data: ajustes });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function changed(url: string, body: PauseBody & { minutos: number }): Partial<Stored> {
  if (url.endsWith('/extra')) return { extraMin: body.minutos };
  if (url.endsWith('/resume')) return { pausa: null };
  return { pausa: pauseFor(body) };
}

const pauseFor = ({ minutos, canales, motivo }: Omit<PauseBody, 'dbName'>) => ({
  hasta: new Date(Date.now() + Number(minutos) * 60_000).toISOString(),
  canales,
  motivo,
});

const show = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <PauseSwitch dbName="centro" />
    </QueryClientProvider>,
  );
  return screen.findByRole('button');
};
const open = async () => {
  fireEvent.click(await show());
  await screen.findByRole('dialog');
};
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('three taps pause the deliveries for half an hour and tell why', async () => {
  await open();
  tap('A domicilio');
  tap('Mucha demanda');
  tap('Pausar 30 min');
  expect(
    await screen.findByRole('button', { name: /^Domicilios en pausa hasta las 6:40/ }),
  ).toBeTruthy();
  expect(sent).toEqual([
    {
      path: '/api/sede/pause',
      body: { dbName: 'centro', minutos: 30, canales: ['domicilio'], motivo: 'Mucha demanda' },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a choice everything is paused, and a second tap pauses nothing twice', async () => {
  await open();
  tap('Pausar 15 min');
  tap('Pausar 15 min');
  expect(await screen.findByRole('button', { name: 'En pausa hasta las 6:25 p. m.' })).toBeTruthy();
  expect(sent.map(({ body }) => body.canales)).toEqual([['mesa', 'llevar', 'domicilio']]);
});

test('who finds the sede paused reads why and until when, and resumes it with one tap', async () => {
  stored.pausa = pauseFor({ minutos: 30, canales: ['llevar', 'domicilio'], motivo: 'Sin gas' });
  await open();
  expect(screen.getByText(/«Sin gas»/)).toBeTruthy();
  tap('Reanudar');
  expect(await screen.findByRole('button', { name: 'Recibiendo pedidos' })).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/sede/resume']);
});

test('a pause ends by itself on the screen too', async () => {
  stored.pausa = pauseFor({ minutos: 15, canales: ['domicilio'], motivo: '' });
  const button = await show();
  expect(button.getAttribute('aria-label')).toBe('Domicilios en pausa hasta las 6:25 p. m.');
  await act(() => vi.advanceTimersByTimeAsync(15 * 60_000));
  expect(button.getAttribute('aria-label')).toBe('Recibiendo pedidos');
});

test('what somebody else pauses is seen without a reload', async () => {
  await show();
  stored.pausa = pauseFor({ minutos: 30, canales: ['domicilio'], motivo: '' });
  await vi.waitFor(() => {
    act(() => menu.changed());
    expect(screen.getByRole('button', { name: /^Domicilios en pausa/ })).toBeTruthy();
  });
});

test('ten minutes more are what diners read, however often they are tapped', async () => {
  await open();
  expect(screen.getByText('~25 min')).toBeTruthy();
  tap('+10');
  expect(await screen.findByText('~35 min')).toBeTruthy();
  tap('+10');
  tap('Normal');
  expect(await screen.findByText('~25 min')).toBeTruthy();
  expect(sent.map(({ body }) => body.minutos)).toEqual([10, 0]);
});

test('without network it says so, and no tap is lost in silence', async () => {
  await open();
  act(() => reportReached(false));
  expect(screen.getByText(/^Sin conexión/)).toBeTruthy();
  tap('Pausar 30 min');
  expect(sent).toEqual([]);
});

test('a refusal is told and the sheet stays with what was chosen', async () => {
  await open();
  refusal = { status: 403, error: 'No tienes permiso para hacer esto.' };
  tap('A domicilio');
  tap('Pausar 30 min');
  await vi.waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith('No tienes permiso para hacer esto.', { id: 'pausa' }),
  );
  expect(screen.getByRole('button', { name: 'A domicilio' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test('a closed sede does not say that it takes orders', async () => {
  const day = [{ desde: '11:30', hasta: '15:00' }];
  stored.horas = { semana: Array(7).fill(day), excepciones: [], festivos: 'normal' };
  const button = await show();
  expect(button.getAttribute('aria-label')).toBe('Cerrada. Abre mañana a las 11:30 a. m.');
});
