// @vitest-environment happy-dom

import type { Account } from '@comanda/contract/accounts/accounts';
import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { ERRORS } from '@comanda/contract/errors';
import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { tiemposMessages } from '@comanda/contract/menu/tiempos.words';
import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import {
  aCategory,
  anAccount,
  anEmployeeUser,
  anOrderLine,
  aProduct,
} from '@comanda/contract/testing/test-factories';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeOutbox, knownOutbox, tellOutbox } from '../../features/offline/outbox-store.ts';
import { knownAccounts, putAccount } from '../../features/tables/accounts.queries.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import {
  cut,
  dialog,
  minutesAgo,
  occupied,
  panel,
  renderPedidos,
  restore,
  round,
  sede,
  serveTables,
  sheet,
  tile,
} from './test-tables.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
  }),
}));

const CATEGORIES = [
  aCategory({ esPlatoPrincipal: true }),
  aCategory({ _id: 'c-ent', name: 'Entradas', tiempo: 1 }),
  aCategory({ _id: 'c-fue', name: 'Fuertes', tiempo: 2 }),
];
const PRODUCTS = [
  aProduct(),
  aProduct({ _id: 'p-aji', id_sigo: 'AJIACO', nombre: 'Ajiaco', precio: 27_500 }),
  aProduct({ _id: 'p-cre', id_sigo: 'CREMA', nombre: 'Crema', categoryId: 'c-ent' }),
  aProduct({ _id: 'p-chu', id_sigo: 'CHURRASCO', nombre: 'Churrasco', categoryId: 'c-fue' }),
];

const WAITERS = [
  { id: 'w1', nombre: 'Andrés Quintero' },
  { id: 'w2', nombre: 'Valentina Ríos' },
];

let client: QueryClient;

serveTables({ categories: CATEGORIES, products: PRODUCTS });
beforeEach(() => {
  sede.waiters = WAITERS;
});

async function openPedidos() {
  client = renderPedidos();
  await screen.findByRole('tab', { name: tablesMessages.tab });
}

const tap = (element: HTMLElement) => userEvent.click(element);
const type = (element: HTMLElement, text: string) => userEvent.type(element, text);
const openTab = async (name: string) => tap(await screen.findByRole('tab', { name }));
const openTables = async () => {
  await openPedidos();
  await openTab(tablesMessages.tab);
  await screen.findByRole('list', { name: 'Mesas' });
};

const openSeven = async () => {
  await openTables();
  await tap(tile(/^Mesa 7/));
};

describe('the table of an order', () => {
  const takeAtSeven = async () => {
    await openSeven();
    await tap(sheet().getByRole('button', { name: 'Agregar' }));
    await tap(await screen.findByRole('button', { name: /^Agregar Ajiaco/ }));
  };

  it('survives a reload, so that its dishes go to no other table unasked', async () => {
    occupied();
    sede.accounts.push(anAccount({ _id: 'b', mesas: ['9'] }));
    await takeAtSeven();
    cleanup();
    await openPedidos();
    expect(panel().getByText('Mesa 7')).toBeTruthy();
    await openTab(tablesMessages.tab);
    await tap(tile(/^Mesa 9/));
    await tap(sheet().getByRole('button', { name: 'Agregar' }));
    expect(dialog().getByText(/¿Descartar la orden/)).toBeTruthy();
    await tap(dialog().getByRole('button', { name: 'Volver' }));
    await openTab('Gestionar pedido');
    await tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    expect(sede.sent.map(({ body }) => body.mesa)).toEqual(['7']);
  });

  it('follows the account that somebody moves meanwhile', async () => {
    occupied();
    await takeAtSeven();
    const moved = { ...sede.accounts[0], mesas: ['12'], revision: 8 } as Account;
    sede.accounts = [moved];
    act(() => putAccount(client, 'centro', moved));
    expect(await panel().findByText('Mesa 12')).toBeTruthy();
    await tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    expect(sede.sent[0]?.body).toMatchObject({ mesa: '12', nombreCliente: 'Mesa 12' });
  });

  it('follows the account that somebody joins to another one', async () => {
    occupied();
    await takeAtSeven();
    const unidas = [{ cuenta: anAccount()._id, mesas: ['7'] }];
    act(() => {
      putAccount(client, 'centro', { ...anAccount(), estado: 'unida', revision: 8 });
      putAccount(client, 'centro', anAccount({ _id: 'b', mesas: ['3'], unidas, revision: 9 }));
    });
    expect(await panel().findByText('Mesa 3')).toBeTruthy();
  });

  it('is not the table of the next order', async () => {
    occupied();
    await takeAtSeven();
    await tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    cleanup();
    await openPedidos();
    await screen.findByRole('complementary', { name: 'La orden' });
    expect(panel().queryByText('Mesa 7')).toBeNull();
  });
});

