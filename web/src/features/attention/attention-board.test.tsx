// @vitest-environment happy-dom

import { editMessages } from '@comanda/contract/forms/edits.messages';
import {
  type SedeSettings,
  type SedeSettingsBody,
  sedeSettingsSchema,
} from '@comanda/contract/locations/locations';
import { serviceMessages } from '@comanda/contract/locations/service-settings.messages';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stored as storage } from '../../lib/stored.ts';
import { AttentionBoard } from './attention-board.tsx';
import { keepPart } from './kept-parts.ts';

const { toast } = vi.hoisted(() => ({
  toast: { success: vi.fn(), error: vi.fn(), warning: vi.fn() },
}));
vi.mock('../../lib/toast.ts', () => ({ toast }));

const LUNCH = { desde: '11:30', hasta: '15:00' };
const DINNER = { desde: '18:00', hasta: '22:00' };
const LATER = { desde: '18:00', hasta: '22:15' };
type Horas = NonNullable<SedeSettings['horas']>;
const HOURS = (over: Partial<Horas> = {}): Horas => ({
  semana: [[], ...Array(6).fill([LUNCH, DINNER])],
  excepciones: [],
  festivos: 'domingo',
  ...over,
});

let stored: SedeSettings;
let version: number;
let sent: SedeSettingsBody[];

beforeEach(() => {
  // Thursday, 6:10 p. m. in Bogotá.
  vi.useFakeTimers({ now: new Date('2026-11-19T23:10:00Z'), shouldAdvanceTime: true });
  stored = sedeSettingsSchema.parse({ horas: HOURS(), preparacionMin: 25 });
  version = 3;
  sent = [];
  for (const part of ['semana', 'ritmo', 'tiempos']) keepPart(`centro ${part}`, null);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.startsWith('/api/audit')) {
      return Response.json({ data: [{ actor: { nombre: 'Yeison Rojas' } }], nextCursor: null });
    }
    if (init.method === 'PATCH') {
      const body: SedeSettingsBody = JSON.parse(String(init.body));
      if (body.version !== version) {
        const stale = { error: settingsMessages.changedMeanwhile, code: 'menu_cambiado' };
        return Response.json(stale, { status: 409 });
      }
      sent.push(body);
      elsewhere(body.ajustes as Partial<SedeSettings>);
    }
    return Response.json({ message: 'Listo', version, ajustes: stored, data: stored });
  });
});
afterEach(() => {
  cleanup();
  storage.token.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Somebody else saves. */
function elsewhere(part: Partial<SedeSettings>): void {
  stored = { ...stored, ...part };
  version += 1;
}

const show = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AttentionBoard
        location={aLocation({
          dbName: 'centro',
          horario: 'Lunes a sábado, 11 a. m. – 9 p. m.\nDomingos: cerrado',
        })}
      />
    </QueryClientProvider>,
  );
  await screen.findByText('Canales');
};
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const friday = () => screen.getAllByRole('slider', { name: 'Viernes, cierra' })[1] as HTMLElement;
const press = (key: string) => fireEvent.keyDown(friday(), { key });
const save = () => tap('Guardar horas');
const dialog = () => within(screen.getByRole('dialog'));

test('an arrow moves the end of Friday by a quarter of an hour, and it waits to be saved', async () => {
  await show();
  press('ArrowRight');
  expect(friday().getAttribute('aria-valuetext')).toBe('cierra a las 10:15 p. m.');
  expect(screen.getByText('Viernes sin guardar')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Guardar horas' });
  fireEvent.click(button);
  fireEvent.click(button);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.ajustes.horas?.semana[5]).toEqual([LUNCH, LATER]);
  await vi.waitFor(() => expect(screen.queryByText('Viernes sin guardar')).toBeNull());
});

test('an edge goes past midnight, and stops before the next interval', async () => {
  await show();
  for (let hour = 0; hour < 3; hour++) press('PageUp');
  expect(screen.getByText('6:00 – 1:00 a. m. →')).toBeTruthy();
  const lunch = screen.getAllByRole('slider', { name: 'Viernes, cierra' })[0] as HTMLElement;
  fireEvent.keyDown(lunch, { key: 'End' });
  expect(lunch.getAttribute('aria-valuetext')).toBe('cierra a las 6:00 p. m.');
});

test('what is discarded is as it was', async () => {
  await show();
  press('ArrowRight');
  tap('Descartar');
  expect(friday().getAttribute('aria-valuetext')).toBe('cierra a las 10:00 p. m.');
  expect(sent).toEqual([]);
});

test('two people change different days, and both are kept', async () => {
  await show();
  press('ArrowRight');
  elsewhere({ horas: HOURS({ semana: HOURS().semana.with(2, [LUNCH]) }) });
  save();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(stored.horas?.semana[2]).toEqual([LUNCH]);
  expect(stored.horas?.semana[5]).toEqual([LUNCH, LATER]);
});

