// @vitest-environment happy-dom

import { editMessages } from '@comanda/contract/forms/edits.messages';
import type { Station, StationsBody } from '@comanda/contract/menu/stations';
import { stationsMessages } from '@comanda/contract/menu/stations.messages';
import { stationsOf } from '@comanda/contract/menu/stations.rules';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StationsDialog } from './stations-dialog.tsx';

vi.mock('../../lib/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const PARRILLA: Station = {
  clave: 'parrilla',
  nombre: 'Parrilla',
  impresora: 'cocina',
  objetivoMin: 15,
};
const BARRA: Station = { clave: 'barra', nombre: 'Barra', impresora: null, objetivoMin: 5 };

let stored: Station[];
let version: number;
let refusal: object | null;
const sent: StationsBody[] = [];

beforeEach(() => {
  stored = [PARRILLA, BARRA];
  version = 3;
  refusal = null;
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes('/api/printers')) {
      return Response.json({ data: [{ target: 'caja', columns: 48, conectado: true }] });
    }
    if (init.method === 'PUT') {
      if (refusal) return Response.json(refusal, { status: 422 });
      const body: StationsBody = JSON.parse(String(init.body));
      if (body.version !== version) {
        const stale = { error: stationsMessages.changedMeanwhile, code: 'menu_cambiado' };
        return Response.json(stale, { status: 409 });
      }
      sent.push(body);
      stored = stationsOf(body.estaciones);
    }
    return Response.json({ message: 'Listo', version, estaciones: stored });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const onClose = vi.fn();
async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StationsDialog
        location={aLocation({ dbName: 'centro', nombre: 'Centro' })}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  await screen.findByPlaceholderText('Otra estación, y Enter');
}
const tap = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const act = async (nombre: string, action: string) => {
  await tap(`Más acciones de ${nombre}`);
  await userEvent.click(screen.getByRole('menuitem', { name: action, hidden: true }));
};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const add = (name: string) =>
  userEvent.type(screen.getByPlaceholderText('Otra estación, y Enter'), `${name}{Enter}`);
const isSaved = () => vi.waitFor(() => expect(onClose).toHaveBeenCalled());
const someone = (change: Station[]) => {
  stored = change;
  version += 1;
};

test('a sede without stations reads what one is, and starts from an example', async () => {
  stored = [];
  await open();
  expect(screen.getByText(/^Una estación es un puesto de la cocina/)).toBeTruthy();
  await tap('Usar ejemplo');
  await add('Horno');
  await tap('Guardar');
  await isSaved();
  expect(stored.map(({ nombre }) => nombre)).toEqual(['Parrilla', 'Barra', 'Fríos', 'Horno']);
});

test('stations are named, timed, given a printer, put in order and taken away', async () => {
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Impresora de Barra'), 'caja');
  fill('Minutos de Barra', '7');
  fill('Nombre de Barra', 'Bar');
  await act('Bar', 'Subir');
  await add('Fríos');
  await act('Parrilla', 'Quitar');
  expect(screen.getByText('Lo que se preparaba en Parrilla pasa a Cocina.')).toBeTruthy();
  await tap('Guardar');
  await isSaved();
  expect(stored).toEqual([
    { clave: 'barra', nombre: 'Bar', impresora: 'caja', objetivoMin: 7 },
    { clave: 'frios', nombre: 'Fríos', impresora: null, objetivoMin: 10 },
  ]);
});

test('a printer that no agent knows any more stays until another is chosen', async () => {
  await open();
  expect(screen.getByLabelText('Impresora de Parrilla')).toHaveProperty('value', 'cocina');
  await userEvent.selectOptions(screen.getByLabelText('Impresora de Parrilla'), 'No imprime');
  await tap('Guardar');
  await isSaved();
  expect(stored[0]?.impresora).toBeNull();
});

test('what is wrong stands at its field, whether found here or by the server', async () => {
  await open();
  fill('Nombre de Barra', 'parrilla');
  fill('Minutos de Parrilla', 'diez');
  await tap('Guardar');
  expect(screen.getByText(stationsMessages.nameTwice('parrilla'))).toBeTruthy();
  expect(screen.getByText(stationsMessages.target(1, 120))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Minutos de Parrilla'));
  expect(sent).toEqual([]);

  fill('Minutos de Parrilla', '10');
  fill('Nombre de parrilla', 'Bar');
  const details = [{ path: 'estaciones.1.nombre', message: 'Ese nombre no.' }];
  refusal = { error: 'Revisa los datos.', code: 'regla_incumplida', details };
  await tap('Guardar');
  await screen.findByText('Ese nombre no.');
  expect(screen.getByLabelText('Nombre de Bar').getAttribute('aria-invalid')).toBe('true');
});

test('stations are saved though somebody changed the menu meanwhile', async () => {
  await open();
  fill('Nombre de Barra', 'Bar');
  someone(stored);
  await tap('Guardar');
  await isSaved();
  expect(stored[1]?.nombre).toBe('Bar');
});

test('stations that somebody else changed are offered before they are overwritten', async () => {
  await open();
  fill('Nombre de Barra', 'Bar');
  someone([PARRILLA, { ...BARRA, nombre: 'Cocteles' }]);
  await tap('Guardar');
  await screen.findByText(editMessages.choose);
  expect(sent).toEqual([]);
  await tap(editMessages.useTheirs);
  expect(screen.getByLabelText('Nombre de Cocteles')).toBeTruthy();
});

test('saving again overwrites them', async () => {
  await open();
  fill('Nombre de Barra', 'Bar');
  someone([PARRILLA]);
  await tap('Guardar');
  await screen.findByText(editMessages.choose);
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveProperty('disabled', false),
  );
  await tap('Guardar');
  await isSaved();
  expect(stored.map(({ nombre }) => nombre)).toEqual(['Parrilla', 'Bar']);
});

test('a save whose answer was lost is sent again without a question', async () => {
  await open();
  await add('Fríos');
  someone(
    stationsOf([...stored, { clave: null, nombre: 'Fríos', impresora: null, objetivoMin: 10 }]),
  );
  await tap('Guardar');
  await isSaved();
});

test('a stray tap asks before it drops what was typed', async () => {
  await open();
  await add('Fríos');
  await tap('Cancelar');
  expect(screen.getByText('¿Descartar los cambios?')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
