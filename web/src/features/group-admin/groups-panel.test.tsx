// @vitest-environment happy-dom
import { editMessages } from '@comanda/contract/forms/edits.messages';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import { aCategory, aGroup, anOption, aProduct } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { toast } from '../../lib/toast.ts';
import { GroupsPanel } from './groups-panel.tsx';

vi.mock('../../lib/toast.ts');

const PLATOS = aCategory();
const BANDEJA = aProduct({ grupos: ['salsas'] });
const AJIACO = aProduct({ _id: 'p-ajiaco', nombre: 'Ajiaco', id_sigo: 'AJIACO', precio: 24_500 });
const MENU = { categories: [PLATOS], products: [BANDEJA, AJIACO] };
const SALSAS = aGroup({
  max: 2,
  gratis: 1,
  opciones: [
    anOption({ precio: 1500 }),
    anOption({ codigo: 'guacamole', nombre: 'Guacamole', precio: 4500 }),
  ],
});
const TERMINO = aGroup({
  codigo: 'termino',
  nombre: 'Término',
  min: 1,
  opciones: [anOption({ codigo: 'medio', nombre: 'Medio', agotado: true })],
});

interface Sent {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

let sessions = 0;
let groups: ModifierGroup[] = [];
let sent: Sent[] = [];
let refusals: { status: number; body: object }[] = [];

beforeEach(() => {
  groups = [SALSAS, TERMINO];
  sent = [];
  refusals = [];
  // What was typed is kept for the session.
  sessions += 1;
  stored.token.set(`session-${sessions}`);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://comanda.test');
    if ((init.method ?? 'GET') === 'GET') return Response.json(groups);
    const body = JSON.parse(String(init.body ?? '{}'));
    sent.push({ method: String(init.method), path: pathname + quitarOf(searchParams), body });
    const refusal = refusals.shift();
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    return Response.json(answerTo(pathname, body));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const quitarOf = (params: URLSearchParams) => (params.get('quitar') ? '?quitar=true' : '');

function answerTo(path: string, body: Record<string, unknown>) {
  if (path.endsWith('/pasar')) {
    const nuevo = { ...aGroup({ codigo: 'adiciones', nombre: 'Adiciones' }), nuevo: true };
    const productos = [{ id_sigo: 'AJIACO', nombre: 'Ajiaco', grupos: ['adiciones'] }];
    return { message: '', data: { version: 7, grupos: [nuevo], productos } };
  }
  if (path.endsWith('/reorder')) return { message: '', data: groups.toReversed() };
  const codigo = path.split('/')[3] ?? '';
  if (path.endsWith('/agotado')) groups = groups.map((group) => soldOut(group, body));
  const known = groups.find((group) => group.codigo === codigo) ?? aGroup({ codigo });
  return { message: modifiersMessages.updated, data: { ...known, nombre: body.nombre ?? '' } };
}

function soldOut(group: ModifierGroup, { opcion, agotado }: Record<string, unknown>) {
  const opciones = group.opciones.map((option) =>
    option.codigo === opcion ? { ...option, agotado: agotado === true } : option,
  );
  return { ...group, opciones };
}

const open = (search = '', menu = MENU) => {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TestRouter at={`/restaurant/menu/grupos${search}`}>
        <GroupsPanel dbName="centro" menu={menu} />
      </TestRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('the groups of a sede', () => {
  test('say their rule, where they are used, and which dishes fall', async () => {
    open('', { ...MENU, products: [BANDEJA, { ...AJIACO, grupos: ['termino'] }] });
    const list = await screen.findByRole('list', { name: 'Grupos' });
    expect(within(list).getByText('Todo agotado: ese plato no se puede pedir')).toBeTruthy();
    expect(within(list).getByText('0 de 1')).toBeTruthy();
    expect(within(list).getByText('Hogao, Guacamole')).toBeTruthy();
    expect(list.textContent).toContain('Elige hasta 2, 1 incluida · en 1 plato');
  });

  test('sell an option out by one tap', async () => {
    const user = open();
    await user.click(await screen.findByRole('switch', { name: /^Guacamole.*Disponible/ }));
    await screen.findByRole('switch', { name: /^Guacamole.*Agotada/ });
    expect(sent).toEqual([
      {
        method: 'PATCH',
        path: '/api/modifiers/salsas/agotado',
        body: { dbName: 'centro', opcion: 'guacamole', agotado: true },
      },
    ]);
  });

  test('put an option back on sale when the server refuses', async () => {
    const user = open();
    refusals = [{ status: 404, body: { error: 'No está', code: 'grupo_desconocido' } }];
    await user.click(await screen.findByRole('switch', { name: /^Guacamole.*Disponible/ }));
    await waitFor(() => expect(toast.error).toHaveBeenCalled());
    expect(screen.getByRole('switch', { name: /^Guacamole.*Disponible/ })).toBeTruthy();
  });

  test('are deleted after a second question where dishes have them', async () => {
    const user = open();
    const error = modifiersMessages.inUseOf(['Bandeja paisa'], 0);
    refusals = [{ status: 409, body: { error, code: 'grupo_en_uso' } }];
    await press(user, 'Más acciones de Salsas');
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar', hidden: true }));
    await press(user, 'Eliminar');
    expect(await screen.findByText(error, { exact: false })).toBeTruthy();
    await press(user, 'Quitar y eliminar');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(modifiersMessages.deleted));
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/modifiers/salsas',
      '/api/modifiers/salsas?quitar=true',
    ]);
  });

  test('of a sede without any begin with an example, which nothing saves but its owner', async () => {
    groups = [];
    const user = open();
    await press(user, 'Usar ejemplo de Término');
    expect(await screen.findByDisplayValue('Tres cuartos')).toBeTruthy();
    expect(sent).toEqual([]);
    await press(user, 'Guardar grupo');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      path: '/api/modifiers/termino',
      body: { nuevo: true, nombre: 'Término', min: 1, max: 1 },
    });
  });
});

