// @vitest-environment happy-dom

import type { Account } from '@comanda/contract/accounts/accounts';
import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import { ERRORS } from '@comanda/contract/errors';
import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import {
  aCategory,
  anAccount,
  anOrder,
  anOrderLine,
  aPlanTable,
  aProduct,
} from '@comanda/contract/testing/test-factories';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stored } from '../../lib/stored.ts';
import { clickTwice, shieldAt } from '../../lib/test-click.ts';
import { toast } from '../../lib/toast.ts';
import {
  cut,
  dialog,
  minutesAgo,
  occupied,
  panel,
  renderPedidos,
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
  aCategory({ _id: 'c-aco', name: 'Adiciones' }),
];
const PRODUCTS = [
  aProduct(),
  aProduct({ _id: 'p-aji', id_sigo: 'AJIACO', nombre: 'Ajiaco', precio: 27_500 }),
  aProduct({ _id: 'p-tru', id_sigo: 'TRUCHA', nombre: 'Trucha', precio: 30_000 }),
  aProduct({ _id: 'p-pap', id_sigo: 'PAPA', nombre: 'Papa', precio: 6_900, categoryId: 'c-aco' }),
];

const TAB = new RegExp(`^${tablesMessages.tab}`);

serveTables({ categories: CATEGORIES, products: PRODUCTS });

/** Screens of this width, until the answer is called with another; without it each question for a width is answered with no. */
function stubWidth(width: number) {
  let now = width;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => {
    const limit = 16 * Number.parseFloat(/[\d.]+/.exec(query)?.[0] ?? '0');
    return {
      get matches() {
        return query.includes('<') ? now < limit : now >= limit;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    };
  });
  return (next: number) =>
    act(() => {
      now = next;
      for (const listener of listeners) listener();
    });
}

async function openPedidos(firstSeen = () => screen.findByRole('heading', { name: 'Platos' })) {
  renderPedidos();
  await firstSeen();
  const user = userEvent.setup();
  let taps = 0;
  return {
    tap: async (element: HTMLElement) => {
      taps += 1;
      await user.click(element);
    },
    type: (element: HTMLElement, text: string) => user.type(element, text),
    taps: () => taps,
    countAnew: () => {
      taps = 0;
    },
  };
}

async function openTables() {
  const waiter = await openPedidos();
  await waiter.tap(await screen.findByRole('tab', { name: TAB }));
  await screen.findByRole('list', { name: 'Mesas' });
  waiter.countAnew();
  return waiter;
}

/** The tables of a sede that has drawn them. */
function draw() {
  const row = ['7', '2', '9'].map((nombre, at) => aPlanTable(nombre, { x: 4 + at * 24 }));
  sede.plan = {
    zonas: [
      { _id: 's', nombre: 'Salón', mesas: row },
      { _id: 't', nombre: 'Terraza', mesas: [aPlanTable('Terraza 1', { puestos: 2 })] },
    ],
  };
}
/** Terraza 1 asks for its bill. */
const asking = () => ({
  accounts: [
    anAccount({ _id: 'c', mesas: ['Terraza 1'], pedidos: ['r2'], cuentaPedida: minutesAgo(1) }),
  ],
  orders: [round({ _id: 'r2', mesa: 'Terraza 1', cuentaId: 'c' })],
});
const openDrawn = () => {
  draw();
  return openPedidos(() => screen.findByRole('group', { name: 'Zonas' }));
};
const zone = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Zonas' })).getByRole('button', { name });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const refusal = (code: keyof typeof ERRORS, data?: Account) =>
  Response.json(
    { error: ERRORS[code].message, code, ...(data && { data }) },
    { status: ERRORS[code].status },
  );