it('who may charge takes the money of a table at the table, and who may not only asks for the bill', async () => {
  occupied();
  await openSeven();
  expect(sheet().getByRole('button', { name: 'La cuenta' })).toBeTruthy();
  expect(sheet().queryByRole('button', { name: tillViewMessages.charge })).toBeNull();
  cleanup();
  stored.user.set(anEmployeeUser({ facultades: ['cobrar'] }));
  await openSeven();
  await tap(sheet().getByRole('button', { name: tillViewMessages.charge }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Cobrar/ })).toBeTruthy();
  await tap(screen.getByRole('button', { name: chargeMessages.backToList }));
  expect(await screen.findByRole('list', { name: 'Mesas' })).toBeTruthy();
});

it('what was typed about an order survives a reload', async () => {
  await openPedidos();
  await tap(await screen.findByRole('button', { name: /^Agregar Ajiaco/ }));
  await tap(panel().getByRole('button', { name: 'Domicilio' }));
  await type(await screen.findByLabelText('Nombre del cliente'), 'Lucía Peña');
  await type(dialog().getByLabelText('Dirección'), 'Cra. 4 # 18-50');
  cleanup();
  await openPedidos();
  await tap(await panel().findByRole('button', { name: 'Domicilio' }));
  const value = (label: string) => (dialog().getByLabelText(label) as HTMLInputElement).value;
  expect([value('Nombre del cliente'), value('Dirección')]).toEqual([
    'Lucía Peña',
    'Cra. 4 # 18-50',
  ]);
});

describe('courses that wait', () => {
  const CHURRASCO = { id_sigo: 'CHURRASCO', nombre: 'Churrasco', tiempo: 2 };
  const coursed = (over: Partial<Order> = {}) =>
    round({
      productos: [
        anOrderLine({ id_sigo: 'CREMA', nombre: 'Crema', tiempo: 1, linea: 1 }),
        anOrderLine({ ...CHURRASCO, linea: 2 }),
      ],
      ...over,
    });

  it('stand apart in their round, and one tap fires them for the whole table', async () => {
    occupied({ pedidos: ['r1', 'r2'] });
    sede.orders = [coursed(), coursed({ _id: 'r2', horaCreacion: minutesAgo(5) })];
    sede.answer = (path) => {
      const order = sede.orders.find(({ _id }) => path.endsWith(_id));
      const cocina = { marchado: { 2: new Date().toISOString() } };
      const revision = 5 + sede.sent.length;
      return Response.json({ message: 'ok', data: { ...order, cocina, revision } });
    };
    await openSeven();
    const later = sheet().getAllByRole('region', { name: 'Después: fuertes' });
    expect(later.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Churrasco'),
      expect.stringContaining('Churrasco'),
    ]);
    expect(later[0]?.textContent).not.toContain('Crema');
    const say = vi.spyOn(toast, 'success');
    await tap(sheet().getByRole('button', { name: 'Marchar fuertes' }));
    await waitFor(() =>
      expect(sheet().queryByRole('button', { name: 'Marchar fuertes' })).toBeNull(),
    );
    expect(say.mock.lastCall).toEqual([coursesMessages.firedNamed('fuertes')]);
    expect(sede.sent).toMatchObject([
      { path: '/api/kitchen/fire/r1', body: { dbName: 'centro', tiempo: 2 } },
      { path: '/api/kitchen/fire/r2', body: { dbName: 'centro', tiempo: 2 } },
    ]);
    expect(sheet().queryByRole('region', { name: 'Después: fuertes' })).toBeNull();
  });

  it('are fired without network too, told in one toast, and wait on the device', async () => {
    occupied();
    sede.orders = [coursed()];
    await openSeven();
    await cut();
    const say = vi.spyOn(toast, 'info');
    await tap(sheet().getByRole('button', { name: 'Marchar fuertes' }));
    await waitFor(() =>
      expect(sheet().queryByRole('button', { name: 'Marchar fuertes' })).toBeNull(),
    );
    expect(say.mock.calls).toEqual([[offlineMessages.moveWaits, expect.anything()]]);
    expect(sede.sent).toEqual([]);
    expect(knownOutbox().deeds).toMatchObject([{ kind: 'marcha', orderId: 'r1', tiempo: 2 }]);
  });
});

