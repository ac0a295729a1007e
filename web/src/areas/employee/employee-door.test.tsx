// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { EmployeeDoor } from './employee-door.tsx';

const { toast } = vi.hoisted(() => ({ toast: { info: vi.fn() } }));
vi.mock('../../lib/toast.ts', () => ({ toast }));

beforeEach(clearStorage);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const LAURA = {
  tipo: 'empleado',
  id: 'e1',
  nombre: 'Laura Gómez',
  email: 'laura@demo.co',
  cargo: { _id: 'c1', nombre: 'Mesera' },
  permisos: ['pedidos'],
} as const;

const openConsole = () =>
  render(
    <MemoryRouter initialEntries={['/employee']}>
      <Routes>
        <Route element={<EmployeeDoor />}>
          <Route path="/employee" element={<p>Consola</p>} />
        </Route>
        <Route path="/userAuth" element={<p>Ingresa a la sede</p>} />
      </Routes>
    </MemoryRouter>,
  );

it('sends whoever is not signed in to the door of the sede and says why', () => {
  openConsole();
  expect(screen.getByText('Ingresa a la sede')).toBeTruthy();
  expect(toast.info).toHaveBeenCalledOnce();
  expect(toast.info.mock.calls[0]?.[0]).toContain('enlace de tu restaurante');
});

it('says nothing to staff, neither when they come in nor when they sign out', () => {
  stored.user.set({ ...LAURA, permisos: [...LAURA.permisos] });
  openConsole();
  expect(screen.getByText('Consola')).toBeTruthy();
  act(() => stored.user.remove());
  expect(screen.getByText('Ingresa a la sede')).toBeTruthy();
  expect(toast.info).not.toHaveBeenCalled();
});
