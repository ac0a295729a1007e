// @vitest-environment happy-dom

import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { ERRORS } from '@comanda/contract/errors';
import { aLocation, anAccount, anEmployeeUser } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts } from '../../features/charging/charge-draft.ts';
import {
  ago,
  line,
  openTill,
  paymentOf,
  priced,
  round,
  type Till,
} from '../../features/charging/test-till.ts';
import { EMPTY_OUTBOX } from '../../features/offline/outbox.ts';
import { changeOutbox, knownOutbox } from '../../features/offline/outbox-store.ts';
import { sendOutbox } from '../../features/offline/send-outbox.ts';
import { receiveAccount } from '../../features/tables/accounts.queries.ts';
import { reportReached } from '../../lib/api/connection.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Caja } from './caja.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
  }),
}));

let till: Till;
let client: QueryClient;

beforeAll(async () => {
  await import('../../features/charging/till-accounts.tsx');
  await import('../../features/charging/charge-page.tsx');
});
beforeEach(async () => {
  clearStorage();
  forgetDrafts();
  await changeOutbox(() => EMPTY_OUTBOX);
  reportReached(true);
  till = openTill();
  stored.token.set('token-de-prueba');
  stored.location.set(aLocation());
  stored.user.set(anEmployeeUser({ permisos: ['caja'] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openCaja() {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <TestRouter>
        <Caja dbName="centro" unseen={new Set()} onSeen={vi.fn()} />
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Total del día');
}

let taps = 0;
const tap = (element: HTMLElement) => {
  taps += 1;
  return userEvent.click(element);
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => tap(button(name));
const openTable = async (name = /Mesa 7/) => {
  await openCaja();
  taps = 0;
  await tap(await screen.findByRole('button', { name }));
  await screen.findByRole('heading', { level: 1, name: /^Cobrar la mesa/ });
};
const yes = () => press(/^Sí, incluir/);
const parts = () =>
  within(screen.getByRole('list', { name: chargeMessages.howTheyPay }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const lastPay = () => till.charges().at(-1)?.body;

describe('the till', () => {
  it('is as it was where the sede keeps no accounts', async () => {
    till.hasAccounts = false;
    await openCaja();
    expect(screen.queryByRole('button', { name: tillViewMessages.byTable })).toBeNull();
    await screen.findByRole('button', { name: 'Marcar facturado' });
    expect(screen.queryByRole('button', { name: tillViewMessages.charge })).toBeNull();
  });

  it('lists open accounts, those that wait for their bill first', async () => {
    till.others = [
      anAccount({ _id: 'c8', mesas: ['8'], pedidos: ['r8'], abierta: ago(5) }),
      anAccount({
        _id: 'c3',
        mesas: ['3'],
        pedidos: ['r3'],
        abierta: ago(9),
        cuentaPedida: ago(4),
      }),
    ];
    till.orders.push(round('r8', [line('Ajiaco', 1, 30_000)], { cuentaId: 'c8' }));
    till.orders.push(round('r3', [line('Ajiaco', 1, 30_000)], { cuentaId: 'c3' }));
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
    expect(till.charges()).toEqual([]);
    // A tenth of 81.600 without its tax, in whole hundreds.
    await press(/^Sí, incluir \$7\.500/);
    expect(screen.getByText(tipMessages.answered({ respuesta: 'si', valor: 7_500 }))).toBeTruthy();
    expect(button(chargeMessages.printDetail)).toBeTruthy();
  });

  it('is not asked again for the round that they answered for, but is for another one', async () => {
    const said = { respuesta: 'no' as const, valor: 0, sugerido: 7_500, fecha: ago(2) };
    till.account = { ...till.account, propina: { ...said, hasta: 3, canal: 'comensal' } };
    await openTable();
    expect(screen.getByText(/La mesa respondió desde su celular/)).toBeTruthy();
    const more = round('r2', [line('Café', 1, 6_000)], { cuentaRevision: 9, revision: 9 });
    till.orders.push(more);
    till.account = { ...till.account, pedidos: ['r1', 'r2'], revision: 9 };
    act(() => receiveAccount(client, 'centro', priced(till, till.account)));
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
    expect(taps).toBeLessThanOrEqual(5);
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
    expect(till.charges()).toHaveLength(1);
  });
});

describe('a split account', () => {
  it('is paid dish by dish: what is paid is struck, and the last one pays what is left', async () => {
    await openTable();
    await yes();
    await press(chargeMessages.modes.platos);
    await press(/^Bandeja paisa, 1 de 2/);
    expect(parts()).toEqual([
      'Parte 1 · 1 plato$35.000+ $3.200 propina',
      'Falta$46.600+ $4.300 propina',
    ]);
    await press('Datáfono');
    await press('Cobrar $38.200');
    await screen.findByText(chargeMessages.paidBy(1));
    expect(lastPay()?.pagos).toMatchObject([
      { parte: { tipo: 'lineas', lineas: [{ pedido: 'r1', linea: 1, cantidad: 1 }] } },
    ]);
    await press(/^Bandeja paisa, 2 de 2/);
    await press(/^Limonada/);
    await press('Efectivo');
    await press('Cobrar $50.900');
    await screen.findByText('Cuenta 1.204 cerrada');
    // The answer about the tip is with the server since the first part.
    expect(lastPay()?.propina).toBeNull();
  });

  it('is paid in equal parts that add up to it', async () => {
    await openTable();
    await press(tipMessages.none);
    await press(chargeMessages.modes.partes);
    await press('3');
    const paid: unknown[] = [];
    for (const amount of ['$27.200', '$27.200', '$27.200']) {
      await press('Datáfono');
      await press(`Cobrar ${amount}`);
      await waitFor(() => expect(till.charges()).toHaveLength(paid.length + 1));
      const [one] = (lastPay()?.pagos ?? []) as { parte: unknown }[];
      paid.push(one?.parte);
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: `Cobrar ${amount}` })).toBeNull(),
      );
    }
    expect(paid).toEqual([1, 2, 3].map((n) => ({ tipo: 'partes', n, de: 3 })));
    await screen.findByText('Cuenta 1.204 cerrada');
  });

  it('is paid by seat where dishes have one, and by any amount, mixed', async () => {
    till.orders = [round('r1', [line('Ajiaco', 1, 30_000, 1), line('Mojarra', 1, 40_000, 2)])];
    await openTable();
    await press(tipMessages.none);
    await press(chargeMessages.modes.puesto);
    await press(/^Puesto 2/);
    await press('Tarjeta');
    await press('Cobrar $40.000');
    await screen.findByText(chargeMessages.paidBy(1));
    await press(chargeMessages.modes.valor);
    for (const key of ['1', '0', '000']) await press(key);
    await press('Nequi');
    expect(screen.getByText('300 123 4567')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/Referencia/), 'M-77');
    await press('Cobrar $10.000');
    await waitFor(() => expect(parts().at(-1)).toContain('20.000'));
    expect(lastPay()?.pagos).toMatchObject([
      { metodo: 'nequi', valor: 10_000, referencia: 'M-77', parte: { tipo: 'valor' } },
    ]);
  });

  it('offers no seats where nobody uses them', async () => {
    await openTable();
    expect(screen.queryByRole('button', { name: chargeMessages.modes.puesto })).toBeNull();
  });
});

describe('when somebody else was first', () => {
  it('shows the account as it is now, says what changed, and keeps what was typed', async () => {
    await openTable();
    await press(tipMessages.none);
    await press('Efectivo');
    await press('100.000');
    const pago = paymentOf({ metodo: 'nequi', valor: 11_600 });
    till.account = { ...till.account, pagos: [pago], revision: 6 };
    till.next = { code: 'cuenta_cambiada', body: { data: priced(till, till.account) } };
    await press('Cobrar $81.600');
    expect(await screen.findByText(chargeMessages.somebodyPaid('$11.600', '$70.000'))).toBeTruthy();
    expect((screen.getByLabelText(chargeMessages.receives) as HTMLInputElement).value).toBe(
      '$100.000',
    );
    await press('Cobrar $70.000');
    await screen.findByText('Cuenta 1.204 cerrada');
    const [first, second] = till.charges();
    expect(first?.key).not.toBe(second?.key);
  });

  it('shows at once what another till takes', async () => {
    await openTable();
    const pago = paymentOf({ metodo: 'datafono', valor: 40_000 });
    const account = { ...till.account, pagos: [pago], revision: 6 };
    act(() => receiveAccount(client, 'centro', priced(till, account)));
    expect(await screen.findByText(/Parte 1 · Datáfono/)).toBeTruthy();
  });
});

describe('without network', () => {
  it('sends a payment whose answer was lost again with the same key', async () => {
    await openTable();
    await press(tipMessages.none);
    await press('Efectivo');
    till.next = 'lost';
    await press('Cobrar $81.600');
    await screen.findByText(chargeMessages.waits);
    await act(() => sendOutbox(client));
    await screen.findByText('Cuenta 1.204 cerrada');
    const [first, again] = till.charges();
    expect(first?.key).toBe(again?.key);
    expect(again?.body).toMatchObject({ tomado: true });
    expect(till.account.pagos).toHaveLength(1);
  });

  it('takes cash or datáfono for a whole account, and says that the rest needs the network', async () => {
    await openTable();
    till.isCut = true;
    act(() => reportReached(false));
    await screen.findByText(chargeMessages.needsNetwork);
    expect(screen.queryByRole('button', { name: chargeMessages.modes.platos })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nequi' })).toBeNull();
    expect(screen.queryByRole('button', { name: chargeMessages.discount })).toBeNull();
    await yes();
    await press('Datáfono');
    await press('Cobrar $89.100');
    await screen.findByText(chargeMessages.waits);
    expect(knownOutbox().deeds).toMatchObject([
      { kind: 'cobro', cuenta: 'c7', pagos: [{ metodo: 'datafono', valor: 81_600 }] },
    ]);
    await press(chargeMessages.next);
    expect(await screen.findByText(chargeMessages.unsentCharge)).toBeTruthy();
    till.isCut = false;
    await act(() => sendOutbox(client));
    expect(till.account.estado).toBe('cerrada');
  });
});

describe('a discount', () => {
  const give = async () => {
    await openTable();
    await press(chargeMessages.discount);
    await press('10 %');
    await press('Cumpleaños');
    await press(chargeMessages.giveDiscount);
  };

  it('is given by who may, with its reason', async () => {
    stored.user.set(anEmployeeUser({ permisos: ['caja'], facultades: ['descuentos'] }));
    await give();
    await waitFor(() =>
      expect(till.sent.map(({ call }) => call)).toContain('/api/accounts/c7/adjust'),
    );
    expect(till.sent.at(-1)?.body).toEqual({
      dbName: 'centro',
      vista: 5,
      tipo: 'descuento',
      alcance: 'cuenta',
      porcentaje: 10,
      valor: null,
      motivo: 'Cumpleaños',
      autoriza: null,
    });
  });

  it('needs a reason', async () => {
    stored.user.set(anEmployeeUser({ permisos: ['caja'], facultades: ['descuentos'] }));
    await openTable();
    await press(chargeMessages.discount);
    await press(chargeMessages.courtesy);
    await press(chargeMessages.giveCourtesy);
    expect(screen.getByText('Escribe el motivo.')).toBeTruthy();
    expect(till.sent).toEqual([]);
  });

  it('is approved on the spot by a colleague, who may mistype their PIN', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    await give();
    await tap(await screen.findByRole('button', { name: /Sofía Vega/ }));
    vi.spyOn(performance, 'now').mockReturnValue(20_000);
    till.next = { code: 'pin_incorrecto' };
    await userEvent.keyboard('111111');
    await screen.findByText(ERRORS.pin_incorrecto.message);
    till.next = { code: 'demasiadas_solicitudes' };
    await userEvent.keyboard('222222');
    await screen.findByText(ERRORS.demasiadas_solicitudes.message);
    await userEvent.keyboard('246810');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(till.sent.at(-1)?.body).toMatchObject({ autoriza: { empleado: 'e9', pin: '246810' } });
    vi.restoreAllMocks();
  });
});

describe('orders of no table', () => {
  const sale = (over = {}) =>
    round('v1', [line('Hamburguesa', 1, 25_000)], {
      tipo: 'para_llevar',
      mesa: null,
      cuentaId: null,
      telefono: '3001234567',
      nombreCliente: 'Camilo',
      ...over,
    });
  const openSale = async () => {
    await openCaja();
    await press(tillViewMessages.byOrder);
    await press(tillViewMessages.charge);
    await screen.findByRole('heading', { level: 1, name: chargeMessages.titleOrders(1) });
  };

  it('are charged at once, without a question about the tip unless the sede asks it', async () => {
    till.orders = [sale(), sale({ _id: 'v2' })];
    till.orders = [sale()];
    await openSale();
    expect(screen.queryByRole('button', { name: /^Sí, incluir/ })).toBeNull();
    await press('Efectivo');
    await press('Cobrar $25.000');
    await screen.findByText('Cuenta 1.204 cerrada');
    expect(till.charges()).toMatchObject([
      { call: '/api/accounts/direct', body: { pedidos: ['v1'], propina: null } },
    ]);
  });

  it('ask for the tip where the sede says so', async () => {
    till.settings = { ...till.settings, propina: { ...till.settings.propina, directas: true } };
    till.orders = [sale()];
    await openSale();
    expect(button(/^Sí, incluir/)).toBeTruthy();
  });

  it('of one customer are charged together', async () => {
    till.orders = [
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

describe('a closed account', () => {
  beforeEach(() => {
    const pago = paymentOf({ metodo: 'efectivo', valor: 81_600, propina: 7_500 });
    const paid = { ...till.account, pagos: [pago], numero: 1204, cerrada: ago(3) };
    till.closed = [priced(till, { ...paid, estado: 'cerrada' })];
  });
  const openClosed = async () => {
    await openCaja();
    await press(chargeMessages.closedOnes);
    await tap(await screen.findByRole('button', { name: /^Cuenta 1\.204/ }));
  };

  it('is found by its number, and says with what it was really paid', async () => {
    await openClosed();
    await press(/^Cambiar Efectivo/);
    await press('Datáfono');
    await press(chargeMessages.replace);
    expect(screen.getByText('Escribe el motivo.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(chargeMessages.reason), 'Pagó con tarjeta');
    await press(chargeMessages.replace);
    await waitFor(() => expect(till.sent).toHaveLength(1));
    expect(till.sent[0]).toMatchObject({
      call: expect.stringMatching(/^\/api\/accounts\/c7\/payments\/p\d+\/replace$/),
      body: { metodo: 'datafono', motivo: 'Pagó con tarjeta' },
    });
  });

  it('is opened again for eight minutes', async () => {
    stored.user.set(anEmployeeUser({ permisos: ['caja'], facultades: ['anulaciones'] }));
    await openClosed();
    await press(/^Reabrir/);
    await userEvent.type(screen.getByLabelText(chargeMessages.reason), 'Era otra mesa');
    await tap(
      within(screen.getByRole('dialog', { name: chargeMessages.reopenTitle })).getByRole('button', {
        name: chargeMessages.reopen,
      }),
    );
    await waitFor(() => expect(till.sent).toHaveLength(1));
    expect(till.sent[0]).toMatchObject({
      call: '/api/accounts/c7/reopen',
      body: { motivo: 'Era otra mesa', autoriza: null },
    });
  });

  it('is not opened again later, but money can be given back', async () => {
    stored.user.set(anEmployeeUser({ permisos: ['caja'], facultades: ['anulaciones'] }));
    till.closed = till.closed.map((one) => ({ ...one, cerrada: ago(9) }));
    await openClosed();
    expect(screen.queryByRole('button', { name: /^Reabrir/ })).toBeNull();
    await press(chargeMessages.refund);
    const field = screen.getByLabelText(chargeMessages.refundValue);
    await userEvent.clear(field);
    await userEvent.type(field, '90000');
    await press('Efectivo');
    await userEvent.type(screen.getByLabelText(chargeMessages.reason), 'Plato frío');
    await press('Devolver $90.000');
    expect(screen.getByText(/Puedes devolver hasta \$81\.600/)).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '10000');
    await press('Devolver $10.000');
    await waitFor(() => expect(till.sent).toHaveLength(1));
    expect(till.sent[0]).toMatchObject({
      call: '/api/accounts/c7/refund',
      body: { valor: 10_000, metodo: 'efectivo', motivo: 'Plato frío' },
    });
  });
});
