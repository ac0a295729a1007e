// @vitest-environment happy-dom

import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { anAccount } from '@comanda/contract/testing/test-factories';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ago, line, priced, round } from '../../features/charging/test-till.ts';
import { receiveAccount } from '../../features/tables/accounts.queries.ts';

import {
  button,
  desk,
  lastPay,
  openCaja,
  openTable,
  press,
  startEachAtTill,
  yes,
} from './test-charging.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
  }),
}));

startEachAtTill();

describe('the till', () => {
  it('is as it was where the sede keeps no accounts', async () => {
    desk.till.hasAccounts = false;
    await openCaja();
    expect(screen.queryByRole('button', { name: tillViewMessages.byTable })).toBeNull();
    await screen.findByRole('button', { name: 'Marcar facturado' });
    expect(screen.queryByRole('button', { name: tillViewMessages.charge })).toBeNull();
  });

  it('lists open accounts, those that wait for their bill first', async () => {
    desk.till.others = [
      anAccount({ _id: 'c8', mesas: ['8'], pedidos: ['r8'], abierta: ago(5) }),
      anAccount({
        _id: 'c3',
        mesas: ['3'],
        pedidos: ['r3'],
        abierta: ago(9),
        cuentaPedida: ago(4),
      }),
    ];
    desk.till.orders.push(round('r8', [line('Ajiaco', 1, 30_000)], { cuentaId: 'c8' }));
    desk.till.orders.push(round('r3', [line('Ajiaco', 1, 30_000)], { cuentaId: 'c3' }));
    await openCaja();
    const list = await screen.findByRole('list', { name: tillViewMessages.byTable });
    const names = within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names.map((one) => one?.slice(0, 6))).toEqual(['Mesa 3', 'Mesa 7', 'Mesa 8']);
  });
});

describe('the tip', () => {
  it('is asked first, nothing is chosen for the guests, and nothing is paid or printed before they answer', async () => {
    await openTable();
    for (const name of [/^Sí, incluir/, tipMessages.other, tipMessages.none]) {
      expect(button(name).getAttribute('aria-pressed')).toBe('false');
    }
    expect(screen.queryByRole('button', { name: chargeMessages.printDetail })).toBeNull();
    await press(new RegExp(`^${chargeMessages.tipFirst}`));
    expect(desk.till.charges()).toEqual([]);
    // A tenth of 81.600 without its tax, in whole hundreds.
    await press(/^Sí, incluir \$7\.500/);
    expect(screen.getByText(tipMessages.answered({ respuesta: 'si', valor: 7_500 }))).toBeTruthy();
    expect(button(chargeMessages.printDetail)).toBeTruthy();
  });

  it('is not asked again for the round that they answered for, but is for another one', async () => {
    const said = { respuesta: 'no' as const, valor: 0, sugerido: 7_500, fecha: ago(2) };
    desk.till.account = { ...desk.till.account, propina: { ...said, hasta: 3, canal: 'comensal' } };
    await openTable();
    expect(screen.getByText(/La mesa respondió desde su celular/)).toBeTruthy();
    const more = round('r2', [line('Café', 1, 6_000)], { cuentaRevision: 9, revision: 9 });
    desk.till.orders.push(more);
    desk.till.account = { ...desk.till.account, pedidos: ['r1', 'r2'], revision: 9 };
    act(() => receiveAccount(desk.client, 'centro', priced(desk.till, desk.till.account)));
    expect(await screen.findByRole('button', { name: /^Sí, incluir/ })).toBeTruthy();
  });

  it('takes the change only when the guests say so', async () => {
    await openTable();
    await press(tipMessages.none);
    await press('Efectivo');
    await press('100.000');
    await press(chargeMessages.leaveAsTip);
    expect(screen.queryByRole('button', { name: /^Cobrar \$/ })).toBeNull();
    const field = screen.getByLabelText(tipMessages.otherLabel);
    expect((field as HTMLInputElement).value).toBe('18.400');
    await press(tipMessages.keep);
    await press('Cobrar $100.000');
    await screen.findByText('Cuenta 1.204 cerrada');
    expect(lastPay()).toMatchObject({
      propina: { respuesta: 'otro', valor: 18_400 },
      pagos: [{ metodo: 'efectivo', valor: 81_600, propina: 18_400, recibido: 100_000 }],
    });
  });
});

describe('a whole table in cash', () => {
  it('takes five taps, says what goes back, and closes the account', async () => {
    await openTable();
    await yes();
    await press('Efectivo');
    await press('100.000');
    expect(screen.getByText('$10.900')).toBeTruthy();
    await press('Cobrar $89.100');
    expect(desk.taps).toBeLessThanOrEqual(5);
    await screen.findByRole('heading', { name: 'Cuenta 1.204 cerrada' });
    expect(lastPay()).toEqual({
      dbName: 'centro',
      vista: 5,
      cerrar: true,
      propina: { respuesta: 'si', valor: 7_500 },
      pagos: [
        {
          metodo: 'efectivo',
          valor: 81_600,
          propina: 7_500,
          recibido: 100_000,
          referencia: null,
          parte: null,
        },
      ],
    });
    expect(screen.getByText(chargeMessages.giveBack)).toBeTruthy();
    await press(chargeMessages.next);
    expect(await screen.findByText(chargeMessages.noAccounts)).toBeTruthy();
  });

  it.each([
    [15_000, true],
    [15_200, false],
    [0, false],
  ])('with an UVT of %i says that the law wants an invoice: %s', async (uvt, isSaid) => {
    desk.till.settings = { ...desk.till.settings, uvt };
    await openTable();
    await press(tipMessages.none);
    await press('Datáfono');
    await press('Cobrar $81.600');
    await screen.findByText('Cuenta 1.204 cerrada');
    const hint = screen.queryByText(chargeMessages.needsInvoice(5));
    expect(hint !== null).toBe(isSaid);
  });

  it('adds notes up, and does not charge while some is missing', async () => {
    await openTable();
    await press(tipMessages.none);
    await press('Efectivo');
    await press('+50.000');
    expect(button(/^Faltan \$31\.600/)).toBeTruthy();
    await press('+20.000');
    await press('+20.000');
    expect(screen.getByText('$8.400')).toBeTruthy();
    await press(chargeMessages.exact);
    await press('Cobrar $81.600');
    await screen.findByText('Cuenta 1.204 cerrada');
    expect(lastPay()?.pagos).toMatchObject([{ recibido: 81_600 }]);
  });

  it('is paid once by a double tap', async () => {
    await openTable();
    await press(tipMessages.none);
    await press('Efectivo');
    const pay = button('Cobrar $81.600');
    await act(async () => {
      pay.click();
      pay.click();
    });
    await screen.findByText('Cuenta 1.204 cerrada');
    expect(desk.till.charges()).toHaveLength(1);
  });
});
