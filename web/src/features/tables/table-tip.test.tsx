// @vitest-environment happy-dom

import type { Account } from '@comanda/contract/accounts/accounts';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import type { ChargeSettings } from '@comanda/contract/locations/till-settings';
import type { Order } from '@comanda/contract/orders/orders';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { anAccount, anOrder, anOrderLine } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAccounts } from './accounts.queries.ts';
import { liveAccount } from './table-list.ts';
import { TableView } from './table-view.tsx';
import { useTableDeeds } from './use-table-deeds.ts';

vi.mock('../../lib/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const PROPINA = { sugerir: true, porcentaje: 10, directas: false, destino: 'la cocina y la sala' };
const PRICE = 108_000;

let settings: ChargeSettings;
let account: Account;
let orders: Order[];
let refusal: object | null;
const bills: object[] = [];

const round = (_id: string, cuentaRevision: number) =>
  anOrder({
    _id,
    mesa: '7',
    cuentaId: anAccount()._id,
    cuentaRevision,
    total: PRICE,
    productos: [anOrderLine({ subtotal: PRICE, precio: PRICE, cantidad: 1 })],
  });

beforeEach(() => {
  settings = {
    impuestos: { regimen: 'inc', tarifa: 8 },
    propina: PROPINA,
    pagos: [],
    motivos: [],
    uvt: 0,
  };
  orders = [round('r1', 4)];
  const totales = { ...anAccount().totales, consumo: PRICE, total: PRICE, saldo: PRICE };
  account = anAccount({ pedidos: ['r1'], revision: 5, totales });
  refusal = null;
  bills.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.startsWith('/api/locations/ajustes/cobro')) return Response.json({ data: settings });
    if (url.startsWith('/api/accounts?')) return Response.json({ data: [account], revision: 5 });
    if (!url.endsWith('/bill')) return Response.json([]);
    const { propina, ...body } = JSON.parse(String(init.body));
    bills.push({ ...body, propina });
    if (refusal) return Response.json(refusal, { status: 422 });
    const kept = { ...propina, sugerido: 0, hasta: 5, canal: 'mesero', fecha: '' };
    const cuentaPedida = new Date().toISOString();
    account = { ...account, cuentaPedida, revision: 6, propina: propina ? kept : account.propina };
    return Response.json({ message: 'ok', data: account });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Sheet() {
  const { accounts } = useAccounts('centro');
  const deeds = useTableDeeds('centro');
  const [asksTip, setAsksTip] = useState(false);
  const [found] = accounts;
  const live = found && liveAccount(found, orders);
  if (!live) return null;
  const table = { key: '7', mesas: ['7'], account: live, unsent: 0, unconfirmed: 0, spots: [] };
  return (
    <TableView
      dbName="centro"
      table={table}
      account={live}
      now={new Date()}
      deeds={deeds}
      passing={null}
      onPassing={vi.fn()}
      asksPeople={false}
      onPeople={vi.fn()}
      asksTip={asksTip}
      onTip={setAsksTip}
      onPick={vi.fn()}
      onCharge={null}
      onAdd={vi.fn()}
      isClosable={false}
      onClose={vi.fn()}
    />
  );
}

async function open() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Sheet />
    </QueryClientProvider>,
  );
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: /^(La cuenta|Cuenta pedida)$/ })).toBeTruthy(),
  );
  await screen.findByRole('button', { name: 'Mover' });
}

const tap = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const askBill = async () => {
  const button = screen.getByRole('button', { name: 'La cuenta' });
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', false));
  await userEvent.click(button);
};
const question = () => screen.findByRole('dialog', { name: tipMessages.ask });

test('the waiter asks about the tip, counted before taxes, and only then for the bill', async () => {
  await open();
  await askBill();
  const asked = within(await question());
  expect(asked.getByText(tipMessages.forWhom(PROPINA.destino))).toBeTruthy();
  expect(asked.getByText(/^La propina es voluntaria/)).toBeTruthy();
  expect(asked.getAllByRole('button', { pressed: false })).toHaveLength(3);
  expect(bills).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: /^Sí, incluir \$10\.000/ }));
  await userEvent.click(asked.getByRole('button', { name: tablesMessages.askBill }));
  expect(await screen.findByText('Propina: sí, $10.000')).toBeTruthy();
  expect(bills).toEqual([
    { dbName: 'centro', vista: 5, propina: { respuesta: 'si', valor: 10_000 } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('guests who have answered are not asked again, but may answer otherwise', async () => {
  const propina = { respuesta: 'no', valor: 0, sugerido: 10_000, hasta: 4, canal: 'comensal' };
  account = { ...account, propina: { ...propina, fecha: '' } as Account['propina'] };
  await open();
  expect(screen.getByText('Sin propina')).toBeTruthy();
  await askBill();
  await vi.waitFor(() => expect(bills).toHaveLength(1));
  await tap(tipMessages.change);
  const asked = within(await question());
  await userEvent.click(asked.getByRole('button', { name: tipMessages.other }));
  await userEvent.type(asked.getByLabelText(tipMessages.otherLabel), '15000');
  await userEvent.click(asked.getByRole('button', { name: tipMessages.keep }));
  expect(await screen.findByText('Propina: $15.000')).toBeTruthy();
  expect(bills.at(-1)).toMatchObject({ propina: { respuesta: 'otro', valor: 15_000 } });
});

test('who ordered more since is asked again, with the round that the server has not counted yet', async () => {
  const propina = { respuesta: 'si', valor: 10_000, sugerido: 10_000, hasta: 4, canal: 'mesero' };
  account = { ...account, propina: { ...propina, fecha: '' } as Account['propina'] };
  orders = [...orders, round('r2', 7)];
  await open();
  expect(screen.queryByText('Propina: sí, $10.000')).toBeNull();
  await askBill();
  expect(within(await question()).getByRole('button', { name: /\$20\.000/ })).toBeTruthy();
});

test('nobody is asked where the sede suggests no tip', async () => {
  settings = { ...settings, propina: { ...PROPINA, sugerir: false } };
  await open();
  await askBill();
  expect(await screen.findByRole('button', { name: 'Cuenta pedida' })).toBeTruthy();
  expect(bills).toEqual([{ dbName: 'centro', vista: 5, propina: undefined }]);
});

test('a refusal is told where the waiter asks, and the answer stays', async () => {
  refusal = { error: tipMessages.changed, code: 'regla_incumplida' };
  await open();
  await askBill();
  const asked = within(await question());
  await userEvent.click(asked.getByRole('button', { name: tipMessages.none }));
  await userEvent.click(asked.getByRole('button', { name: tablesMessages.askBill }));
  expect((await asked.findByRole('alert')).textContent).toBe(tipMessages.changed);
  expect(asked.getByRole('button', { name: tipMessages.none, pressed: true })).toBeTruthy();
});
