// @vitest-environment happy-dom
import { aLocation } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseSede, forgetTabSede } from '../../features/owner/tab-sede.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { OwnerLayout } from './owner-layout.tsx';
import { Staff } from './staff.tsx';

const CENTRO = aLocation();
const NORTE = aLocation({ _id: 's-norte', dbName: 'norte', nombre: 'Norte' });

beforeEach(() => {
  clearStorage();
  forgetTabSede();
  stored.location.set(CENTRO);
  stored.authUser.set({
    id: 'o1',
    email: 'marta@lasazon.example',
    estadoMembresia: 'activa',
    fechaInicio: null,
    fechaFin: null,
    planNombre: 'Pro',
  });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('ByEmail')) return Response.json({ data: [CENTRO, NORTE] });
    if (url.includes('ByPath')) return Response.json({ restaurante: { _id: 'o1', nombre: '' } });
    const cargo = { _id: 'c1', nombre: 'Mesera', descripcion: 'Atiende', disponible: true };
    return Response.json({ data: url.includes('/roles') ? [cargo] : [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetTabSede();
  clearStorage();
});

const shownSede = () => screen.getByLabelText<HTMLSelectElement>('Sede').value;

test('a half-filled form outlives the choice of another sede in another tab', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter at="/restaurant/staff">
        <OwnerLayout>
          <Staff />
        </OwnerLayout>
      </TestRouter>
    </QueryClientProvider>,
  );
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Agregar empleado' });
  await waitFor(() => expect(add.disabled).toBe(false));
  fireEvent.click(add);
  fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: 'Luz Mar' } });
  act(() => {
    localStorage.setItem('LCTN', JSON.stringify(NORTE));
    window.dispatchEvent(new StorageEvent('storage', { key: 'LCTN', storageArea: localStorage }));
  });
  expect(stored.location.get()?._id).toBe('s-norte');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Luz Mar');
  expect(shownSede()).toBe(CENTRO._id);

  // Chosen in this tab, the other sede has its own people.
  act(() => chooseSede(NORTE));
  expect(shownSede()).toBe('s-norte');
  expect(screen.queryByDisplayValue('Luz Mar')).toBeNull();
});
