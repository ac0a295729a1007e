import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTADOS, type Estado } from '../orders/orders.words.ts';
import { accountTotals, pideCuenta, waitsForBill } from './accounts.rules.ts';

describe('what an account is worth', () => {
  it('counts what was ordered, not what was cancelled or written off; what was invoiced is paid', () => {
    const orders = ESTADOS.map((estado, at) => ({ id: estado, estado, total: 10 ** at }));
    expect(accountTotals(orders)).toEqual({
      consumo: 100_111,
      descuentos: 0,
      total: 100_111,
      impuestos: [],
      propina: 0,
      pagado: 100_000,
      saldo: 111,
    });
  });

  it('never owes less than nothing, whatever happened to its orders', () => {
    const anOrder = fc.record({
      id: fc.uuid(),
      estado: fc.constantFrom(...ESTADOS),
      total: fc.nat(10_000_000),
    });
    fc.assert(
      fc.property(fc.array(anOrder), (orders) => {
        const { total, pagado, saldo } = accountTotals(orders);
        expect(saldo).toBeGreaterThanOrEqual(0);
        expect(pagado + saldo).toBe(total);
      }),
    );
  });
});

describe('a table that asked for its bill', () => {
  const cuentaPedida = '2026-11-18T20:00:00.000Z';
  it('waits for it', () => {
    expect(pideCuenta({ cuentaPedida }, [{ horaCreacion: '2026-11-18T19:00:00.000Z' }])).toBe(true);
  });
  it('no longer does once somebody ordered again', () => {
    expect(pideCuenta({ cuentaPedida }, [{ horaCreacion: '2026-11-18T20:00:01.000Z' }])).toBe(
      false,
    );
  });
  it('has asked for nothing before', () =>
    expect(pideCuenta({ cuentaPedida: null }, [])).toBe(false));
  it('waits on after a part is paid, and not once nothing is left to pay', () => {
    const order = { total: 5_000, horaCreacion: '2026-11-18T19:00:00.000Z' };
    const waits = (...estados: Estado[]) => {
      const orders = estados.map((estado, at) => ({ ...order, id: `${at}`, estado }));
      return waitsForBill({ cuentaPedida, totales: accountTotals(orders) }, orders);
    };
    expect(waits('entregado')).toBe(true);
    expect(waits('facturado', 'entregado')).toBe(true);
    expect(waits('facturado', 'facturado')).toBe(false);
    expect(waits('cancelado')).toBe(false);
  });
});