test('of a day that somebody else changed too nothing is lost, and it says who was faster', async () => {
  await show();
  press('ArrowRight');
  elsewhere({ horas: HOURS({ semana: HOURS().semana.with(5, [LUNCH]) }) });
  save();
  expect(await screen.findByText(/^Yeison Rojas cambió lo mismo/)).toBeTruthy();
  expect(friday().getAttribute('aria-valuetext')).toBe('cierra a las 10:15 p. m.');
  expect(stored.horas?.semana[5]).toEqual([LUNCH]);
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar horas' })).toHaveProperty('disabled', false),
  );
  save();
  await vi.waitFor(() => expect(stored.horas?.semana[5]).toEqual([LUNCH, LATER]));
});

test('the owner can take what the other one saved', async () => {
  await show();
  press('ArrowRight');
  elsewhere({ horas: HOURS({ semana: HOURS().semana.with(5, [LUNCH]) }) });
  save();
  fireEvent.click(await screen.findByRole('button', { name: editMessages.useTheirs }));
  await vi.waitFor(() =>
    expect(screen.getAllByRole('slider', { name: 'Viernes, cierra' })).toHaveLength(1),
  );
});

test('a day is typed, refused where its hours cross, and copied to another day', async () => {
  await show();
  tap(/^Copiar Viernes/);
  fireEvent.change(dialog().getAllByLabelText('Cierra')[0] as HTMLElement, {
    target: { value: '19:00' },
  });
  tap('Listo');
  expect(dialog().getByText(serviceMessages.overlap)).toBeTruthy();
  fireEvent.change(dialog().getAllByLabelText('Cierra')[0] as HTMLElement, {
    target: { value: '16:00' },
  });
  tap('Martes');
  tap('Listo');
  expect(screen.getByText('2 días sin guardar')).toBeTruthy();
  save();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const { semana = [] } = stored.horas ?? {};
  expect([semana[2], semana[5]]).toEqual(
    Array(2).fill([{ desde: '11:30', hasta: '16:00' }, DINNER]),
  );
});

test('a sede without hours starts from what its owner once wrote', async () => {
  stored = { ...stored, horas: null };
  await show();
  tap('Armar el horario');
  save();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const { semana, festivos } = stored.horas ?? {};
  expect([semana?.[0], semana?.[1], festivos]).toEqual([
    [],
    [{ desde: '11:00', hasta: '21:00' }],
    'domingo',
  ]);
});

test('the coming holidays have names, and the owner says what happens on all of them', async () => {
  await show();
  expect(screen.getByRole('button', { name: /Inmaculada Concepción/ }).textContent).toContain(
    'Cerrado',
  );
  fireEvent.change(screen.getByLabelText(/^Los festivos/), { target: { value: 'normal' } });
  await vi.waitFor(() => expect(stored.horas?.festivos).toBe('normal'));
});

test('a special day is added, and taken off again', async () => {
  await show();
  tap('Agregar día');
  tap('Guardar día');
  expect(dialog().getByText(serviceMessages.day)).toBeTruthy();
  fireEvent.change(dialog().getByLabelText('Fecha'), { target: { value: '2026-12-24' } });
  fireEvent.change(dialog().getByLabelText(/^Nombre/), { target: { value: 'Nochebuena' } });
  tap('Guardar día');
  fireEvent.click(await screen.findByRole('button', { name: /Nochebuena/ }));
  expect(stored.horas?.excepciones).toEqual([
    { fecha: '2026-12-24', nombre: 'Nochebuena', intervalos: [] },
  ]);
  tap('Quitar');
  await vi.waitFor(() => expect(stored.horas?.excepciones).toEqual([]));
});

test('a channel is closed at once, over what others have changed', async () => {
  await show();
  elsewhere({ canales: { mesa: false, llevar: true, domicilio: true } });
  fireEvent.click(screen.getByRole('switch', { name: 'A domicilio' }));
  await vi.waitFor(() =>
    expect(stored.canales).toEqual({ mesa: false, llevar: true, domicilio: false }),
  );
});

test('a limit is saved with the orders that count', async () => {
  await show();
  fireEvent.click(screen.getByRole('switch', { name: 'Ritmo' }));
  tap('Uno más de pedidos');
  tap('En la mesa');
  tap('Guardar ritmo');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(stored.limite).toEqual({ pedidos: 13, cadaMin: 10, canales: ['llevar', 'domicilio'] });
});

test('numbers that are none are told at their field, and nothing is sent', async () => {
  await show();
  const minutes = screen.getByLabelText('Un pedido se demora');
  fireEvent.change(minutes, { target: { value: 'mucho' } });
  tap('Guardar tiempos');
  expect(await screen.findByText(serviceMessages.range(1, 240))).toBeTruthy();
  fireEvent.change(minutes, { target: { value: '' } });
  tap('Guardar tiempos');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(stored.preparacionMin).toBeNull();
});

test('nobody plans for hours that nobody knows', async () => {
  stored = { ...stored, horas: null };
  await show();
  fireEvent.click(screen.getByRole('switch', { name: 'Programar pedidos' }));
  tap('Guardar tiempos');
  expect(await screen.findByText(serviceMessages.scheduleNeedsHours)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('what is typed waits for who goes to another screen and comes back', async () => {
  await show();
  press('ArrowRight');
  cleanup();
  await show();
  expect(friday().getAttribute('aria-valuetext')).toBe('cierra a las 10:15 p. m.');
});
