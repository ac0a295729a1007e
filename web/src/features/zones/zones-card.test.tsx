// @vitest-environment happy-dom

import type { Zone, ZonesAnswer, ZonesBody } from '@comanda/contract/zones/zones';
import { zonesMessages } from '@comanda/contract/zones/zones.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ZonesCard } from './zones-card.tsx';

const CHAPINERO: Zone = {
  _id: 'z1',
  nombre: 'Chapinero',
  barrios: ['Chicó', 'Marly'],
  radio_m: null,
  poligono: null,
  tarifa: 5_000,
  minimo: 25_000,
  gratis_desde: null,
  tiempo_min: 15,
  activa: true,
};
let stored: ZonesAnswer;
let sent: ZonesBody[];
let isStale: boolean;

beforeEach(() => {
  stored = { zonas: [CHAPINERO], punto: null, version: 3 };
  sent = [];
  isStale = false;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    if (init.method !== 'PUT') return Response.json(stored);
    const body: ZonesBody = JSON.parse(String(init.body));
    sent.push(body);
    if (isStale) {
      const error = zonesMessages.changedMeanwhile;
      return Response.json({ error, code: 'menu_cambiado' }, { status: 409 });
    }
    const zonas = body.zonas.map((one, at) => ({ ...CHAPINERO, ...one, _id: one._id ?? `n${at}` }));
    stored = { zonas: zonas as Zone[], punto: null, version: stored.version + 1 };
    return Response.json({ message: zonesMessages.saved, ...stored });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ZonesCard dbName="centro" />
    </QueryClientProvider>,
  );
  await screen.findByText('Chapinero');
};

test('a zone is switched off with one tap, and saved at once', async () => {
  await open();
  fireEvent.click(screen.getByRole('switch', { name: 'Recibir domicilios en Chapinero' }));
  await screen.findByText(/Todas las zonas están apagadas/);
  expect(sent).toMatchObject([{ version: 3, zonas: [{ _id: 'z1', activa: false }] }]);
});

test('a new zone gets its barrios as chips; what is wrong is said at its field and nothing is sent', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Agregar zona' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zona nueva' });
  const field = (name: RegExp | string) => within(dialog).getByLabelText(name);
  const form = dialog.querySelector('form') as HTMLFormElement;
  fireEvent.submit(form);
  expect(within(dialog).getByText(zonesMessages.nameRequired)).toBeTruthy();
  expect(within(dialog).getByText(zonesMessages.placeRequired)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(field('Nombre de la zona'), { target: { value: 'Centro' } });
  fireEvent.change(field('Barrios'), { target: { value: 'Egipto, Las Aguas,' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Quitar Egipto' }));
  fireEvent.change(field('Tarifa'), { target: { value: '3.500' } });
  fireEvent.submit(form);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.zonas).toMatchObject([
    { _id: 'z1' },
    { nombre: 'Centro', barrios: ['Las Aguas'], tarifa: 3_500, minimo: 0, gratis_desde: null },
  ]);
  expect(await screen.findByText('Centro')).toBeTruthy();
});

test('what somebody else changed meanwhile is not overwritten: the form says so and stays open', async () => {
  await open();
  isStale = true;
  fireEvent.click(screen.getByRole('button', { name: /^Chapinero/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Chapinero' });
  fireEvent.change(within(dialog).getByLabelText('Tarifa'), { target: { value: '9000' } });
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  expect(await within(dialog).findByText(zonesMessages.changedMeanwhile)).toBeTruthy();
  expect(within(dialog).getByLabelText<HTMLInputElement>('Tarifa').value).toBe('9000');
});