describe('joining two tables', () => {
  it('has its own button: it asks first, and a free table is no target', async () => {
    occupied();
    sede.accounts.push(anAccount({ _id: 'b', mesas: ['9'], revision: 4 }));
    await openSeven();
    await tap(sheet().getByRole('button', { name: 'Unir' }));
    expect(screen.getByText(tablesMessages.pickToJoin('7'))).toBeTruthy();
    await tap(tile(/^Mesa 2/));
    expect(screen.getByText(tablesMessages.isFree('2'))).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await tap(tile(/^Mesa 9/));
    expect(screen.queryByText(tablesMessages.isFree('2'))).toBeNull();
    expect(screen.getByRole('dialog', { name: tablesMessages.askToJoin('7', '9') })).toBeTruthy();
    expect(sede.sent).toEqual([]);
    await tap(dialog().getByRole('button', { name: 'Unir' }));
    await waitFor(() =>
      expect(sede.sent[0]?.body).toMatchObject({ mesa: '9', unir: true, vista: 5 }),
    );
  });
});

describe('moving a table', () => {
  it('that fails keeps the chosen table, and the next tap tries again', async () => {
    occupied();
    sede.answer = () => Response.json({ error: ERRORS.error_interno.message }, { status: 500 });
    await openSeven();
    await tap(sheet().getByRole('button', { name: 'Mover' }));
    await tap(tile(/^Mesa 2/));
    await tap(dialog().getByRole('button', { name: 'Mover' }));
    expect(await dialog().findByText(ERRORS.error_interno.message)).toBeTruthy();
    sede.answer = () => {
      const data = { ...sede.accounts[0], mesas: ['2'], revision: 7 };
      return Response.json({ message: accountsMessages.moved, data, otra: null });
    };
    await tap(dialog().getByRole('button', { name: 'Mover' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sede.sent.map(({ body }) => body.mesa)).toEqual(['2', '2']);
  });

  it('to a table where somebody sat down meanwhile becomes a question about joining', async () => {
    occupied();
    const { message, status } = ERRORS.mesa_ocupada;
    const theirs = anAccount({ _id: 'b', mesas: ['2'], revision: 8 });
    sede.answer = () =>
      Response.json({ error: message, code: 'mesa_ocupada', data: theirs }, { status });
    await openSeven();
    await tap(sheet().getByRole('button', { name: 'Mover' }));
    await tap(tile(/^Mesa 2/));
    await tap(dialog().getByRole('button', { name: 'Mover' }));
    expect(
      await screen.findByRole('dialog', { name: tablesMessages.askToJoin('7', '2') }),
    ).toBeTruthy();
    await tap(dialog().getByRole('button', { name: 'Unir' }));
    await waitFor(() => expect(sede.sent.map(({ body }) => body.unir)).toEqual([false, true]));
  });

  it('says without network that it has to wait', async () => {
    occupied();
    await openSeven();
    await tap(sheet().getByRole('button', { name: 'Mover' }));
    await cut();
    await tap(tile(/^Mesa 2/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(tablesMessages.needsNetwork)).toBeTruthy();
  });
});

describe('the people of a table', () => {
  it('are how many, their name and who serves them', async () => {
    occupied({ mesero: { id: 'w1', nombre: 'Andrés Quintero' } });
    sede.answer = () =>
      Response.json({
        message: accountsMessages.saved,
        data: { ...sede.accounts[0], nombre: 'Familia Ríos', mesero: WAITERS[1], revision: 6 },
      });
    await openSeven();
    expect(sheet().getByText(tablesMessages.servedBy('Andrés Quintero'))).toBeTruthy();
    await tap(sheet().getByRole('button', { name: 'Personas' }));
    await tap(dialog().getByRole('button', { name: '6 personas' }));
    await type(dialog().getByLabelText(/Nombre de la cuenta/), 'Familia Ríos');
    await dialog().findByRole('option', { name: 'Valentina Ríos' });
    await userEvent.selectOptions(dialog().getByLabelText(tablesMessages.waiter), 'w2');
    await tap(dialog().getByRole('button', { name: 'Guardar' }));
    expect(await sheet().findByText(tablesMessages.servedBy('Valentina Ríos'))).toBeTruthy();
    expect(sede.sent[0]?.body).toEqual({
      dbName: 'centro',
      vista: 5,
      comensales: 6,
      nombre: 'Familia Ríos',
      mesero: 'w2',
    });
  });

  it('stay as they were typed when saving fails', async () => {
    occupied();
    sede.answer = () => Response.json({ error: ERRORS.error_interno.message }, { status: 500 });
    await openSeven();
    await tap(sheet().getByRole('button', { name: 'Personas' }));
    await tap(dialog().getByRole('button', { name: 'Más de 8 personas' }));
    await tap(dialog().getByRole('button', { name: 'Uno más de personas' }));
    await type(dialog().getByLabelText(/Nombre de la cuenta/), 'Cumple');
    await tap(dialog().getByRole('button', { name: 'Guardar' }));
    expect(await dialog().findByText(ERRORS.error_interno.message)).toBeTruthy();
    const name = dialog().getByLabelText(/Nombre de la cuenta/) as HTMLInputElement;
    expect(name.value).toBe('Cumple');
    sede.answer = () =>
      Response.json({ message: accountsMessages.saved, data: anAccount({ revision: 6 }) });
    await tap(dialog().getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sede.sent[1]?.body).toMatchObject({ comensales: 10, nombre: 'Cumple' });
  });
});

it('opening a table that fails keeps the number that was chosen', async () => {
  sede.answer = () => Response.json({ error: ERRORS.error_interno.message }, { status: 500 });
  await openTables();
  await tap(tile(/^Mesa 2/));
  await tap(dialog().getByRole('button', { name: 'Más de 8 personas' }));
  await tap(dialog().getByRole('button', { name: 'Uno más de personas' }));
  await tap(dialog().getByRole('button', { name: 'Son 10' }));
  expect(await dialog().findByText(ERRORS.error_interno.message)).toBeTruthy();
  expect(dialog().getByRole('button', { name: 'Son 10' })).toBeTruthy();
});

it('an order for the table that nobody has confirmed is in its sheet, and one tap confirms it', async () => {
  occupied();
  const theirs = round({
    _id: 'qr',
    cuentaId: null,
    mesaConfirmada: false,
    nombreCliente: 'Nadia',
  });
  sede.orders.push(theirs);
  sede.answer = () => {
    const data = { ...theirs, mesaConfirmada: true, cuentaId: anAccount()._id, revision: 6 };
    return Response.json({ message: 'ok', data });
  };
  await openSeven();
  const claim = within(sheet().getByRole('region', { name: settingsMessages.tableUnconfirmed }));
  expect(claim.getByText('Nadia')).toBeTruthy();
  await tap(claim.getByRole('button', { name: settingsMessages.confirmTable }));
  expect(await sheet().findByText('Ronda 2')).toBeTruthy();
  expect(sede.sent.map(({ path }) => path)).toEqual(['/api/orders/confirmTable/qr']);
});

describe('without network', () => {
  const addAjiaco = async () => {
    await tap(sheet().getByRole('button', { name: 'Agregar' }));
    await tap(await screen.findByRole('button', { name: /^Agregar Ajiaco/ }));
  };

  it('the tables are known although their tab was never opened before', async () => {
    occupied();
    await openPedidos();
    await waitFor(() => expect(knownAccounts(client, 'centro')).toHaveLength(1));
    await cut();
    await openTab(tablesMessages.tab);
    expect((await screen.findByRole('list', { name: 'Mesas' })).textContent).toContain('Ocupada');
    expect(screen.getByText(new RegExp(tablesMessages.failsOffline))).toBeTruthy();
  });

  it('a refused round is shown on the tables, and taken up again it is for its table', async () => {
    occupied();
    await openSeven();
    await addAjiaco();
    await cut();
    await tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    await changeOutbox((box) => {
      const [deed] = box.deeds;
      if (deed?.kind !== 'order') throw new Error('nothing waits');
      const { id, dbName, author, at, draft, items } = deed;
      const order = { draft, items };
      const problem = { id, dbName, author, at, place: 'Mesa 7', text: 'No se pudo', cause: '' };
      return { ...box, deeds: [], problems: [{ ...problem, order }] };
    });
    await restore();
    act(tellOutbox);
    await tap(await screen.findByRole('button', { name: 'Retomar el pedido' }));
    expect(panel().getByText('Mesa 7')).toBeTruthy();
    await tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    expect(sede.sent.at(-1)?.body).toMatchObject({ mesa: '7', metodoPago: 'por_definir' });
  });

  it('what could not be done for want of it is not told any more once it is back', async () => {
    occupied();
    await openSeven();
    sede.isCut = true;
    await tap(sheet().getByRole('button', { name: 'La cuenta' }));
    expect(await sheet().findByText(tablesMessages.changeFailed)).toBeTruthy();
    await restore();
    await waitFor(() => expect(sheet().queryByText(tablesMessages.changeFailed)).toBeNull());
  });
});

it('an order for a table pays when the table asks for its bill, unless somebody says otherwise', async () => {
  await openPedidos();
  await tap(await screen.findByRole('button', { name: /^Agregar Ajiaco/ }));
  await tap(panel().getByRole('button', { name: 'Local' }));
  const later = (await dialog().findByLabelText('Al pedir la cuenta')) as HTMLInputElement;
  expect(later.checked).toBe(true);
  await tap(dialog().getByRole('button', { name: 'Volver a la orden' }));
  await tap(panel().getByRole('button', { name: 'Para llevar' }));
  expect(dialog().queryByLabelText('Al pedir la cuenta')).toBeNull();
});

describe('the course of a dish', () => {
  it('is that of its category, and the waiter sees before sending what will wait', async () => {
    occupied();
    await openSeven();
    await tap(sheet().getByRole('button', { name: 'Agregar' }));
    await tap(await screen.findByRole('button', { name: /^Agregar Crema/ }));
    expect(panel().queryByText(/Después/)).toBeNull();
    await tap(screen.getByRole('button', { name: /^Agregar Churrasco/ }));
    expect(panel().getByText('Después: fuertes')).toBeTruthy();
    expect(panel().getByText(coursesMessages.willWait('fuertes'))).toBeTruthy();
    await tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    expect(sede.sent[0]?.body.productos).toMatchObject([
      { id_sigo: 'CREMA', tiempo: 1 },
      { id_sigo: 'CHURRASCO', tiempo: 2 },
    ]);
  });

  it('and its seat are what the waiter chooses', async () => {
    await openPedidos();
    await tap(await screen.findByRole('button', { name: 'Churrasco' }));
    await tap(dialog().getByRole('button', { name: tiemposMessages.now }));
    await userEvent.selectOptions(dialog().getByLabelText(/Puesto/), '3');
    await tap(dialog().getByRole('button', { name: /^Agregar ·/ }));
    expect(stored.cart.get()).toMatchObject([{ id_sigo: 'CHURRASCO', tiempo: null, puesto: 3 }]);
    expect(panel().getByText(tiemposMessages.atSeat(3))).toBeTruthy();
  });

  it('is kept when the order is edited, and changed only by who changes it', async () => {
    sede.orders = [
      round({
        productos: [
          anOrderLine({ linea: 1, nombre: 'Ajiaco', id_sigo: 'AJIACO', precio: 27_500 }),
          anOrderLine({
            linea: 2,
            nombre: 'Churrasco',
            id_sigo: 'CHURRASCO',
            tiempo: 2,
            puesto: 4,
          }),
        ],
      }),
    ];
    await openPedidos();
    await openTab('Pedidos');
    await tap(await screen.findByText(/Mesa 7/));
    await tap(await screen.findByRole('button', { name: 'Editar' }));
    await tap(await screen.findByRole('button', { name: /^Agregar Crema/ }));
    await tap(panel().getByRole('button', { name: staffOrdersMessages.saveChanges }));
    await tap(await dialog().findByRole('button', { name: staffOrdersMessages.saveChanges }));
    await waitFor(() => expect(sede.sent).toHaveLength(1));
    const lines = sede.sent[0]?.body.productos as { tiempo?: number; puesto?: number }[];
    expect(lines.map(({ tiempo, puesto }) => [tiempo, puesto])).toEqual([
      [undefined, undefined],
      [2, 4],
      [1, undefined],
    ]);
  });

  it('is not asked for where the sede serves without courses', async () => {
    sede.tiempos = false;
    await openPedidos();
    await tap(await screen.findByRole('button', { name: 'Churrasco' }));
    expect(dialog().queryByText(tiemposMessages.when)).toBeNull();
    await tap(dialog().getByRole('button', { name: /^Agregar ·/ }));
    expect(stored.cart.get()?.[0]).not.toHaveProperty('tiempo');
  });
});
