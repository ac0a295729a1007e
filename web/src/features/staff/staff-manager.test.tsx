// @vitest-environment happy-dom

import { passwordsMessages } from '@comanda/contract/auth/auth.messages';
import type { Actor, Permiso } from '@comanda/contract/permissions';
import type { Employee, Role } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newId } from '../../lib/new-id.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { StaffManager } from './staff-manager.tsx';

const OWNER: Actor = { tipo: 'propietario', membresiaActiva: true };
const MESERA: Role = { _id: 'c1', nombre: 'Mesera', descripcion: 'Atiende', disponible: true };

function anEmployee(over: Partial<Employee> = {}): Employee {
  return {
    id: 'e1',
    nombre: 'Laura Gómez',
    edad: 29,
    telefono: '310 555 0187',
    direccion: 'Calle 12 # 5-43',
    cargo: { _id: 'c1', nombre: 'Mesera' },
    email: 'laura@correo.example',
    permisos: ['pedidos'],
    facultades: [],
    tienePin: false,
    invitacionPendiente: false,
    activo: true,
    ...over,
  };
}

interface Call {
  call: string;
  body: Record<string, unknown>;
}

let employees: Employee[];
let roles: Role[];
let sent: Call[];
/** Answers the next writes; while it is null they succeed. */
let refuse: (() => Response) | null;
let failsToList: boolean;

const fetchMock = vi.fn(async (url: string, init?: RequestInit) => {
  const { pathname } = new URL(url, 'http://comanda.example');
  const method = init?.method ?? 'GET';
  if (method === 'GET' && failsToList) {
    return Response.json({ error: 'No hay servicio', code: 'x' }, { status: 503 });
  }
  if (method === 'GET') {
    return Response.json({ data: pathname === '/api/roles' ? roles : employees });
  }
  const body = JSON.parse(String(init?.body));
  sent.push({ call: `${method} ${pathname}`, body });
  if (refuse) return refuse();
  if (pathname.endsWith('/inviteAgain')) {
    return Response.json({ message: staffMessages.invited(1) });
  }
  if (method === 'DELETE') {
    employees = employees.filter(({ id }) => id !== body.employee);
    return Response.json({ message: staffMessages.deleted });
  }
  if (pathname.startsWith('/api/roles')) {
    roles = [...roles, ...body.roles.map((role: Role, at: number) => ({ ...role, _id: `n${at}` }))];
    return Response.json({ message: staffMessages.rolesSaved, data: roles });
  }
  const saved = body.employees.map((one: Employee) => {
    const cargo = { _id: 'c1', nombre: 'Mesera' };
    return anEmployee({ ...one, id: one.id ?? one.email, cargo });
  });
  employees = [
    ...employees.filter(({ id }) => !saved.some((one: Employee) => one.id === id)),
    ...saved,
  ];
  return Response.json({ message: 'ok', data: saved });
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  for (const type of ['success', 'info', 'warning', 'error'] as const) {
    vi.spyOn(toast, type).mockResolvedValue();
  }
  stored.token.set(newId());
  employees = [anEmployee()];
  roles = [MESERA];
  sent = [];
  refuse = null;
  failsToList = false;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

async function openStaff(actor: Actor = OWNER, selfId?: string) {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <StaffManager
        dbName="centro"
        sedeName="Centro"
        actor={actor}
        place="owner"
        {...(selfId && { selfId })}
      />
    </QueryClientProvider>,
  );
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar empleado' });
  await vi.waitFor(() => expect(add.disabled).toBe(false));
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /Guardar nuevos/ });

function write(form: HTMLElement, texts: Record<string, string>) {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  }
}

const JHON = {
  Nombre: 'Jhon Jairo Castaño',
  Edad: '30',
  Teléfono: '313 555 0150',
  Dirección: 'Carrera 15 # 31-44',
  Cargo: 'c1',
  Correo: 'jhon@correo.example',
  Contraseña: 'clave-nueva',
};

