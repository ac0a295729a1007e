import type { Account } from '@comanda/contract/accounts/accounts';
import type { Order } from '@comanda/contract/orders/orders';
import {
  anAccount,
  anOrder,
  anOrderLine,
  aPlanTable,
} from '@comanda/contract/testing/test-factories';
import { describe, expect, it } from 'vitest';
import { localId } from '../offline/outbox.ts';
import { listTables, liveAccount, readyAt, sitting, stateOf, tableName } from './table-list.ts';

const account = anAccount({ pedidos: ['a'], revision: 5 });
const round = (over: Parameters<typeof anOrder>[0]) =>
  anOrder({ cuentaId: account._id, mesa: '7', revision: 5, ...over });
const first = round({ _id: 'a', total: 20_000, horaCreacion: '2025-11-14T18:10:00.000Z' });

describe('an account', () => {
  it('gets a round, its price and its revision as soon as an order joins', () => {
    const second = round({ _id: 'b', total: 5_000, revision: 9, cuentaRevision: 9 });
    const live = liveAccount(account, [second, first]);
    expect(live.rounds.map(({ _id }) => _id)).toEqual(['b', 'a']);
    expect([live.totales.saldo, live.revision]).toEqual([25_000, 9]);
  });

  it('has the revision with which its newest order joined, whatever happened to that order since', () => {
    const fired = { cuentaRevision: 9, revision: 14, cocina: { marchado: { 2: 'ya' } } };
    const served = { cuentaRevision: 8, revision: 12, estado: 'entregado' } as const;
    const joined = [round({ _id: 'b', ...fired }), round({ _id: 'c', ...served })];
    expect(liveAccount(account, [...joined, first]).revision).toBe(9);
  });

  it('counts neither what was cancelled nor what moved to another table', () => {
    const cancelled = round({ _id: 'b', estado: 'cancelado', total: 5_000 });
    expect(liveAccount(account, [cancelled, first]).totales.saldo).toBe(20_000);
    const away = { ...first, cuentaId: 'otra' };
    expect(liveAccount(account, [away]).totales.saldo).toBe(0);
  });

  it('keeps the sum of the server while one of its orders is not known here', () => {
    const totales = { ...account.totales, consumo: 70_000, total: 70_000, saldo: 70_000 };
    const longer = { ...account, pedidos: ['x', 'a'], totales };
    expect(liveAccount(longer, [first]).totales.saldo).toBe(70_000);
  });

  it('shows an order that waits on this device among its rounds', () => {
    const waiting = anOrder({ _id: localId('k'), mesa: 'Mesa 07', total: 3_000, revision: 0 });
    const live = liveAccount(account, [first, waiting]);
    expect(live.rounds).toHaveLength(2);
    expect(live.revision).toBe(5);
  });
});

describe('the tables of a sede', () => {
  it('are the free ones and those with an account, in the order of their numbers', () => {
    const terrace = anAccount({ _id: 't', mesas: ['10', '11'] });
    const zones = listTables(undefined, [terrace, account], []);
    expect(zones.map(({ tables }) => tables.map(tableName))).toEqual([
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10 + 11', '12'],
    ]);
  });

  it('tell their state', () => {
    const at = (over: Parameters<typeof anAccount>[0], ...orders: (typeof first)[]) =>
      stateOf({ account: liveAccount({ ...account, ...over }, orders), unsent: 0 });
    expect(stateOf({ account: null, unsent: 0 })).toBe('libre');
    expect(stateOf({ account: null, unsent: 1 })).toBe('ocupada');
    expect(at({ pedidos: [] })).toBe('vacia');
    expect(at({}, first)).toBe('ocupada');
    const cuentaPedida = '2025-11-14T18:20:00.000Z';
    expect(at({ cuentaPedida }, first)).toBe('pide');
    const later = round({ _id: 'b', horaCreacion: '2025-11-14T18:30:00.000Z' });
    expect(at({ cuentaPedida }, first, later)).toBe('ocupada');
  });

  it('say that a course waits to be fired, and how much is paid', () => {
    const at = (...orders: (typeof first)[]) =>
      stateOf({ account: liveAccount(account, orders), unsent: 0 });
    const productos = [1, 2].map((tiempo) => anOrderLine({ linea: tiempo, tiempo }));
    expect(at({ ...first, productos })).toBe('marchar');
    const cocina = { marchado: { 2: '2025-11-14T18:30:00.000Z' } };
    expect(at({ ...first, productos, cocina })).toBe('ocupada');
    expect(at({ ...first, productos, estado: 'preparado' })).toBe('ocupada');
    const paid = round({ _id: 'b', estado: 'facturado', total: 5_000 });
    expect(at(first, paid)).toBe('pagando');
    const asked = { ...account, cuentaPedida: '2025-11-14T18:20:00.000Z' };
    const partPaid = liveAccount(asked, [first, { ...paid, horaCreacion: first.horaCreacion }]);
    expect(stateOf({ account: partPaid, unsent: 0 })).toBe('pide');
  });

  it('say how many dishes can be handed out', () => {
    const productos = [anOrderLine({ cantidad: 2 }), anOrderLine({ linea: 2, cantidad: 1 })];
    const orders = [{ ...first, estado: 'preparado' as const, productos }];
    expect(readyAt({ account: liveAccount(account, orders) })).toBe(3);
  });

  it('tell how long people have sat there', () => {
    expect(sitting(account, new Date('2025-11-14T18:42:59.000Z'))).toBe('0:42');
    expect(sitting(account, new Date('2025-11-14T20:05:00.000Z'))).toBe('2:05');
    expect(sitting(account, new Date('2025-11-14T17:00:00.000Z'))).toBe('0:00');
  });
});