describe('the order', () => {
  test('of the groups is changed by the arrows of each row and saved at once', async () => {
    const user = open();
    await press(user, 'Ordenar grupos');
    await press(user, 'Bajar Salsas');
    await press(user, 'Guardar orden');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: '/api/modifiers/reorder',
      body: { dbName: 'centro', codigos: ['termino', 'salsas'] },
    });
  });

  test('of the options is changed by the menu of each row', async () => {
    const user = open('?grupo=salsas');
    await screen.findByLabelText('Nombre');
    await user.click(screen.getByRole('button', { name: /Más acciones.*Hogao/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Bajar', hidden: true }));
    await press(user, 'Guardar grupo');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      opciones: [{ codigo: 'guacamole' }, { codigo: 'hogao' }],
    });
  });
});

test('groups are hung under an option, and the row says which', async () => {
  const user = open('?grupo=salsas');
  await screen.findByLabelText('Nombre');
  await user.click(screen.getByRole('button', { name: /Más acciones.*Hogao/ }));
  await user.click(screen.getByRole('menuitem', { name: /olgar grupos/, hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Colgar grupos' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Término/ }));
  await user.click(dialog.getByRole('button', { name: 'Listo' }));
  await press(user, 'Guardar grupo');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ opciones: [{ grupos: ['termino'] }, { grupos: [] }] });
});

describe('what is typed and not saved', () => {
  test('of a group that somebody deleted is dropped after a question', async () => {
    const user = open('?grupo=salsas');
    await user.type(await screen.findByLabelText('Nombre'), ' ricas');
    cleanup();
    groups = [TERMINO];
    open('?grupo=salsas');
    expect(await screen.findByText(modifiersMessages.unknown)).toBeTruthy();
    const left = await screen.findByRole('list', { name: 'Sin guardar' });
    expect(left.textContent).toContain('Salsas ricas');
    await press(user, 'Descartar Salsas ricas');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Sin guardar' })).toBeNull());
  });

  test('of a new group is found again in the list', async () => {
    const user = open('?grupo=_nuevo');
    await user.type(await screen.findByLabelText('Nombre'), 'Ajíes');
    await press(user, 'Salsas');
    await press(user, 'Seguir con Ajíes');
    expect((await screen.findByLabelText<HTMLInputElement>('Nombre')).value).toBe('Ajíes');
  });

  test('goes with the group that one deletes oneself', async () => {
    const user = open('?grupo=salsas');
    await user.type(await screen.findByLabelText('Nombre'), ' ricas');
    await press(user, 'Más acciones de Salsas');
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar', hidden: true }));
    groups = [TERMINO];
    await press(user, 'Eliminar');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(modifiersMessages.deleted));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Salsas' })).toBeNull());
    expect(screen.queryByText('Sin guardar')).toBeNull();
  });
});

