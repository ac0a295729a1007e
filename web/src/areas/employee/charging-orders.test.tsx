// @vitest-environment happy-dom

import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ago, line, round } from '../../features/charging/test-till.ts';

import {
  button,
  desk,
  lastPay,
  openCaja,
  openSale,
  press,
  sale,
  startEachAtTill,
  tap,
} from './test-charging.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
  }),
}));

startEachAtTill();

describe('orders of no table', () => {
  it('are charged at once, without a question about the tip unless the sede asks it', async () => {
    desk.till.orders = [sale()];
    await openSale();
    expect(screen.queryByRole('button', { name: /^Sí, incluir/ })).toBeNull();
    await press('Efectivo');
    await press('Cobrar $25.000');
    await screen.findByText('Cuenta 1.204 cerrada');
    expect(desk.till.charges()).toMatchObject([
      { call: '/api/accounts/direct', body: { pedidos: ['v1'], propina: null } },
    ]);
  });

  it('ask for the tip where the sede says so', async () => {
    desk.till.settings = {
      ...desk.till.settings,
      propina: { ...desk.till.settings.propina, directas: true },
    };
    desk.till.orders = [sale()];
    await openSale();
    expect(button(/^Sí, incluir/)).toBeTruthy();
  });

  it('of one customer are charged together', async () => {
    desk.till.orders = [
      sale(),
      sale({ _id: 'v2', total: 10_000, productos: [line('Jugo', 1, 10_000)] }),
    ];
    await openCaja();
    await press(tillViewMessages.byOrder);
    await tap(screen.getAllByRole('button', { name: tillViewMessages.charge })[0] as HTMLElement);
    await press(chargeMessages.addOrder);
    await press('Datáfono');
    await press('Cobrar $35.000');
    await screen.findByText('Cuenta 1.204 cerrada');
    expect([...((lastPay()?.pedidos ?? []) as string[])].sort()).toEqual(['v1', 'v2']);
  });
});

describe('an order that is not delivered yet', () => {
  it('is charged in two taps more, and so is one that waits for the kitchen', async () => {
    desk.till.orders = [sale({ estado: 'enviado', fechaEntregado: null })];
    await openCaja();
    await press(tillViewMessages.byOrder);
    await tap(await screen.findByRole('button', { name: /^Cobrar antes de entregar/ }));
    await press(chargeMessages.chargeOrder('V1'));
    await screen.findByRole('heading', { level: 1, name: chargeMessages.titleOrders(1) });
    await press('Efectivo');
    await press('Cobrar $25.000');
    await screen.findByText('Cuenta 1.204 cerrada');
    expect(desk.till.charges()).toMatchObject([
      { call: '/api/accounts/direct', body: { pedidos: ['v1'] } },
    ]);
  });

  it('is not offered once it is paid, or if it is of a table', async () => {
    desk.till.orders = [
      sale({ estado: 'preparado', fechaEntregado: null, fechaPago: ago(1) }),
      round('r2', [line('Ajiaco', 1, 30_000)], { estado: 'enviado', fechaEntregado: null }),
    ];
    await openCaja();
    await press(tillViewMessages.byOrder);
    expect(screen.queryByRole('button', { name: /^Cobrar antes de entregar/ })).toBeNull();
  });
});

describe('where several tills are open and none is of who charges', () => {
  const first = { _id: 't1', caja: 'Caja', nombre: 'Inés', propio: false };
  const second = { _id: 't2', caja: 'Barra', nombre: 'Pablo', propio: false };

  it('the screen asks into which one the money goes, and remembers it', async () => {
    desk.till.shifts = [first, second];
    desk.till.orders = [sale()];
    await openSale();
    await press('Efectivo');
    expect(screen.queryByRole('button', { name: 'Cobrar $25.000' })).toBeNull();
    expect(button(new RegExp(chargeMessages.chooseShift))).toBeTruthy();
    await press(/^Barra · Pablo/);
    await press('Cobrar $25.000');
    await screen.findByText('Cuenta 1.204 cerrada');
    expect(lastPay()).toMatchObject({ turnoId: 't2' });
  });

  it.each([
    ['one of them is theirs', [first, { ...second, propio: true }]],
    ['only one is open', [first]],
  ])('nobody is asked if %s', async (_, open) => {
    desk.till.shifts = open;
    desk.till.orders = [sale()];
    await openSale();
    await press('Efectivo');
    await press('Cobrar $25.000');
    await screen.findByText('Cuenta 1.204 cerrada');
    expect(lastPay()).not.toHaveProperty('turnoId');
  });
});
