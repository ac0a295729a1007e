// @vitest-environment happy-dom

import { nitMessages } from '@comanda/contract/forms/nit.rules';
import type { Restaurant } from '@comanda/contract/locations/locations';
import { ownersMessages } from '@comanda/contract/owners/owners.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-client.ts';
import { uploadForm } from '../../lib/api/upload.ts';
import { BrandCard } from './brand-card.tsx';
import { brandKey } from './owner.api.ts';

vi.mock('../../lib/toast.ts');
vi.mock('../../lib/api/upload.ts');

const upload = vi.mocked(uploadForm);
const UNNAMED: Restaurant = {
  _id: 'r1',
  nombre: '',
  path: 'la-brasa',
  recibePedidos: true,
  sedes: 1,
};

beforeEach(() => {
  upload.mockReset();
});
afterEach(cleanup);

const open = (restaurant: Restaurant, nit = '') => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(brandKey(restaurant._id), { nombre: restaurant.nombre, logo: '', nit });
  render(
    <QueryClientProvider client={client}>
      <BrandCard restaurant={restaurant} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar nombre, logo y NIT' }));
  return screen.getByLabelText<HTMLInputElement>('Nombre del restaurante');
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));

test('an owner without a name reads what diners see meanwhile, and types one', async () => {
  upload.mockResolvedValue({ message: '', data: { nombre: 'La Brasa', logo: '', nit: '' } });
  const input = open(UNNAMED);
  expect(screen.getByText(/leen «La Brasa», por tu link/)).toBeTruthy();
  send();
  expect(await screen.findByText(ownersMessages.nombreRequired)).toBeTruthy();
  expect(upload).not.toHaveBeenCalled();

  fireEvent.change(input, { target: { value: 'La Brasa' } });
  send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(upload.mock.calls[0]?.[1]).toMatchObject({
    form: { restaurant: { nombre: 'La Brasa', antes: { nombre: '' } } },
  });
});

test('the NIT is typed once for all sedes, with its check digit', async () => {
  upload.mockResolvedValue({
    message: '',
    data: { nombre: 'La Brasa', logo: '', nit: '900123456-8' },
  });
  open({ ...UNNAMED, nombre: 'La Brasa' });
  expect(screen.getByText(ownersMessages.noNit)).toBeTruthy();
  const nit = screen.getByLabelText<HTMLInputElement>(/^NIT/);
  fireEvent.change(nit, { target: { value: '900123456-1' } });
  send();
  expect(await screen.findByText(nitMessages.invalid)).toBeTruthy();
  fireEvent.change(nit, { target: { value: '900123456-8' } });
  send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(upload.mock.calls[0]?.[1]).toMatchObject({
    form: { restaurant: { nit: '900123456-8', antes: { nombre: 'La Brasa', nit: '' } } },
  });
  expect(screen.getByText('NIT 900.123.456-8')).toBeTruthy();
});

test('a name that another tab changed meanwhile is shown before it is overwritten', async () => {
  const clash = {
    error: 'Otra persona lo cambió',
    code: 'cambiado_mientras',
    details: [{ path: 'nombre', message: 'Cambió' }],
    data: { nombre: 'La Brasa de Ana', logo: '', nit: '' },
  };
  upload.mockRejectedValueOnce(new ApiError(409, clash));
  const input = open({ ...UNNAMED, nombre: 'La Brasa' });
  fireEvent.change(input, { target: { value: 'Brasas' } });
  send();
  expect(await screen.findByText(/La Brasa de Ana/)).toBeTruthy();
  expect(input.value).toBe('Brasas');

  upload.mockResolvedValue({ message: '', data: { nombre: 'Brasas', logo: '', nit: '' } });
  send();
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  expect(upload.mock.calls[1]?.[1]).toMatchObject({
    form: { restaurant: { nombre: 'Brasas', antes: { nombre: 'La Brasa de Ana' } } },
  });
});
