import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTADOS } from '../orders/orders.words.ts';
import { accountTotals, pideCuenta } from './accounts.rules.ts';

describe('what an account is worth', () => {
  it('counts what was ordered, not what was cancelled or written off; what was invoiced is paid', () => {
    const orders = ESTADOS.map((estado, at) => ({ estado, total: 10 ** at }));
    expect(accountTotals(orders)).toEqual({
      consumo: 100_111,
      descuentos: 0,
      total: 100_111,
      propina: 0,
      pagado: 100_000,
      saldo: 111,
    });
  });

  it('never owes less than nothing, whatever happened to its orders', () => {
    const anOrder = fc.record({ estado: fc.constantFrom(...ESTADOS), total: fc.nat(10_000_000) });
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
});
