// @vitest-environment happy-dom

import { anOrder } from '@comanda/contract/testing/test-factories';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { CheckoutDialog } from './checkout-dialog.tsx';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  clearStorage();
  vi.stubGlobal('fetch', fetchMock);
  const empty = { direccion: '', telefono: '', horario: '', logo: '', imagen: '' };
  stored.location.set({ _id: 's1', dbName: 'centro', nombre: 'Centro', ...empty });
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('the delivery of a signed-in diner', () => {
  const account = { nombre: 'Diana', email: 'diana@correo.co', telefono: '3001112233' };
  const signIn = (direccion: string) =>
    stored.user.set({ tipo: 'cliente', _id: 'c1', ...account, direccion });
  const openDelivery = () =>
    render(<CheckoutDialog tipo="a_domicilio" onClose={vi.fn()} onCreated={vi.fn()} />);
  const answer = (entrega: { direccion: string | null; telefono: string }) =>
    Response.json({ data: { ...account, entrega } });
  const typed = () => [typedIn('Dirección de entrega'), typedIn('Número de contacto')];

  test('starts with the address and phone that the server knows from the last time', async () => {
    signIn('');
    fetchMock.mockResolvedValueOnce(answer({ direccion: 'Cra. 4', telefono: '3109998877' }));
    openDelivery();
    await waitFor(() => expect(typed()).toEqual(['Cra. 4', '3109998877']));
    expect(String(fetchMock.mock.calls[0]?.[0])).toContain('/api/clients/me?dbName=centro');
    cleanup();
    fetchMock.mockResolvedValueOnce(answer({ direccion: 'Cra. 5', telefono: '3109998877' }));
    openDelivery();
    await waitFor(() => expect(typedIn('Dirección de entrega')).toBe('Cra. 5'));
  });

  test('keeps what was typed before the server answered', async () => {
    signIn('');
    const late = Promise.withResolvers<Response>();
    fetchMock.mockReturnValueOnce(late.promise);
    openDelivery();
    fireEvent.change(screen.getByLabelText('Dirección de entrega'), {
      target: { value: 'Calle 80' },
    });
    late.resolve(answer({ direccion: 'Cra. 4', telefono: '3109998877' }));
    await waitFor(() => expect(typed()).toEqual(['Calle 80', '3109998877']));
    cleanup();
    fetchMock.mockResolvedValueOnce(answer({ direccion: 'Cra. 4', telefono: '3109998877' }));
    openDelivery();
    const ofAccount = () =>
      fetchMock.mock.calls.filter(([url]) => String(url).includes('/api/clients/me'));
    await waitFor(() => expect(ofAccount()).toHaveLength(2));
    expect(typedIn('Dirección de entrega')).toBe('Calle 80');
  });

  test('without network starts with the account and the last delivery of this device', () => {
    signIn('');
    const order = anOrder({ direccion: 'Calle 26', telefono: '3001112233' });
    stored.placedOrders.set([{ order, seguimiento: null }]);
    fetchMock.mockRejectedValueOnce(new TypeError('sin red'));
    openDelivery();
    expect(typed()).toEqual(['Calle 26', '3001112233']);
  });

  test('for a table or to take away asks the server for nothing', () => {
    signIn('');
    render(<CheckoutDialog tipo="en_local" onClose={vi.fn()} onCreated={vi.fn()} />);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