async function addRow(texts: Record<string, string>): Promise<HTMLElement> {
  const before = screen.queryAllByRole('form').length;
  await press('Agregar empleado');
  const form = screen.getAllByRole('form')[before] as HTMLElement;
  write(form, texts);
  return form;
}

it('enables saving only when every new row is complete, and tells what is missing', async () => {
  await openStaff();
  expect(saveButton().disabled).toBe(true);
  const form = await addRow({ ...JHON, Cargo: '', Contraseña: '' });
  expect(saveButton().disabled).toBe(true);
  expect(
    screen.getByText(/1 empleado sin guardar\. Faltan el cargo y la contraseña\./),
  ).toBeTruthy();
  write(form, { Cargo: 'c1', Contraseña: 'clave-nueva' });
  expect(saveButton().disabled).toBe(false);
  await addRow({ Nombre: 'Otra' });
  expect(saveButton().disabled).toBe(true);
});

it('does not call a row with a wrong PIN ready to be saved', async () => {
  await openStaff();
  const typePin = (row: HTMLElement, value: string) =>
    fireEvent.change(within(row).getByLabelText(/^PIN/), { target: { value } });
  const form = await addRow(JHON);
  typePin(form, '12a');
  expect(screen.getByText('1 empleado sin guardar. Revisa el PIN.')).toBeTruthy();
  expect(within(form).getByText('Revisa el PIN')).toBeTruthy();
  typePin(form, '482915');
  expect(screen.getByText('1 empleado sin guardar. Ya puedes guardar.')).toBeTruthy();
  typePin(await addRow({ ...JHON, Correo: 'luz@correo.example' }), '1');
  expect(screen.getByText('2 empleados sin guardar. Revisa los datos de uno.')).toBeTruthy();
});

it('saves the new employees together, with their permisos in the given order', async () => {
  await openStaff();
  const first = await addRow(JHON);
  await userEvent.click(within(first).getByRole('checkbox', { name: /^Cocina/ }));
  await userEvent.click(within(first).getByRole('checkbox', { name: /^Pedidos/ }));
  await addRow({ ...JHON, Nombre: 'Luz Dary', Correo: 'luz@correo.example' });
  await press('Guardar nuevos (2)');
  await screen.findByRole('heading', { name: 'Luz Dary' });
  expect(sent).toEqual([
    {
      call: 'POST /api/employees/createEmployees',
      body: {
        dbName: 'centro',
        employees: [
          {
            nombre: 'Jhon Jairo Castaño',
            edad: 30,
            telefono: '313 555 0150',
            direccion: 'Carrera 15 # 31-44',
            cargo: 'c1',
            email: 'jhon@correo.example',
            password: 'clave-nueva',
            permisos: ['cocina', 'pedidos'],
            facultades: [],
          },
          expect.objectContaining({ nombre: 'Luz Dary', permisos: [] }),
        ],
      },
    },
  ]);
  expect(toast.success).toHaveBeenCalledWith(staffMessages.saved, { id: 'staff' });
  expect(screen.queryAllByRole('form')).toEqual([]);
});

