// @vitest-environment happy-dom

import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { ERRORS } from '@comanda/contract/errors';
import { anEmployeeUser } from '@comanda/contract/testing/test-factories';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { line, round } from '../../features/charging/test-till.ts';
import { stored } from '../../lib/stored.ts';

import {
  desk,
  lastPay,
  openTable,
  parts,
  press,
  startEachAtTill,
  tap,
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
      await waitFor(() => expect(desk.till.charges()).toHaveLength(paid.length + 1));
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
    desk.till.orders = [round('r1', [line('Ajiaco', 1, 30_000, 1), line('Mojarra', 1, 40_000, 2)])];
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
      expect(desk.till.sent.map(({ call }) => call)).toContain('/api/accounts/c7/adjust'),
    );
    expect(desk.till.sent.at(-1)?.body).toEqual({
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
    expect(desk.till.sent).toEqual([]);
  });

  it('is approved on the spot by a colleague, who may mistype their PIN', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    await give();
    await tap(await screen.findByRole('button', { name: /Sofía Vega/ }));
    vi.spyOn(performance, 'now').mockReturnValue(20_000);
    desk.till.next = { code: 'pin_incorrecto' };
    await userEvent.keyboard('111111');
    await screen.findByText(ERRORS.pin_incorrecto.message);
    desk.till.next = { code: 'demasiadas_solicitudes' };
    await userEvent.keyboard('222222');
    await screen.findByText(ERRORS.demasiadas_solicitudes.message);
    await userEvent.keyboard('246810');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.till.sent.at(-1)?.body).toMatchObject({
      autoriza: { empleado: 'e9', pin: '246810' },
    });
    vi.restoreAllMocks();
  });
});