describe('an example of several groups', () => {
  test('stays on offer until all of them are drawn, and goes on with the next that is not', async () => {
    groups = [
      aGroup({ codigo: 'sopa', nombre: 'Sopa' }),
      aGroup({ codigo: 'p', nombre: 'Proteína' }),
    ];
    const user = open();
    expect(await screen.findByText('Por dibujar: Principio y Jugo')).toBeTruthy();
    await press(user, 'Usar ejemplo de Menú del día');
    expect(await screen.findByDisplayValue('¿Qué principio quieres?')).toBeTruthy();
    await press(user, 'Guardar y seguir');
    expect(await screen.findByDisplayValue('¿Qué jugo quieres?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Guardar grupo' })).toBeTruthy();
  });
});

describe('the form of a group', () => {
  test('draws a new one with a row for each Enter, and its dishes, by one call', async () => {
    const user = open('?grupo=_nuevo');
    await user.type(await screen.findByLabelText('Nombre'), 'Ajíes');
    await user.type(field('Otra opción, y Enter'), 'De maní{Enter}De piña{Enter}');
    await user.type(field('Precio de De piña'), '2500');
    await press(user, 'Uno más de máximo');
    await press(user, 'Usar en…');
    await user.click(await screen.findByRole('checkbox', { name: /^Todos/ }));
    await press(user, 'Usar en 2 platos');
    expect(await screen.findByText(/2 platos cambian de una vez/)).toBeTruthy();
    await press(user, 'Guardar grupo');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: '/api/modifiers/ajies',
      body: {
        nuevo: true,
        nombre: 'Ajíes',
        max: 2,
        opciones: [
          { nombre: 'De maní', precio: 0 },
          { nombre: 'De piña', precio: 2500 },
        ],
        productos: ['BANDEJA', 'AJIACO'],
      },
    });
  });

  test('says what it started from, and of dishes nothing where nobody changed them', async () => {
    const user = open('?grupo=salsas');
    await user.type(await screen.findByLabelText('Lo que lee tu cliente'), '¿Cuál?');
    expect(screen.getByText('1 cambio sin guardar')).toBeTruthy();
    await press(user, 'Guardar grupo');
    await waitFor(() => expect(sent).toHaveLength(1));
    const { codigo, ...before } = SALSAS;
    expect(sent[0]?.body).toEqual({
      dbName: 'centro',
      ...before,
      pregunta: '¿Cuál?',
      antes: before,
    });
    expect(await screen.findByText('Todo está guardado')).toBeTruthy();
  });

  test('shows what is wrong at the row that it is about', async () => {
    const user = open('?grupo=salsas');
    await user.clear(await screen.findByLabelText('Precio de Hogao'));
    await user.type(field('Precio de Hogao'), '1,5');
    await press(user, 'Guardar grupo');
    expect(field('Precio de Hogao').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  test('shows the refusal of the server at its row', async () => {
    const user = open('?grupo=salsas');
    await user.type(await screen.findByLabelText('Nombre'), ' ricas');
    const details = [{ path: 'opciones.0.id_sigo', message: modifiersMessages.linkUnknown }];
    refusals = [{ status: 422, body: { error: 'No', code: 'regla_incumplida', details } }];
    await press(user, 'Guardar grupo');
    expect(await screen.findByText(modifiersMessages.linkUnknown)).toBeTruthy();
  });

  test('says what somebody else wrote meanwhile, and saves over it if told again', async () => {
    const user = open('?grupo=salsas');
    await user.type(await screen.findByLabelText('Nombre'), ' de la casa');
    const data = { ...SALSAS, nombre: 'Ajíes' };
    const details = [{ path: 'nombre', message: 'Cambió' }];
    const error = editMessages.changed;
    refusals = [{ status: 409, body: { error, code: 'cambiado_mientras', details, data } }];
    await press(user, 'Guardar grupo');
    expect(await screen.findByText(editMessages.fieldIs('Ajíes'))).toBeTruthy();
    expect(field('Nombre').value).toBe('Salsas de la casa');
    await press(user, 'Guardar grupo');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({
      nombre: 'Salsas de la casa',
      antes: { nombre: 'Ajíes' },
    });
  });

  test('keeps what is typed while another group is looked at, and asks before it is dropped', async () => {
    const user = open('?grupo=salsas');
    await user.type(await screen.findByLabelText('Nombre'), ' ricas');
    await press(user, 'Término');
    expect(await screen.findByDisplayValue('Medio')).toBeTruthy();
    expect(screen.getByText('Sin guardar')).toBeTruthy();
    await press(user, 'Salsas');
    expect((await screen.findByLabelText<HTMLInputElement>('Nombre')).value).toBe('Salsas ricas');
    await press(user, 'Descartar');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(field('Nombre').value).toBe('Salsas'));
    expect(sent).toEqual([]);
  });

  test('shows the diner’s view with the price that the order will have', async () => {
    open('?grupo=salsas');
    const preview = await screen.findByRole('complementary', { name: 'Así lo ve tu cliente' });
    expect(within(preview).getByText('Incluida')).toBeTruthy();
    // The cheaper one of two is included.
    expect(preview.textContent).toContain('$37.400');
  });

  test('sells an option out at once and leaves what is typed as it is', async () => {
    const user = open('?grupo=salsas');
    await user.type(await screen.findByLabelText('Nombre'), '!');
    await user.click(screen.getByRole('switch', { name: /^Guacamole/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.path).toBe('/api/modifiers/salsas/agotado');
    expect(screen.getByText('1 cambio sin guardar')).toBeTruthy();
  });
});

describe('passing additions and combos to groups', () => {
  const withAdditions = {
    categories: [PLATOS, aCategory({ _id: 'c-ad', name: 'Adiciones' })],
    products: [
      AJIACO,
      aProduct({ _id: 'p-queso', nombre: 'Queso', id_sigo: 'QUESO', categoryId: 'c-ad' }),
    ],
  };

  test('is shown before it is done, with what it changes for several of one dish', async () => {
    const user = open('', withAdditions);
    await press(user, 'Pasar a grupos');
    const dialog = await screen.findByRole('dialog', { name: 'Pasar a grupos' });
    expect(await within(dialog).findByText(modifiersMessages.passMultiplies)).toBeTruthy();
    expect(within(dialog).getByText('Ajiaco')).toBeTruthy();
    await press(user, 'Pasar 1 plato');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(modifiersMessages.passed));
    expect(sent.map(({ body }) => body)).toEqual([
      { dbName: 'centro', simular: true },
      { dbName: 'centro', simular: false, version: 7 },
    ]);
  });

  test('is shown again where the menu changed meanwhile', async () => {
    const user = open('', withAdditions);
    await press(user, 'Pasar a grupos');
    await screen.findByText(modifiersMessages.passMultiplies);
    const error = 'El menú cambió';
    refusals = [{ status: 409, body: { error, code: 'menu_cambiado' } }];
    await press(user, 'Pasar 1 plato');
    expect(await screen.findByText(error)).toBeTruthy();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(toast.success).not.toHaveBeenCalled();
  });
});