it('keeps a new row with a short password and tells so at the field', async () => {
  await openStaff();
  await addRow({ ...JHON, Contraseña: 'corta' });
  await press('Guardar nuevos (1)');
  expect(screen.getByText(passwordsMessages.length(8, 20))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
  expect(sent).toEqual([]);
});

it('sends an invitation that nobody accepted yet again', async () => {
  employees = [anEmployee(), anEmployee({ id: 'e2', nombre: 'Rosa', invitacionPendiente: true })];
  await openStaff();
  expect(screen.getAllByText(staffMessages.invitePending)).toHaveLength(1);
  await press('Reenviar la invitación a Rosa');
  expect(sent).toEqual([
    { call: 'POST /api/employees/inviteAgain', body: { dbName: 'centro', id: 'e2' } },
  ]);
  expect(toast.success).toHaveBeenCalledWith(staffMessages.invited(1), { id: 'staff' });
});

it('shows an error of the server once, at its row and field', async () => {
  await openStaff();
  await addRow(JHON);
  const second = await addRow({ ...JHON, Nombre: 'Luz Dary', Correo: 'luz@correo.example' });
  refuse = () =>
    Response.json(
      {
        error: 'Revisa los datos e intenta de nuevo.',
        code: 'regla_incumplida',
        details: [{ path: 'employees.1.telefono', message: 'Ese teléfono no' }],
      },
      { status: 422 },
    );
  await press('Guardar nuevos (2)');
  await within(second).findByText('Ese teléfono no');
  expect(within(second).getByLabelText('Teléfono').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(staffMessages.saveFailed)).toBeNull();
  expect(toast.error).not.toHaveBeenCalled();
  expect(screen.getAllByRole('form')).toHaveLength(2);
});

it('finds the row whose email somebody else just took', async () => {
  await openStaff();
  await addRow(JHON);
  const second = await addRow({ ...JHON, Nombre: 'Luz Dary', Correo: 'Luz@correo.example' });
  refuse = () => {
    employees = [...employees, anEmployee({ id: 'e9', email: 'luz@correo.example' })];
    return Response.json(
      { error: 'Este correo ya está registrado.', code: 'correo_ya_registrado' },
      { status: 409 },
    );
  };
  await press('Guardar nuevos (2)');
  await within(second).findByText('Este correo ya está registrado.');
  expect(within(second).getByLabelText('Correo').getAttribute('aria-invalid')).toBe('true');
});

it('goes back to the saved values when an edit is cancelled', async () => {
  await openStaff();
  await press('Editar a Laura Gómez');
  write(screen.getByRole('form'), { Nombre: 'Otro nombre' });
  await press('Cancelar');
  expect(screen.getByRole('heading', { name: 'Laura Gómez' })).toBeTruthy();
  await press('Editar a Laura Gómez');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Laura Gómez');
  expect(sent).toEqual([]);
});

it('saves one employee, leaves out a blank password and goes back to reading', async () => {
  await openStaff();
  await press('Editar a Laura Gómez');
  write(screen.getByRole('form'), { Edad: '31' });
  await press('Guardar cambios');
  await screen.findByText('Mesera · 31 años');
  const {
    activo: _,
    tienePin: _pin,
    invitacionPendiente: _sent,
    id,
    ...antes
  } = { ...anEmployee(), cargo: 'c1' };
  expect(sent).toEqual([
    {
      call: 'PUT /api/employees/update',
      body: { dbName: 'centro', employees: [{ ...antes, id, edad: 31, antes }] },
    },
  ]);
  expect(toast.success).toHaveBeenCalledWith(staffMessages.updated, { id: 'staff' });
});

it('shows what somebody else changed meanwhile, and keeps it where nothing was typed here', async () => {
  await openStaff();
  await press('Editar a Laura Gómez');
  write(screen.getByRole('form'), { Edad: '31' });
  refuse = () =>
    Response.json(
      {
        error: 'Alguien cambió lo mismo mientras lo editabas.',
        code: 'cambiado_mientras',
        details: [{ path: 'employees.0.edad', message: 'Alguien lo cambió mientras editabas.' }],
        data: anEmployee({ edad: 40, telefono: '320 000 0000' }),
      },
      { status: 409 },
    );
  await press('Guardar cambios');
  await screen.findByText('Alguien lo cambió: ahora es «40».');
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([value('Edad'), value('Teléfono')]).toEqual(['31', '320 000 0000']);
  await press('Usar lo que hay ahora');
  expect(value('Edad')).toBe('40');
});

it('warns that other permisos end the employee’s session', async () => {
  await openStaff();
  await press('Editar a Laura Gómez');
  const warning = /su sesión se cierra/;
  expect(screen.queryByText(warning)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Caja/ }));
  expect(screen.getByText(warning)).toBeTruthy();
});