describe('the tab of tables', () => {
  it('is there only where the sede keeps accounts', async () => {
    sede.activas = false;
    await openPedidos();
    await screen.findByRole('tab', { name: 'Pedidos' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Gestionar pedido',
      'Pedidos',
    ]);
    cleanup();
    sede.activas = true;
    await openPedidos();
    await screen.findByRole('tab', { name: TAB });
    expect(screen.getAllByRole('tab')[2]?.textContent).toBe(tablesMessages.tab);
  });

  it('says of each table its state in words, its guests and its total', async () => {
    occupied();
    sede.accounts.push(
      anAccount({ _id: 'b', mesas: ['10', '11'], comensales: 9, abierta: minutesAgo(5) }),
      anAccount({
        _id: 'c',
        mesas: ['3'],
        comensales: 2,
        pedidos: ['r2'],
        cuentaPedida: minutesAgo(1),
      }),
    );
    sede.orders.push(round({ _id: 'r2', mesa: '3', cuentaId: 'c', total: 63_400 }));
    await openTables();
    expect(tile(/^Mesa 7/).textContent).toMatch(/Ocupada 0:42.*4 personas.*32\.900/);
    expect(tile(/^Mesa 10 \+ 11/).textContent).toMatch(/Sin consumo.*9 personas/);
    expect(tile(/^Mesa 3/).textContent).toMatch(/Pide cuenta.*63\.400/);
    expect(tile(/^Mesa 2/).textContent).toMatch(/Libre/);
  });
});

