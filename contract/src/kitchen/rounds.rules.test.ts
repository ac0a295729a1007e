import { describe, expect, it } from 'vitest';
import { anOrder } from '../testing/test-factories.ts';
import { roundsOf } from './rounds.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2025, 10, 14, 18, minute)).toISOString();
const round = (_id: string, cuentaId: string | null, minute: number, over: object = {}) =>
  anOrder({ _id, cuentaId, horaCreacion: at(minute), ...over });
const account = (_id: string, ...pedidos: string[]) => ({ _id, pedidos });
const numbers = (...given: Parameters<typeof roundsOf>) => Object.fromEntries(roundsOf(...given));

describe('the rounds of an account', () => {
  it('are numbered as the account lists them, each account for itself', () => {
    const orders = [round('c', 'A', 9), round('x', 'B', 5), round('a', 'A', 1), round('b', 'A', 4)];
    const accounts = [account('A', 'a', 'b', 'c'), account('B', 'x')];
    expect(numbers(accounts, orders)).toEqual({ a: 1, b: 2, c: 3, x: 1 });
  });

  it('keep their number where a screen no longer has the earlier ones', () => {
    expect(numbers([account('A', 'a', 'b', 'c')], [round('c', 'A', 9)])).toEqual({ c: 3 });
  });

  it('keep their number when one of them is cancelled or invoiced', () => {
    const orders = [
      round('a', 'A', 1, { estado: 'cancelado' }),
      round('b', 'A', 2, { estado: 'facturado' }),
      round('c', 'A', 3),
    ];
    expect(numbers([account('A', 'a', 'b', 'c')], orders)).toEqual({ a: 1, b: 2, c: 3 });
  });

  it('that joined since the account was read come after those that it lists', () => {
    const orders = [round('d', 'A', 8), round('c', 'A', 7)];
    expect(numbers([account('A', 'a', 'b')], orders)).toEqual({ c: 3, d: 4 });
  });

  it('have no number where their account is unknown, or is another one by now', () => {
    expect(numbers([], [round('a', 'A', 1), round('b', null, 2)])).toEqual({});
    expect(numbers([account('A', 'a', 'b')], [round('a', 'B', 1), round('b', 'A', 2)])).toEqual({
      b: 2,
    });
  });
});