it('asks before it deletes an employee, and removes the card once the server has', async () => {
  await openStaff();
  await press('Eliminar a Laura Gómez');
  await press('Volver');
  expect(sent).toEqual([]);
  await press('Eliminar a Laura Gómez');
  await press('Eliminar');
  await vi.waitFor(() => expect(screen.queryByText('Laura Gómez')).toBeNull());
  expect(sent).toEqual([
    { call: 'DELETE /api/employees/deleteEmployee', body: { dbName: 'centro', employee: 'e1' } },
  ]);
  expect(toast.success).toHaveBeenCalledWith(staffMessages.deleted, { id: 'staff' });
});

it('lets employees change neither themselves nor people with more permisos, and grant only permisos they have', async () => {
  employees = [
    anEmployee({ id: 'yo', nombre: 'Yo', permisos: ['empleados'] }),
    anEmployee({ id: 'ana', nombre: 'Ana', permisos: ['caja'] }),
    anEmployee({ id: 'luz', nombre: 'Luz', permisos: ['pedidos'] }),
  ];
  const permisos: Permiso[] = ['empleados', 'pedidos'];
  await openStaff({ tipo: 'empleado', permisos, facultades: [] }, 'yo');
  const edits = screen.getAllByRole('button', { name: /^Editar a/ });
  expect(edits.map((button) => button.getAttribute('aria-label'))).toEqual(['Editar a Luz']);
  expect(screen.getByText(/Eres tú/)).toBeTruthy();
  expect(screen.getByText('Tiene un permiso que tú no tienes: Caja.')).toBeTruthy();

  await press('Editar a Luz');
  const enabled = screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ disabled }) => !disabled);
  expect(enabled).toHaveLength(2);
});

it('gives facultades beside the permisos they stand on, and takes them back with those', async () => {
  employees = [anEmployee({ permisos: ['caja'], facultades: ['arqueo', 'sede'] })];
  await openStaff();
  expect(screen.getByText('Puede además: Arqueo y Sede.')).toBeTruthy();
  await press('Editar a Laura Gómez');
  const extras = within(screen.getByRole('group', { name: 'Puede además…' }));
  const box = (name: string) =>
    extras.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
  expect([box('Arqueo').checked, box('Sede').checked]).toEqual([true, true]);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Caja/ }));
  expect([box('Arqueo').disabled, box('Sede').disabled]).toEqual([true, true]);
  expect(extras.getAllByText('Necesita el permiso Caja')).toHaveLength(2);
  expect(extras.getByText('Necesita algún permiso')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Pedidos/ }));
  expect(screen.getByText(/su sesión se cierra/)).toBeTruthy();
  await press('Guardar cambios');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body.employees).toMatchObject([{ permisos: ['pedidos'], facultades: ['sede'] }]);
});

it('offers an employee only the facultades that they have, and locks who has more', async () => {
  employees = [
    anEmployee({ id: 'yo', nombre: 'Yo', permisos: ['empleados', 'caja'] }),
    anEmployee({ id: 'ana', nombre: 'Ana', permisos: ['caja'], facultades: ['arqueo'] }),
    anEmployee({ id: 'luz', nombre: 'Luz', permisos: ['caja'] }),
  ];
  const mine: Actor = {
    tipo: 'empleado',
    permisos: ['empleados', 'caja'],
    facultades: ['sede', 'cobrar'],
  };
  await openStaff(mine, 'yo');
  expect(screen.getByText('Tiene un permiso que tú no tienes: Arqueo.')).toBeTruthy();
  await press('Editar a Luz');
  const extras = within(screen.getByRole('group', { name: 'Puede además…' }));
  expect(extras.getAllByRole('checkbox')).toHaveLength(1);
  expect(extras.getByRole('checkbox', { name: /^Sede/ })).toBeTruthy();
});