describe('a sede that has drawn its tables', () => {
  it('opens its tables first, by zone, with a mark where somebody asks for the bill', async () => {
    Object.assign(sede, asking());
    const waiter = await openDrawn();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Gestionar pedido',
      'Pedidos',
      'Mesas!',
    ]);
    expect(screen.getByRole('img', { name: tablesMessages.asking(1) })).toBeTruthy();
    expect(zone(/^Salón/).textContent).toBe('Salón0/3');
    expect(zone(/^Terraza/).textContent).toBe(`Terraza1/1${tablesMessages.asking(1)}`);
    expect(tile(/^Mesa 7/).textContent).toMatch(/Libre.*4 puestos/);
    await waiter.tap(zone(/^Terraza/));
    expect(tile(/^Mesa Terraza 1/).textContent).toMatch(/Pide cuenta/);
  });

  it('shows the order that a waiter is taking instead', async () => {
    stored.cart.set([{ ...anOrderLine(), itemId: 'a' }]);
    draw();
    await openPedidos();
    expect(screen.queryByRole('group', { name: 'Zonas' })).toBeNull();
  });

  it('opens a table by its name', async () => {
    const waiter = await openDrawn();
    await waiter.tap(zone(/^Terraza/));
    await waiter.tap(tile(/^Mesa Terraza 1/));
    await waiter.tap(dialog().getByRole('button', { name: '2 personas' }));
    await waitFor(() =>
      expect(sede.sent[0]?.body).toMatchObject({ mesa: 'Terraza 1', comensales: 2 }),
    );
  });

  it('says who is paying, what waits to be fired and which guest nobody has confirmed', async () => {
    occupied({ pedidos: ['r1', 'r0'] });
    sede.orders.push(round({ _id: 'r0', estado: 'facturado', total: 5_000 }));
    const productos = [1, 2].map((tiempo) => anOrderLine({ linea: tiempo, tiempo }));
    sede.accounts.push(anAccount({ _id: 'n', mesas: ['9'], pedidos: ['r9'] }));
    sede.orders.push(round({ _id: 'r9', mesa: '9', cuentaId: 'n', productos }));
    sede.orders.push(round({ _id: 'g', mesa: '2', cuentaId: null, mesaConfirmada: false }));
    await openDrawn();
    await waitFor(() => expect(tile(/^Mesa 7/).textContent).toMatch(/Pagando.*Falta \$32\.900/));
    expect(tile(/^Mesa 9/).textContent).toContain('Por marchar');
    expect(tile(/^Mesa 2/).textContent).toMatch(/Libre.*Sin confirmar/);
  });

  it('names the further account of a table on it and shows it below the plan, without counting a table', async () => {
    occupied();
    sede.accounts.push(anAccount({ _id: 'b', mesas: ['7 B'], pedidos: ['r2'], comensales: 1 }));
    sede.orders.push(round({ _id: 'r2', mesa: '7 B', cuentaId: 'b', total: 8_000 }));
    const waiter = await openDrawn();
    await waitFor(() => expect(zone(/^Salón/).textContent).toBe('Salón1/3'));
    expect(screen.queryByRole('button', { name: /^Otras/ })).toBeNull();
    expect(tile(/^Mesa 7 ?Ocupada.*y 7 B/)).toBeTruthy();
    const below = within(screen.getByRole('list', { name: tablesMessages.further }));
    await waiter.tap(below.getByRole('button', { name: /^Mesa 7 B.*8\.000/ }));
    expect(sheet().getByRole('heading', { name: 'Mesa 7 B' })).toBeTruthy();
  });

  it('shows its tables as a list too, and this device remembers it', async () => {
    occupied();
    const waiter = await openDrawn();
    await waiter.tap(button('Ver la lista'));
    expect(screen.getByRole('region', { name: 'Ocupadas' })).toBeTruthy();
    expect(button('Mesa Terraza 1, libre')).toBeTruthy();
    cleanup();
    await openDrawn();
    expect(screen.getByRole('region', { name: 'Ocupadas' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Mesas' })).toBeNull();
  });

  it('lets an account move to a table of another zone, or to one that is typed', async () => {
    occupied();
    sede.answer = () =>
      Response.json({ message: accountsMessages.moved, data: sede.accounts[0], otra: null });
    const waiter = await openDrawn();
    const move = async () => {
      await waiter.tap(tile(/^Mesa 7/));
      await waiter.tap(sheet().getByRole('button', { name: 'Mover' }));
    };
    await move();
    await waiter.tap(zone(/^Terraza/));
    await waiter.tap(tile(/^Mesa Terraza 1/));
    await waiter.tap(dialog().getByRole('button', { name: 'Mover' }));
    await waiter.tap(zone(/^Salón/));
    await move();
    await waiter.tap(button('Otra mesa'));
    await waiter.type(dialog().getByLabelText('Mesa'), 'Barra 3');
    await waiter.tap(dialog().getByRole('button', { name: tablesMessages.chooseTable }));
    await waiter.tap(dialog().getByRole('button', { name: 'Mover' }));
    await waitFor(() =>
      expect(sede.sent.map(({ body }) => body.mesa)).toEqual(['Terraza 1', 'Barra 3']),
    );
  });
});

describe('the second tap of a double tap', () => {
  const place = { clientX: 120, clientY: 200 };
  const press = (element: HTMLElement) => {
    fireEvent.pointerDown(element, place);
    fireEvent.click(element, place);
  };
  beforeEach(() => {
    shieldAt(place)?.remove();
  });

  it('opens a table neither for the guests that are under it nor closes the question', async () => {
    await openDrawn();
    press(tile(/^Mesa 2/));
    expect(screen.getByRole('dialog').contains(shieldAt(place))).toBe(true);
  });

  it('adds no dish of the menu that comes', async () => {
    occupied();
    await openDrawn();
    press(tile(/^Mesa 7/));
    shieldAt(place)?.remove();
    press(sheet().getByRole('button', { name: 'Agregar' }));
    expect(shieldAt(place)).not.toBeNull();
  });

  it('chooses no table to which an account would move', async () => {
    stubWidth(360);
    occupied();
    await openDrawn();
    press(await screen.findByRole('button', { name: /^Mesa 7/ }));
    shieldAt(place)?.remove();
    press(dialog().getByRole('button', { name: 'Mover' }));
    expect(shieldAt(place)).not.toBeNull();
  });
});

describe('a free table', () => {
  it('is opened with the number of guests, and its order goes to the kitchen with one tap', async () => {
    const opened = anAccount({ mesas: ['2'], comensales: 3, revision: 6 });
    sede.answer = (path, body) =>
      path === '/api/accounts/open'
        ? Response.json({ message: accountsMessages.opened, data: opened }, { status: 201 })
        : Response.json({ message: 'ok', data: { ...anOrder(), ...body } });
    const say = vi.spyOn(toast, 'success');
    const waiter = await openTables();
    await waiter.tap(tile(/^Mesa 2/));
    expect(screen.getByRole('dialog', { name: /¿Cuántos son\?/ })).toBeTruthy();
    clickTwice(dialog().getByRole('button', { name: '3 personas' }));
    await waitFor(() => expect(panel().getByText('Mesa 2')).toBeTruthy());
    // The chip says it; a toast would cover what is tapped next.
    expect(say).not.toHaveBeenCalled();
    await waiter.tap(button(/^Agregar Ajiaco/));
    await waiter.tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    expect(sede.sent.map(({ path }) => path)).toEqual(['/api/accounts/open', '/api/orders/create']);
    expect(sede.sent[0]?.body).toMatchObject({ mesa: '2', comensales: 3 });
    expect(sede.sent[1]?.body).toMatchObject({
      tipo: 'en_local',
      mesa: '2',
      nombreCliente: 'Mesa 2',
      metodoPago: 'por_definir',
    });
  });

  it('takes more than eight guests, and a table that is not on the screen', async () => {
    const waiter = await openTables();
    await waiter.tap(button('Otra mesa'));
    await waiter.type(dialog().getByLabelText('Mesa'), 'Terraza 3');
    await waiter.tap(dialog().getByRole('button', { name: 'Más de 8 personas' }));
    await waiter.tap(dialog().getByRole('button', { name: 'Uno más de personas' }));
    await waiter.tap(dialog().getByRole('button', { name: 'Son 10' }));
    await waitFor(() => expect(panel().getByText('Mesa Terraza 3')).toBeTruthy());
    expect(sede.sent[0]?.body).toMatchObject({ mesa: 'Terraza 3', comensales: 10 });
  });

  it('that somebody else opened first shows its account and says so', async () => {
    const theirs = anAccount({ _id: 'suya', mesas: ['2'], comensales: 5, revision: 8 });
    sede.answer = () => refusal('mesa_ocupada', theirs);
    const waiter = await openTables();
    await waiter.tap(tile(/^Mesa 2/));
    await waiter.tap(dialog().getByRole('button', { name: '3 personas' }));
    expect(await sheet().findByText(ERRORS.mesa_ocupada.message)).toBeTruthy();
    expect(sheet().getByText(/5 personas/)).toBeTruthy();
  });
});

describe('a round', () => {
  it('of three dishes, one note and one addition at a known table takes at most eight taps', async () => {
    occupied();
    const waiter = await openTables();
    await waiter.tap(tile(/^Mesa 7/));
    await waiter.tap(sheet().getByRole('button', { name: 'Agregar' }));
    await waiter.tap(await screen.findByRole('button', { name: /^Agregar Bandeja paisa/ }));
    await waiter.tap(button(/^Agregar Ajiaco/));
    await waiter.tap(button('Trucha'));
    await waiter.tap(dialog().getByLabelText(/Papa/));
    await waiter.type(dialog().getByLabelText(/Observaciones/), 'sin sal');
    await waiter.tap(dialog().getByRole('button', { name: /^Agregar/ }));
    await waiter.tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    expect(waiter.taps()).toBeLessThanOrEqual(8);
    expect(sede.sent).toHaveLength(1);
    expect(sede.sent[0]?.body).toMatchObject({
      mesa: '7',
      metodoPago: 'por_definir',
      productos: [
        { id_sigo: 'BANDEJA' },
        { id_sigo: 'AJIACO' },
        { id_sigo: 'TRUCHA', nota: 'sin sal', adiciones: [{ id_sigo: 'PAPA' }] },
      ],
    });
  });

  it('takes as few on a phone, from the screen that opens first', async () => {
    stubWidth(360);
    occupied();
    const waiter = await openDrawn();
    await waiter.tap(await screen.findByRole('button', { name: /^Mesa 7/ }));
    await waiter.tap(dialog().getByRole('button', { name: 'Agregar' }));
    await waiter.tap(await screen.findByRole('button', { name: /^Agregar Bandeja paisa/ }));
    await waiter.tap(button(/^Agregar Ajiaco/));
    await waiter.tap(button('Trucha'));
    await waiter.tap(dialog().getByLabelText(/Papa/));
    await waiter.type(dialog().getByLabelText(/Observaciones/), 'sin sal');
    await waiter.tap(dialog().getByRole('button', { name: /^Agregar/ }));
    await waiter.tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('group', { name: 'Zonas' });
    expect(waiter.taps()).toBeLessThanOrEqual(8);
    expect(sede.sent[0]?.body).toMatchObject({ mesa: '7' });
  });

  it('is a new order each time, and another table is never sent the dishes of this one', async () => {
    occupied();
    sede.accounts.push(anAccount({ _id: 'b', mesas: ['9'] }));
    const waiter = await openTables();
    const send = async (name: RegExp) => {
      await waiter.tap(tile(name));
      await waiter.tap(sheet().getByRole('button', { name: 'Agregar' }));
      await waiter.tap(await screen.findByRole('button', { name: /^Agregar Ajiaco/ }));
    };
    await send(/^Mesa 7/);
    await waiter.tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    await send(/^Mesa 7/);
    await waiter.tap(screen.getByRole('tab', { name: TAB }));
    await waiter.tap(tile(/^Mesa 9/));
    await waiter.tap(sheet().getByRole('button', { name: 'Agregar' }));
    expect(dialog().getByText(/¿Descartar la orden/)).toBeTruthy();
    await waiter.tap(dialog().getByRole('button', { name: 'Volver' }));
    await waiter.tap(screen.getByRole('tab', { name: 'Gestionar pedido' }));
    await waiter.tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    expect(sede.sent.map(({ body }) => body.mesa)).toEqual(['7', '7']);
    expect(new Set(sede.sent.map(({ key }) => key)).size).toBe(2);
  });

  it('that is refused says why and keeps every dish', async () => {
    occupied();
    sede.answer = () => refusal('cuentas_inactivas');
    const waiter = await openTables();
    await waiter.tap(tile(/^Mesa 7/));
    await waiter.tap(sheet().getByRole('button', { name: 'Agregar' }));
    await waiter.tap(await screen.findByRole('button', { name: /^Agregar Ajiaco/ }));
    await waiter.tap(panel().getByRole('button', { name: tablesMessages.send }));
    expect(await panel().findByText(ERRORS.cuentas_inactivas.message)).toBeTruthy();
    expect(stored.cart.get()).toMatchObject([{ id_sigo: 'AJIACO' }]);
  });
});

describe('the account of a table', () => {
  const seven = async () => {
    const waiter = await openTables();
    await waiter.tap(tile(/^Mesa 7/));
    return waiter;
  };

  it('shows its rounds with their state, and its total', async () => {
    occupied({ pedidos: ['r1', 'r2'] });
    sede.orders.push(round({ _id: 'r2', estado: 'preparado', horaCreacion: minutesAgo(10) }));
    await seven();
    expect(sheet().getByText('Ronda 1').closest('summary')?.textContent).toContain('Enviado');
    expect(sheet().getByText('Ronda 2').closest('summary')?.textContent).toContain('Preparado');
    expect(sheet().getByText('$65.800')).toBeTruthy();
    expect(sheet().queryByRole('button', { name: 'Liberar' })).toBeNull();
  });

  it('asks for the bill with the revision that was seen', async () => {
    occupied();
    const cuentaPedida = new Date().toISOString();
    sede.answer = () =>
      Response.json({
        message: accountsMessages.billNoted,
        data: { ...sede.accounts[0], cuentaPedida, revision: 6 },
      });
    const waiter = await seven();
    await waiter.tap(sheet().getByRole('button', { name: 'La cuenta' }));
    expect(await sheet().findByText('Pide cuenta')).toBeTruthy();
    expect(sede.sent).toMatchObject([
      { path: `/api/accounts/${anAccount()._id}/bill`, body: { vista: 5, dbName: 'centro' } },
    ]);
  });

  it('that changed meanwhile is shown as it is, with the reason', async () => {
    occupied();
    sede.answer = () => refusal('cuenta_cambiada', { ...anAccount(), comensales: 6, revision: 8 });
    const waiter = await seven();
    await waiter.tap(sheet().getByRole('button', { name: 'La cuenta' }));
    expect(await sheet().findByText(ERRORS.cuenta_cambiada.message)).toBeTruthy();
    expect(sheet().getByText(/6 personas/)).toBeTruthy();
  });

  it('moves to the free table that is tapped', async () => {
    occupied();
    sede.answer = () =>
      Response.json({
        message: accountsMessages.moved,
        data: { ...sede.accounts[0], mesas: ['2'], revision: 7 },
        otra: null,
      });
    const waiter = await seven();
    await waiter.tap(sheet().getByRole('button', { name: 'Mover' }));
    expect(screen.getByText(tablesMessages.pickTable('7'))).toBeTruthy();
    await waiter.tap(tile(/^Mesa 2/));
    expect(sede.sent).toEqual([]);
    await waiter.tap(dialog().getByRole('button', { name: 'Mover' }));
    await waitFor(() => expect(tile(/^Mesa 2/).textContent).toMatch(/Ocupada|Sin consumo/));
    expect(sede.sent[0]).toMatchObject({ body: { mesa: '2', unir: false, vista: 5 } });
  });

  it('is joined to an occupied table only after a question, and parted again', async () => {
    occupied();
    sede.accounts.push(anAccount({ _id: 'b', mesas: ['9'], revision: 4 }));
    const joined = anAccount({
      _id: 'b',
      mesas: ['9', '7'],
      revision: 8,
      unidas: [{ cuenta: anAccount()._id, mesas: ['7'] }],
    });
    const merged = () =>
      Response.json({
        message: accountsMessages.merged,
        data: joined,
        otra: { ...sede.accounts[0], estado: 'unida', revision: 7 },
      });
    sede.answer = merged;
    const waiter = await seven();
    await waiter.tap(sheet().getByRole('button', { name: 'Mover' }));
    await waiter.tap(tile(/^Mesa 9/));
    expect(sede.sent).toEqual([]);
    sede.accounts = [joined];
    await waiter.tap(dialog().getByRole('button', { name: 'Unir' }));
    await waiter.tap(await sheet().findByRole('button', { name: 'Separar' }));
    await waitFor(() => expect(sede.sent).toHaveLength(2));
    expect(sede.sent.map(({ path }) => path.split('/').at(-1))).toEqual(['move', 'unmerge']);
    expect(sede.sent[0]?.body).toMatchObject({ mesa: '9', unir: true });
  });

  it('passes dishes, one more with each tap, and keeps the choice when that is refused', async () => {
    occupied();
    sede.orders = [
      round({ productos: [anOrderLine({ linea: 1, cantidad: 3, subtotal: 98_700 })] }),
    ];
    sede.answer = () =>
      refusal('cuenta_cambiada', { ...anAccount({ pedidos: ['r1'] }), revision: 8 });
    const waiter = await seven();
    await waiter.tap(sheet().getByRole('button', { name: 'Pasar platos' }));
    const dish = () => sheet().getByRole('button', { name: /de 3 ?Bandeja paisa/ });
    await waiter.tap(dish());
    await waiter.tap(dish());
    await waiter.tap(sheet().getByRole('button', { name: 'Pasar 2 a…' }));
    await waiter.tap(tile(/^Mesa 2/));
    expect(await screen.findByText(ERRORS.cuenta_cambiada.message)).toBeTruthy();
    await waiter.tap(button('Volver'));
    expect(dish().textContent).toContain('2 de 3');
    sede.answer = () =>
      Response.json({ message: accountsMessages.linesMoved, data: anAccount(), otra: null });
    await waiter.tap(sheet().getByRole('button', { name: 'Pasar 2 a…' }));
    await waiter.tap(tile(/^Mesa 2/));
    await waitFor(() => expect(sede.sent).toHaveLength(2));
    expect(sede.sent[1]?.body).toMatchObject({
      vista: 8,
      destino: { mesa: '2' },
      lineas: [{ pedido: 'r1', linea: 1, cantidad: 2 }],
    });
  });

  it('changes its guests, and is released when nothing is to be paid', async () => {
    sede.accounts = [anAccount({ revision: 5 })];
    sede.answer = (path) =>
      path.endsWith('release')
        ? Response.json({
            message: accountsMessages.released,
            data: anAccount({ estado: 'anulada', revision: 7 }),
          })
        : Response.json({
            message: accountsMessages.saved,
            data: anAccount({ comensales: 6, revision: 6 }),
          });
    const waiter = await seven();
    await waiter.tap(sheet().getByRole('button', { name: 'Personas' }));
    await waiter.tap(dialog().getByRole('button', { name: '6 personas' }));
    await waiter.tap(dialog().getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(sheet().getByText(/6 personas/)).toBeTruthy());
    await waiter.tap(sheet().getByRole('button', { name: 'Liberar' }));
    await waitFor(() => expect(tile(/^Mesa 7/).textContent).toContain('Libre'));
    expect(sede.sent.map(({ body }) => body.vista)).toEqual([5, 6]);
  });
});

describe('a phone', () => {
  it('offers the free tables of other zones where its own has none', async () => {
    stubWidth(360);
    sede.accounts = [anAccount({ mesas: ['7', '2', '9'] })];
    await openDrawn();
    await waitFor(() => expect(button(/Mesas libres/).textContent).toBe('1Mesas libresTerraza 1'));
  });

  it('shows who waits in another zone too, and opens their account from there', async () => {
    stubWidth(360);
    Object.assign(sede, asking());
    const waiter = await openDrawn();
    const there = await screen.findByRole('region', { name: 'Te necesitan en Terraza' });
    await waiter.tap(within(there).getByRole('button', { name: /^Mesa Terraza 1.*Pide cuenta/ }));
    expect(dialog().getByRole('heading', { name: /Terraza 1/ })).toBeTruthy();
  });

  it('shows first the free tables to which an account can move', async () => {
    stubWidth(360);
    occupied();
    const waiter = await openDrawn();
    await waiter.tap(await screen.findByRole('button', { name: /^Mesa 7/ }));
    await waiter.tap(dialog().getByRole('button', { name: 'Mover' }));
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(titles[0]).toBe('Mesas libres');
  });
});

it('where the account stands beside the plan, the question for another table takes its place and moves no table', async () => {
  stubWidth(1180);
  occupied();
  const waiter = await openDrawn();
  await waiter.tap(tile(/^Mesa 7/));
  await waiter.tap(sheet().getByRole('button', { name: 'Mover' }));
  expect(sheet().getByRole('status').textContent).toBe(tablesMessages.pickTable('7'));
});

describe('a tablet that is turned', () => {
  it('keeps what is typed about the people, and shows the account beside the tables or over them afterwards', async () => {
    const turn = stubWidth(1180);
    occupied();
    const waiter = await openDrawn();
    await waiter.tap(tile(/^Mesa 7/));
    await waiter.tap(sheet().getByRole('button', { name: 'Personas' }));
    const name = () => dialog().getByLabelText(new RegExp(tablesMessages.accountName));
    await waiter.type(name(), 'Los Rodríguez');
    turn(820);
    expect(name()).toHaveProperty('value', 'Los Rodríguez');
    await waiter.tap(dialog().getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('dialog', { name: 'La mesa' })).toBeTruthy();
    expect(sede.sent[0]?.body).toMatchObject({ nombre: 'Los Rodríguez' });
  });

  it('keeps the dishes that are chosen for another table', async () => {
    const turn = stubWidth(1180);
    occupied();
    const waiter = await openDrawn();
    await waiter.tap(tile(/^Mesa 7/));
    await waiter.tap(sheet().getByRole('button', { name: 'Pasar platos' }));
    await waiter.tap(sheet().getByRole('button', { name: /Bandeja paisa/ }));
    for (const width of [820, 1180]) {
      turn(width);
      expect(screen.getByRole('button', { name: 'Pasar 1 a…' })).toBeTruthy();
    }
  });
});

describe('without network', () => {
  it('the sheet says what has to wait, and a round waits on the device', async () => {
    occupied();
    const waiter = await openTables();
    await waiter.tap(tile(/^Mesa 7/));
    await cut();
    expect(sheet().getByText(tablesMessages.needsNetwork)).toBeTruthy();
    for (const name of ['La cuenta', 'Mover', 'Pasar platos', 'Personas']) {
      expect(sheet().getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
    }
    await waiter.tap(sheet().getByRole('button', { name: 'Agregar' }));
    await waiter.tap(await screen.findByRole('button', { name: /^Agregar Ajiaco/ }));
    await waiter.tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    expect(tile(/^Mesa 7/).textContent).toContain('1 sin enviar');
    await waiter.tap(tile(/^Mesa 7/));
    expect(sheet().getByText(offlineMessages.unsent)).toBeTruthy();
  });

  it('a free table is not opened, but its order can be taken', async () => {
    const waiter = await openTables();
    await cut();
    await waiter.tap(tile(/^Mesa 2/));
    expect(dialog().getByText(tablesMessages.openNeedsNetwork)).toBeTruthy();
    await waiter.tap(dialog().getByRole('button', { name: tablesMessages.take }));
    expect(panel().getByText('Mesa 2')).toBeTruthy();
  });
});
