// @vitest-environment happy-dom

import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { DESHACER_MS } from '@comanda/contract/orders/take-backs';
import { anEmployeeUser } from '@comanda/contract/testing/test-factories';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ago, paymentOf, priced } from '../../features/charging/test-till.ts';
import { knownOutbox } from '../../features/offline/outbox-store.ts';
import { sendOutbox } from '../../features/offline/send-outbox.ts';
import { receiveAccount } from '../../features/tables/accounts.queries.ts';
import { reportReached } from '../../lib/api/connection.ts';
import { stored } from '../../lib/stored.ts';

import { desk, openCaja, openTable, press, startEachAtTill, tap, yes } from './test-charging.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
  }),
}));

startEachAtTill();

describe('a closed account', () => {
  beforeEach(() => {
    const pago = paymentOf({ metodo: 'efectivo', valor: 81_600, propina: 7_500 });
    const paid = { ...desk.till.account, pagos: [pago], numero: 1204, cerrada: ago(3) };
    desk.till.closed = [priced(desk.till, { ...paid, estado: 'cerrada' })];
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
    await waitFor(() => expect(desk.till.sent).toHaveLength(1));
    expect(desk.till.sent[0]).toMatchObject({
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
    await waitFor(() => expect(desk.till.sent).toHaveLength(1));
    expect(desk.till.sent[0]).toMatchObject({
      call: '/api/accounts/c7/reopen',
      body: { motivo: 'Era otra mesa', autoriza: null },
    });
  });

  it('is not opened again later, but money can be given back', async () => {
    stored.user.set(anEmployeeUser({ permisos: ['caja'], facultades: ['anulaciones'] }));
    // Shortly after midnight too, when `ago` goes back less.
    const cerrada = new Date(Date.now() - DESHACER_MS).toISOString();
    desk.till.closed = desk.till.closed.map((one) => ({ ...one, cerrada }));
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
    await waitFor(() => expect(desk.till.sent).toHaveLength(1));
    expect(desk.till.sent[0]).toMatchObject({
      call: '/api/accounts/c7/refund',
      body: { valor: 10_000, metodo: 'efectivo', motivo: 'Plato frío' },
    });
  });
});
describe('a tip of a closed account', () => {
  it('is given back by itself where nothing else is left to give back', async () => {
    stored.user.set(anEmployeeUser({ permisos: ['caja'], facultades: ['anulaciones'] }));
    const pago = paymentOf({ metodo: 'efectivo', valor: 81_600, propina: 7_500 });
    const devuelto = { ...paymentOf({ metodo: 'efectivo', valor: 81_600 }), motivo: 'Plato frío' };
    const pagos = [pago, { ...devuelto, tipo: 'devolucion' as const }];
    const paid = { ...desk.till.account, pagos, numero: 1204, cerrada: ago(3) };
    desk.till.closed = [priced(desk.till, { ...paid, estado: 'cerrada' })];
    await openCaja();
    await press(chargeMessages.closedOnes);
    await tap(await screen.findByRole('button', { name: /^Cuenta 1\.204/ }));
    await press(chargeMessages.refund);
    await userEvent.type(screen.getByLabelText(new RegExp(chargeMessages.refundTip)), '7500');
    await press('Efectivo');
    await userEvent.type(screen.getByLabelText(chargeMessages.reason), 'Nadie les preguntó');
    await press('Devolver $7.500');
    await waitFor(() => expect(desk.till.sent).toHaveLength(1));
    expect(desk.till.sent[0]).toMatchObject({ body: { valor: 0, propina: 7_500 } });
  });
});

describe('where several tills are open and none is of who gives money back', () => {
  const caja = { _id: 't1', caja: 'Caja', nombre: 'Inés', propio: false };
  const barra = { _id: 't2', caja: 'Barra', nombre: 'Pablo', propio: false };

  it.each([
    ['is asked which one', 'was counted since', 't9', 't2'],
    ['is not', 'is open', 't1', undefined],
  ])('who takes a payment off %s if the shift of the payment %s', async (_, __, own, turnoId) => {
    stored.user.set(anEmployeeUser({ permisos: ['caja'], facultades: ['anulaciones'] }));
    desk.till.shifts = [caja, barra];
    const pago = { ...paymentOf({ metodo: 'nequi', valor: 11_600 }), turnoId: own };
    desk.till.account = { ...desk.till.account, pagos: [pago] };
    await openTable();
    await press(tipMessages.none);
    await press(/^Parte 1 · Nequi/);
    await press(chargeMessages.notPaid);
    await userEvent.type(screen.getByLabelText(chargeMessages.reason), 'No llegó');
    await press(chargeMessages.takeOff);
    if (turnoId !== undefined) {
      expect(screen.getByText(chargeMessages.chooseShiftOut)).toBeTruthy();
      expect(desk.till.sent).toEqual([]);
      const choice = screen.getByRole('region', { name: chargeMessages.shiftOut });
      await tap(within(choice).getByRole('button', { name: /^Barra · Pablo/ }));
      await press(chargeMessages.takeOff);
    }
    await waitFor(() => expect(desk.till.sent).toHaveLength(1));
    expect(desk.till.sent[0]?.call).toMatch(/\/payments\/p\d+\/correct$/);
    expect(desk.till.sent[0]?.body.turnoId ?? undefined).toBe(turnoId);
  });

  it('the refund asks out of which one it goes', async () => {
    stored.user.set(anEmployeeUser({ permisos: ['caja'], facultades: ['anulaciones'] }));
    const pago = paymentOf({ metodo: 'efectivo', valor: 81_600 });
    const paid = { ...desk.till.account, pagos: [pago], numero: 1204, cerrada: ago(9) };
    desk.till.closed = [priced(desk.till, { ...paid, estado: 'cerrada' })];
    desk.till.shifts = [caja, barra];
    await openCaja();
    await press(chargeMessages.closedOnes);
    await tap(await screen.findByRole('button', { name: /^Cuenta 1\.204/ }));
    await press(chargeMessages.refund);
    await press('Efectivo');
    await userEvent.type(screen.getByLabelText(chargeMessages.reason), 'Plato frío');
    await press('Devolver $81.600');
    expect(screen.getByText(chargeMessages.chooseShiftOut)).toBeTruthy();
    expect(desk.till.sent).toEqual([]);
    const choice = screen.getByRole('region', { name: chargeMessages.shiftOut });
    await tap(within(choice).getByRole('button', { name: /^Barra · Pablo/ }));
    expect(screen.queryByText(chargeMessages.chooseShiftOut)).toBeNull();
    await press('Devolver $81.600');
    await waitFor(() => expect(desk.till.sent).toHaveLength(1));
    expect(desk.till.sent[0]).toMatchObject({
      call: '/api/accounts/c7/refund',
      body: { turnoId: 't2' },
    });
  });
});

describe('when somebody else was first', () => {
  it('shows the account as it is now, says what changed, and keeps what was typed', async () => {
    await openTable();
    await press(tipMessages.none);
    await press('Efectivo');
    await press('100.000');
    const pago = paymentOf({ metodo: 'nequi', valor: 11_600 });
    desk.till.account = { ...desk.till.account, pagos: [pago], revision: 6 };
    desk.till.next = {
      code: 'cuenta_cambiada',
      body: { data: priced(desk.till, desk.till.account) },
    };
    await press('Cobrar $81.600');
    expect(await screen.findByText(chargeMessages.somebodyPaid('$11.600', '$70.000'))).toBeTruthy();
    expect((screen.getByLabelText(chargeMessages.receives) as HTMLInputElement).value).toBe(
      '$100.000',
    );
    await press('Cobrar $70.000');
    await screen.findByText('Cuenta 1.204 cerrada');
    const [first, second] = desk.till.charges();
    expect(first?.key).not.toBe(second?.key);
  });

  it('shows at once what another till takes', async () => {
    await openTable();
    const pago = paymentOf({ metodo: 'datafono', valor: 40_000 });
    const account = { ...desk.till.account, pagos: [pago], revision: 6 };
    act(() => receiveAccount(desk.client, 'centro', priced(desk.till, account)));
    expect(await screen.findByText(/Parte 1 · Datáfono/)).toBeTruthy();
  });
});

describe('without network', () => {
  it('sends a payment whose answer was lost again with the same key', async () => {
    await openTable();
    await press(tipMessages.none);
    await press('Efectivo');
    desk.till.next = 'lost';
    await press('Cobrar $81.600');
    await screen.findByText(chargeMessages.waits);
    await act(() => sendOutbox(desk.client));
    await screen.findByText('Cuenta 1.204 cerrada');
    const [first, again] = desk.till.charges();
    expect(first?.key).toBe(again?.key);
    expect(again?.body).toMatchObject({ tomado: true });
    expect(desk.till.account.pagos).toHaveLength(1);
  });

  it('takes cash or datáfono for a whole account, and says that the rest needs the network', async () => {
    await openTable();
    desk.till.isCut = true;
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
    desk.till.isCut = false;
    await act(() => sendOutbox(desk.client));
    expect(desk.till.account.estado).toBe('cerrada');
  });
});
