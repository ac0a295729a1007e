// @vitest-environment happy-dom
import { staffDoorMessages } from '@comanda/contract/staff/staff-door.messages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { sharedDoor } from '../../features/staff-door/shared-tablet.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { shieldAt } from '../../lib/test-click.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { StaffDoor } from './staff-door.tsx';

const CENTRO = {
  _id: 'l1',
  dbName: 'centro',
  nombre: 'Centro',
  direccion: 'Calle 12',
  telefono: '',
  horario: '',
  logo: '',
  imagen: '',
};
const RESTAURANT = { _id: 'r1', nombre: 'La Sazón', path: 'la-sazon', recibePedidos: true };
const EMPLOYEE = {
  tipo: 'empleado',
  id: 'e1',
  nombre: 'Laura',
  email: 'laura@correo.com',
  cargo: null,
  permisos: [],
};

const fetchMock = vi.fn<typeof fetch>();
const answers = new Map<string, () => Response>();
const bodyOf = (path: string) =>
  JSON.parse(
    String(fetchMock.mock.calls.findLast(([url]) => String(url).includes(path))?.[1]?.body),
  );

beforeEach(() => {
  clearStorage();
  answers.clear();
  answers.set('/api/auth/tableta', () =>
    Response.json({ data: { compartida: false, personas: [] } }),
  );
  answers.set('/getLocationsByPath', () =>
    Response.json({ data: [CENTRO], restaurante: RESTAURANT }),
  );
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (url) => {
    const [, answer] = [...answers].find(([path]) => String(url).includes(path)) ?? [];
    return answer?.() ?? Response.json({ error: 'No', code: 'x' }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  clearStorage();
});

const open = (at = '/employee/La-Sazon/centro') =>
  render(
    <TestRouter at={at}>
      <Switch>
        <Route path="/employee">
          <p>La consola</p>
        </Route>
        <Route path="/employee/:idRestaurant/:sede">
          <StaffDoor />
        </Route>
      </Switch>
    </TestRouter>,
  );

async function logIn() {
  await userEvent.type(await screen.findByLabelText('Correo electrónico'), 'laura@correo.com');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'sazon2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
}

describe('the staff’s address of a sede', () => {
  test('names the sede and signs an employee in there', async () => {
    answers.set('/api/auth/login', () =>
      Response.json({ data: { empleado: EMPLOYEE }, tokens: { empleado: 't' } }),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Centro' })).toBeTruthy();
    await logIn();
    await screen.findByText('La consola');
    expect(bodyOf('/login')).toMatchObject({ dbName: 'centro', email: 'laura@correo.com' });
    expect(stored.location.get()?.dbName).toBe('centro');
    expect(stored.token.get()).toBe('t');
  });

  test('lets no client in, and says why', async () => {
    const cliente = { tipo: 'cliente', _id: 'c1', nombre: 'Ana', email: 'laura@correo.com' };
    answers.set('/api/auth/login', () =>
      Response.json({ data: { cliente }, tokens: { cliente: 't' } }),
    );
    open();
    await logIn();
    expect(await screen.findByText(staffDoorMessages.onlyClient)).toBeTruthy();
    expect(stored.token.get()).toBeNull();
  });

  test('leads who is signed in at this sede straight to the console', async () => {
    stored.location.set(CENTRO);
    stored.user.set({ ...EMPLOYEE, tipo: 'empleado' });
    open();
    expect(await screen.findByText('La consola')).toBeTruthy();
  });

  test('says so if the restaurant has no such sede', async () => {
    open('/employee/la-sazon/sur');
    expect(await screen.findByText(staffDoorMessages.unknownSede)).toBeTruthy();
  });
});

describe('a shared tablet', () => {
  const PEOPLE = [
    { id: 'e1', nombre: 'Laura Beltrán', cargo: 'Mesera' },
    { id: 'e2', nombre: 'Óscar Peña', cargo: 'Cajero' },
  ];
  const beShared = () =>
    answers.set('/api/auth/tableta', () =>
      Response.json({ data: { compartida: true, personas: PEOPLE } }),
    );
  const pinCalls = () => fetchMock.mock.calls.filter(([url]) => String(url).includes('/auth/pin'));
  const choose = async (name: RegExp) =>
    userEvent.click(await screen.findByRole('button', { name }));

  test('is made by an employee who ticks it when signing in', async () => {
    answers.set('/api/auth/login', () =>
      Response.json({ data: { empleado: EMPLOYEE }, tokens: { empleado: 't' } }),
    );
    open();
    await userEvent.click(
      await screen.findByRole('checkbox', { name: new RegExp(staffDoorMessages.shared) }),
    );
    await logIn();
    await screen.findByText('La consola');
    expect(bodyOf('/login')).toMatchObject({ compartida: true });
    expect(sharedDoor.get()).toBe('/employee/la-sazon/centro');
  });

  test('asks who it is, and the sixth digit signs in', async () => {
    beShared();
    answers.set('/api/auth/pin', () =>
      Response.json({ data: { empleado: EMPLOYEE }, tokens: { empleado: 't' } }),
    );
    open();
    await choose(/Laura/);
    for (const digit of '24681') {
      await userEvent.click(screen.getByRole('button', { name: digit }));
    }
    expect(pinCalls()).toHaveLength(0);
    await userEvent.keyboard('0');
    await screen.findByText('La consola');
    expect(bodyOf('/pin')).toEqual({ dbName: 'centro', empleado: 'e1', pin: '246810' });
    expect(stored.token.get()).toBe('t');
    expect(stored.location.get()?.dbName).toBe('centro');
  });

  test('says that a PIN is wrong and starts it anew', async () => {
    beShared();
    const error = staffDoorMessages.wrongPin;
    answers.set('/api/auth/pin', () =>
      Response.json({ error, code: 'pin_incorrecto' }, { status: 403 }),
    );
    open();
    await choose(/Laura/);
    await userEvent.keyboard('111111');
    expect(await screen.findByText(error)).toBeTruthy();
    expect(pinCalls()).toHaveLength(1);
    await userEvent.keyboard('33');
    expect(screen.getByText('2 de 6 números')).toBeTruthy();
  });

  test('does not type with the second tap on a name', async () => {
    beShared();
    open();
    const place = { clientX: 120, clientY: 300 };
    const name = await screen.findByRole('button', { name: /Laura/ });
    fireEvent.pointerDown(name, place);
    fireEvent.click(name, place);
    expect(screen.getByText('0 de 6 números')).toBeTruthy();
    expect(shieldAt(place)).not.toBeNull();
  });

  test('that the owner revoked asks for e-mail and password', async () => {
    beShared();
    open();
    await choose(/Óscar/);
    answers.set('/api/auth/tableta', () =>
      Response.json({ data: { compartida: false, personas: [] } }),
    );
    answers.set('/api/auth/pin', () =>
      Response.json({ error: 'No', code: 'tableta_desconocida' }, { status: 403 }),
    );
    await userEvent.keyboard('246810');
    expect(await screen.findByLabelText('Contraseña')).toBeTruthy();
    expect(sharedDoor.get()).toBeNull();
  });
});