it('keeps what was typed when the screen changes, for this session only', async () => {
  await openStaff();
  await addRow({ Nombre: 'A medias' });
  cleanup();
  expect(toast.warning).toHaveBeenCalledWith('Dejaste 1 empleado sin guardar', expect.anything());
  await openStaff();
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('A medias');
  cleanup();
  stored.token.set('otra-sesion');
  await openStaff();
  expect(screen.queryAllByRole('form')).toEqual([]);
});

it('offers a search by name without accents if there are many employees', async () => {
  const names = ['Ana', 'Beto', 'Caro', 'Darío', 'Elsa', 'Fabio', 'Gómez'];
  employees = names.map((nombre) => anEmployee({ id: nombre, nombre }));
  await openStaff();
  await userEvent.type(screen.getByRole('textbox', { name: 'Buscar por nombre' }), 'dario');
  const cards = within(screen.getByRole('list', { name: 'Empleados' }));
  expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Darío']);
});

it('saves only new cargos; without any it tells so and sends nothing', async () => {
  await openStaff();
  await press('Administrar Cargos');
  await press('Guardar cargos');
  expect(toast.info).toHaveBeenCalledWith(staffMessages.noNewRoles, { id: 'roles' });
  await press('Agregar cargo');
  await press('Guardar cargos');
  expect(screen.getByText(staffMessages.roleNameRequired)).toBeTruthy();
  expect(screen.getByText(staffMessages.roleDescriptionRequired)).toBeTruthy();
  expect(sent).toEqual([]);

  write(screen.getByRole('dialog'), { 'Nombre del cargo': 'Cajera', Descripción: 'Cobra' });
  await press('Guardar cargos');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      call: 'POST /api/roles/registerRoles',
      body: {
        dbName: 'centro',
        roles: [{ nombre: 'Cajera', descripcion: 'Cobra', disponible: true }],
      },
    },
  ]);
  expect(toast.success).toHaveBeenCalledWith(staffMessages.rolesSaved, { id: 'roles' });
});

it('asks for a first cargo before the first employee, then continues with the employee', async () => {
  employees = [];
  roles = [];
  await openStaff();
  await press('Crear el primer cargo');
  write(screen.getByRole('dialog'), { 'Nombre del cargo': 'Mesera', Descripción: 'Atiende' });
  await press('Guardar cargos');
  const form = await screen.findByRole('form', { name: 'Empleado nuevo' });
  expect(within(form).getByRole('option', { name: 'Mesera' })).toBeTruthy();
});

it('tells that the employees could not be loaded, and tries again', async () => {
  failsToList = true;
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <StaffManager dbName="centro" sedeName="Centro" actor={OWNER} place="owner" />
    </QueryClientProvider>,
  );
  await screen.findByText(staffMessages.loadFailed);
  failsToList = false;
  await press('Reintentar');
  await screen.findByRole('heading', { name: 'Laura Gómez' });
});

it('invites a new employee by mail instead of asking for a password', async () => {
  await openStaff();
  await press('Agregar empleado');
  const form = screen.getByRole('form', { name: /Empleado nuevo/ });
  const { Contraseña: _password, ...rest } = JHON;
  write(form, rest);
  expect(saveButton().disabled).toBe(true);
  await userEvent.click(within(form).getByRole('checkbox', { name: staffMessages.invite }));
  expect(within(form).queryByLabelText('Contraseña')).toBeNull();
  await userEvent.click(saveButton());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const employee = (sent[0]?.body.employees as object[] | undefined)?.[0];
  expect(employee).toMatchObject({ email: JHON.Correo, invitar: true });
  expect(employee).not.toHaveProperty('password');
  expect(toast.success).toHaveBeenCalledWith(staffMessages.saved, {
    id: 'staff',
    description: staffMessages.invited(1),
  });
});
