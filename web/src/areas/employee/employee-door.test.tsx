// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { sharedDoor } from '../../features/staff-door/shared-tablet.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
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
    <TestRouter at="/employee">
      <Switch>
        <Route path="/employee">
          <EmployeeDoor>
            <p>Consola</p>
          </EmployeeDoor>
        </Route>
        <Route path="/employee/la-sazon/centro">
          <p>Los nombres</p>
        </Route>
        <Route path="/userAuth">
          <p>Ingresa a la sede</p>
        </Route>
      </Switch>
    </TestRouter>,
  );

it('sends a person without session to the door of the sede and tells why', () => {
  openConsole();
  expect(screen.getByText('Ingresa a la sede')).toBeTruthy();
  expect(toast.info).toHaveBeenCalledOnce();
  expect(toast.info.mock.calls[0]?.[0]).toContain('link de tu restaurante');
});

it('tells employees nothing when they sign in or out', () => {
  stored.user.set({ ...LAURA, permisos: [...LAURA.permisos] });
  openConsole();
  expect(screen.getByText('Consola')).toBeTruthy();
  act(() => stored.user.remove());
  expect(screen.getByText('Ingresa a la sede')).toBeTruthy();
  expect(toast.info).not.toHaveBeenCalled();
});

it('leads to the names on a shared tablet, also when a session ends', () => {
  sharedDoor.set('/employee/la-sazon/centro');
  stored.user.set({ ...LAURA, permisos: [...LAURA.permisos] });
  openConsole();
  act(() => stored.user.remove());
  expect(screen.getByText('Los nombres')).toBeTruthy();
});