describe('the tables of a plan', () => {
  const plan = {
    zonas: [
      { _id: 's', nombre: 'Salón', mesas: [aPlanTable('7'), aPlanTable('8', { activa: false })] },
      { _id: 't', nombre: 'Terraza', mesas: [aPlanTable('Terraza 1')] },
    ],
  };
  const listed = (...args: [accounts?: Account[], orders?: Order[]]) =>
    listTables(plan, args[0] ?? [], args[1] ?? []).map(({ nombre, tables }) => [
      nombre,
      ...tables.map(tableName),
    ]);

  it('are listed by zone, without the tables that are not there', () => {
    expect(listed([account])).toEqual([
      ['Salón', '7'],
      ['Terraza', 'Terraza 1'],
    ]);
  });

  it('are found however the account writes them', () => {
    const drawn = {
      zonas: [{ _id: 's', nombre: 'Salón', mesas: [aPlanTable('7 B'), aPlanTable('A1')] }],
    };
    const there = [anAccount({ _id: 'x', mesas: ['7b'] }), anAccount({ _id: 'y', mesas: ['a 1'] })];
    const zones = listTables(drawn, there, []);
    expect(zones.map(({ nombre, tables }) => [nombre, ...tables.map(tableName)])).toEqual([
      ['Salón', '7b', 'a 1'],
    ]);
  });

  it('stay listed out of service while somebody sits there', () => {
    expect(listed([anAccount({ mesas: ['8'] })])[0]).toEqual(['Salón', '7', '8']);
  });

  it('have those that nobody drew beside them, only while somebody is there', () => {
    const waiting = anOrder({ _id: localId('k'), mesa: 'Barra', revision: 0 });
    const unsure = anOrder({ mesa: '40', mesaConfirmada: false });
    const served = anOrder({ _id: 'x', mesa: '41' });
    const orders = [waiting, unsure, served];
    expect(listed([anAccount({ mesas: ['9'] })], orders)[2]).toEqual(['Otras', '9', '40', 'Barra']);
  });

  it('have a further account of theirs after them, as one that adds no table', () => {
    const two = [anAccount({ _id: 'x', mesas: ['7 B'] }), anAccount({ _id: 'y', mesas: ['7'] })];
    expect(listed(two)).toEqual([
      ['Salón', '7', '7 B'],
      ['Terraza', 'Terraza 1'],
    ]);
    // The first account may be paid before the further one.
    expect(listed([anAccount({ mesas: ['7 B'] })])[0]).toEqual(['Salón', '7', '7 B']);
    expect(listed([anAccount({ mesas: ['8 B'] })])[2]).toEqual(['Otras', '8 B']);
    const drawn = {
      zonas: [{ _id: 's', nombre: 'Salón', mesas: ['7', '7 B'].map((one) => aPlanTable(one)) }],
    };
    expect(listTables(drawn, two, [])[0]?.tables.map(({ furtherOf }) => furtherOf)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('are one with a table of another zone that is joined to them', () => {
    const [salon, terrace] = listTables(plan, [anAccount({ mesas: ['7', 'Terraza 1'] })], []);
    expect([salon, terrace].map((zone) => zone?.tables.map(tableName))).toEqual([
      ['7 + Terraza 1'],
      ['7 + Terraza 1'],
    ]);
    expect(terrace?.tables[0]?.spots.map(({ nombre }) => nombre)).toEqual(['Terraza 1']);
  });

  it('count the orders of guests who only say that they sit there', () => {
    const unsure = anOrder({ mesa: 'Mesa 07', mesaConfirmada: false });
    const over: Partial<Order>[] = [
      {},
      { _id: 'b', estado: 'cancelado' },
      { _id: 'c', cuentaId: 'x' },
      { _id: 'd', mesaConfirmada: true },
    ];
    const orders = over.map((part) => ({ ...unsure, ...part }));
    expect(listTables(plan, [], orders)[0]?.tables[0]?.unconfirmed).toBe(1);
  });
});
