// @vitest-environment happy-dom

import { DEFAULT_SERVICE } from '@comanda/contract/locations/service-defaults';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { deliveryMessages } from '@comanda/contract/zones/delivery.messages';
import type { ZonesAnswer } from '@comanda/contract/zones/zones';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
// Here already when the dialog asks for it.
import '../zones/delivery-place.tsx';
import { CheckoutDialog } from './checkout-dialog.tsx';

let zones: ZonesAnswer;
let preparacionMin: number | null;
let refusal: { status: number; body: object } | null;
const sent: Record<string, unknown>[] = [];
let sedes = 0;

beforeEach(() => {
  clearStorage();
  sessionStorage.clear();
  sent.length = 0;
  refusal = null;
  preparacionMin = null;
  const zona = {
    ...{ _id: 'z1', nombre: 'Chapinero y Chicó', barrios: ['Chapinero Alto', 'Chicó'] },
    ...{ radio_m: null, poligono: null, tarifa: 5_000, minimo: 25_000 },
    ...{ gratis_desde: 60_000, tiempo_min: 15, activa: true },
  };
  zones = { zonas: [zona], punto: null, version: 1 };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (String(url).includes('/api/zones')) return Response.json(zones);
    if (String(url).includes('/ajustes')) {
      return Response.json({ version: 1, ajustes: { ...DEFAULT_SERVICE, preparacionMin } });
    }
    sent.push(JSON.parse(String(init.body)));
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    const data = { _id: 'abc7f3c2', dbName: 'centro', estado: 'enviado', productos: [], total: 0 };
    return Response.json({ message: 'ok', data }, { status: 201 });
  });
  // Zones are remembered by sede.
  sedes += 1;
  stored.location.set(aLocation({ dbName: `sede_${sedes}` }));
  put(1);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const put = (cantidad: number) => {
  const product = { id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500, imagen: '' };
  stored.cart.set([toCartItem({ product, cantidad })]);
};
const onCreated = vi.fn();
const open = () =>
  render(<CheckoutDialog tipo="a_domicilio" onClose={vi.fn()} onCreated={onCreated} />);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  type('Dirección de entrega', 'Calle 59 # 4-38');
  type('Número de contacto', '310 555 0164');
  type('Tu nombre', 'Diana');
  type('Tu correo', 'diana@correo.co');
  fireEvent.click(screen.getByLabelText('Efectivo'));
};
const barrio = () => screen.findByRole('combobox', { name: 'Barrio' });
const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);

test('the barrio answers with its fee, which is in the total and in the draft', async () => {
  open();
  fireEvent.change(await barrio(), { target: { value: 'chico' } });
  expect(screen.getByText('Llegamos: zona Chapinero y Chicó')).toBeTruthy();
  expect(screen.getByText('Domicilio Chicó')).toBeTruthy();
  expect(screen.getByText(/para domicilio gratis/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Falta: dirección/ })).toBeTruthy();
  fill();
  expect(screen.getByRole('button', { name: /^Confirmar pedido/ }).textContent).toContain('32.500');
  submit();
  await waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(sent.at(-1)).toMatchObject({ domicilio: { barrio: 'chico', valor: 5_000 } });
});

test('says when it would be there, where the sede promises an hour', async () => {
  preparacionMin = 25;
  open();
  fireEvent.change(await barrio(), { target: { value: 'Chicó' } });
  expect(await screen.findByText('~40 min')).toBeTruthy();
});

test('a barrio that no zone has is said before anything is sent', async () => {
  open();
  fireEvent.change(await barrio(), { target: { value: 'Cedritos' } });
  fill();
  expect(screen.getByText(deliveryMessages.outsideOf('Cedritos'))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mejor paso a recogerlo' })).toBeTruthy();
  submit();
  expect(sent).toEqual([]);
});

test('another fee than the one that was seen is shown, and asked for again', async () => {
  open();
  fireEvent.change(await barrio(), { target: { value: 'Chicó' } });
  fill();
  const [zona] = zones.zonas;
  if (zona) zones = { ...zones, zonas: [{ ...zona, tarifa: 7_000 }] };
  const details = [{ id_sigo: '_domicilio', precio: 7_000 }];
  refusal = { status: 409, body: { error: 'x', code: 'precio_cambiado', details } };
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('$7.000');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /nuevos precios/ }).textContent).toContain('34.500'),
  );
  refusal = null;
  submit();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ domicilio: { valor: 7_000 } }));
});

test('a sede without zones asks for an address alone', async () => {
  zones = { ...zones, zonas: [] };
  open();
  fill();
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('domicilio');
  expect(screen.queryByRole('combobox')).toBeNull();
});
