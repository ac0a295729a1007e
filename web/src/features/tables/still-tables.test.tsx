// @vitest-environment happy-dom

import type { Account } from '@comanda/contract/accounts/accounts';
import { anAccount, anOrder, aPlanTable } from '@comanda/contract/testing/test-factories';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALM_MS } from '../../lib/touch.ts';
import { pass } from '../slip-list/test-tap.ts';
import { TableBoard } from './table-board.tsx';
import { listTables, type Table, tableName } from './table-list.ts';
import { FreeTables, TableRows } from './table-rows.tsx';
import { TableTiles } from './table-tiles.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const plan = {
  zonas: [
    {
      _id: 's',
      nombre: 'Salón',
      mesas: ['1', '2', '3'].map((nombre, at) => aPlanTable(nombre, { x: 4 + at * 24 })),
    },
  ],
};
const eaten = (mesa: string) =>
  anAccount({ _id: `c${mesa}`, mesas: [mesa], pedidos: [`p${mesa}`] });
const orders = ['1', '2', '3'].map((mesa) =>
  anOrder({ _id: `p${mesa}`, cuentaId: `c${mesa}`, mesa }),
);
const onTap = vi.fn<(table: Table) => void>();
afterEach(() => onTap.mockReset());

function open(show: (tables: Table[], view: string) => React.ReactNode, accounts: Account[]) {
  const drawn = (now: Account[], view: string) =>
    show(listTables(plan, now, orders)[0]?.tables ?? [], view);
  const { rerender } = render(drawn(accounts, 's'));
  return { become: (now: Account[], view = 's') => rerender(drawn(now, view)) };
}
const touch = () => {
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
};
const shared = { now: new Date(), selected: null, disabled: null, onTap, onOther: vi.fn() };
const rows = (tables: Table[], view: string) => (
  <TableRows {...shared} tables={tables} elsewhere={[]} view={view} />
);
const texts = () =>
  screen.getAllByRole('button').map(({ textContent }) => textContent?.slice(5, 6));

describe('while somebody touches the list of tables', () => {
  it('a table that asks for the bill does not jump to the others who wait', async () => {
    const list = open(rows, ['1', '2', '3'].map(eaten));
    touch();
    const asks = { ...eaten('3'), cuentaPedida: new Date().toISOString() };
    list.become([eaten('1'), eaten('2'), asks]);
    expect(texts()).toEqual(['1', '2', '3']);
    expect(screen.getByText('Pide cuenta')).toBeTruthy();
    await pass(CALM_MS);
    expect(texts()).toEqual(['3', '1', '2']);
  });

  it('a table that was paid leaves its row without life, and no other takes its place', async () => {
    const list = open(rows, ['1', '2', '3'].map(eaten));
    touch();
    list.become([eaten('2'), eaten('3')]);
    expect(texts()).toEqual(['1', '2', '3']);
    fireEvent.click(screen.getByRole('button', { name: /^Mesa 1/ }));
    expect(onTap).not.toHaveBeenCalled();
    await pass(CALM_MS);
    expect(texts()).toEqual(['2', '3']);
  });

  it('a free table that another waiter opens keeps its place and does nothing', async () => {
    const free = (tables: Table[], view: string) => (
      <FreeTables label="Mesas libres" tables={tables} view={view} onTap={onTap} />
    );
    const list = open(free, []);
    touch();
    list.become([eaten('1')]);
    const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names()).toEqual(['1', '2', '3']);
    fireEvent.click(screen.getByRole('button', { name: /^Mesa 1/ }));
    expect(onTap).not.toHaveBeenCalled();
    await pass(CALM_MS);
    expect(names()).toEqual(['2', '3']);
  });

  it('another zone starts with its own tables', () => {
    const list = open(rows, [eaten('1')]);
    touch();
    list.become([eaten('2')], 't');
    expect(texts()).toEqual(['2']);
  });
});

describe.each([
  ['on the plan', TableBoard],
  ['as tiles', TableTiles],
])('while somebody touches the tables %s', (_, Tables) => {
  it('tables that are joined stay in their places, each with the account it has now', async () => {
    const tiles = (tables: Table[], view: string) => (
      <Tables {...shared} tables={tables} view={view} />
    );
    const list = open(tiles, [eaten('1'), eaten('2')]);
    const all = () =>
      within(screen.getByRole('list', { name: 'Mesas' })).getAllByRole('button', { name: /^Mesa/ });
    touch();
    list.become([anAccount({ _id: 'c1', mesas: ['1', '2'], pedidos: [] })]);
    expect(all()).toHaveLength(3);
    fireEvent.click(all()[1] as HTMLElement);
    expect(onTap.mock.calls.map(([table]) => tableName(table))).toEqual(['1 + 2']);
    await pass(CALM_MS);
    expect(all()).toHaveLength(2);
  });
});
