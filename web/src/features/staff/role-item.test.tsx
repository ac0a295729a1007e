// @vitest-environment happy-dom
import type { Role } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoleItem } from './role-item.tsx';

vi.mock('../../lib/toast.ts');

const MESERA: Role = { _id: 'c1', nombre: 'Mesera', descripcion: 'Atiende', disponible: true };
const CAJERA: Role = { _id: 'c2', nombre: 'Cajera', descripcion: 'Cobra', disponible: true };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => Response.json({ message: '', data: [CAJERA] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const open = (people: number) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <RoleItem dbName="centro" role={MESERA} others={[CAJERA]} people={people} />
      </ul>
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a cargo in use says how many have it and is not deleted', () => {
  open(3);
  press('Eliminar Mesera');
  expect(screen.getByText(staffMessages.roleInUse(3))).toBeTruthy();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a free cargo is deleted once, after asking', async () => {
  open(0);
  press('Eliminar Mesera');
  press('Eliminar');
  press('Eliminar');
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  expect(String(fetchMock.mock.calls[0]?.[0])).toContain('/api/roles/delete/c1');
});

test('a rename is checked against the other cargos and sent with what it started from', async () => {
  open(1);
  press('Editar Mesera');
  const name = screen.getByLabelText('Nombre del cargo');
  fireEvent.change(name, { target: { value: 'cajera' } });
  fireEvent.keyDown(name, { key: 'Enter' });
  expect(await screen.findByText(staffMessages.roleNameRepeated('cajera'))).toBeTruthy();
  fireEvent.change(name, { target: { value: 'Mesera de salón' } });
  press('Guardar cambios');
  await screen.findByRole('button', { name: 'Editar Mesera' });
  const body = JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body));
  expect(body.role).toMatchObject({
    nombre: 'Mesera de salón',
    antes: { nombre: 'Mesera', descripcion: 'Atiende' },
  });
});
