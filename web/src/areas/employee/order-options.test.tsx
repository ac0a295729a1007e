// @vitest-environment happy-dom
import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import type { LineGroup } from '@comanda/contract/modifiers/line-groups';
import { selectionMessages } from '@comanda/contract/modifiers/selection.messages';
import type { OrderLine } from '@comanda/contract/orders/orders';
import { aBurgerMenu } from '@comanda/contract/testing/burger-menu';
import {
  aLocation,
  anEmployeeUser,
  anOrder,
  anOrderLine,
} from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemsOf } from '../../features/order-taking/use-order-taking.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Pedidos } from './pedidos.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
  }),
}));

const MENU = aBurgerMenu();
const QUESO = { id_sigo: 'QUESO', nombre: 'Queso', precio: 3_000 };
let refusal: object;

beforeEach(() => {
  clearStorage();
  stored.token.set('token-de-prueba');
  stored.location.set(aLocation());
  stored.user.set(anEmployeeUser());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.startsWith('/api/categories')) return Response.json(MENU.categories);
    if (url.startsWith('/api/products')) return Response.json(MENU.products);
    if (url.startsWith('/api/modifiers')) return Response.json(MENU.groups);
    if (init.method === 'PATCH') return Response.json(refusal, { status: 422 });
    if (url.startsWith('/api/orders')) {
      return Response.json({ data: [], nextCursor: null, revision: 1 });
    }
    return Response.json({ error: 'No está' }, { status: 404 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const chosen = (codigo: string, ...options: string[]): LineGroup => ({
  codigo,
  nombre: codigo,
  opciones: options.map((option) => ({
    codigo: option,
    nombre: option,
    precio: 1_500,
    cantidad: 1,
    incluidas: 0,
  })),
});
const burger = (over: Partial<OrderLine> = {}) =>
  anOrderLine({ id_sigo: 'BURGER', nombre: 'Hamburguesa criolla', precio: 22_900, ...over });

/** The order opened for editing, with so many of its first line. */
async function edit(line: OrderLine, cantidad = line.cantidad) {
  const order = anOrder({ tipo: 'para_llevar', productos: [line] });
  stored.editingOrder.set(order);
  stored.cart.set(itemsOf(order).map((item) => ({ ...item, cantidad })));
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TestRouter>
        <Pedidos dbName="centro" unseen={new Set()} onSeen={vi.fn()} />
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /^Personalizar/ });
}

const panel = () => within(screen.getByRole('complementary', { name: 'La orden' }));
const dialog = () => within(screen.getByRole('dialog'));
const open = async () => {
  fireEvent.click(panel().getByRole('button', { name: /^Personalizar/ }));
  await screen.findByRole('dialog');
};
const saved = () => stored.cart.get()?.[0];

describe('a line of an order that is edited', () => {
  const GONE = [chosen('termino', 'medio'), chosen('salsas', 'hogao', 'uchuva')];

  it('keeps options that the menu does not offer any more while they are not changed', async () => {
    await edit(burger({ grupos: GONE }));
    await open();
    expect(dialog().getByText(choiceMessages.keptGone('uchuva'))).toBeTruthy();
    fireEvent.change(dialog().getByLabelText(/Observaciones/), { target: { value: 'Sin sal' } });
    fireEvent.submit(dialog().getByLabelText(/Observaciones/));
    await waitFor(() => expect(saved()).toMatchObject({ nota: 'Sin sal', grupos: GONE }));
  });

  it('says what goes with a change of its options, and takes it back', async () => {
    await edit(burger({ grupos: GONE }));
    await open();
    fireEvent.click(dialog().getByRole('radio', { name: /Tres cuartos/ }));
    expect(dialog().getByText(choiceMessages.goneNow('uchuva'))).toBeTruthy();
    fireEvent.click(dialog().getByRole('button', { name: choiceMessages.restore }));
    expect(dialog().getByText(choiceMessages.keptGone('uchuva'))).toBeTruthy();
    expect(dialog().getByRole('radio', { name: /Medio/ })).toHaveProperty('checked', true);
  });

  it('of which more is ordered loses them', async () => {
    await edit(burger({ grupos: GONE }), 2);
    await open();
    expect(dialog().getByText(choiceMessages.goneNow('uchuva'))).toBeTruthy();
  });

  it('has no problem while it is as it was, and says it where more of it lacks a required group', async () => {
    await edit(burger());
    const missing = () => panel().queryByText(selectionMessages.missing('Término'));
    fireEvent.click(panel().getByRole('button', { name: /^Uno más de/ }));
    await waitFor(() => expect(missing()).toBeTruthy());
    fireEvent.click(panel().getByRole('button', { name: /^Uno menos de/ }));
    await waitFor(() => expect(missing()).toBeNull());
  });

  it('says what its options cost each dish', async () => {
    await edit(burger({ cantidad: 3, grupos: [chosen('termino', 'medio')] }));
    expect(panel().getByText(/medio \(c\/u\)/).textContent).toContain('$1.500');
  });
});

describe('a line with additions whose dish got a required group', () => {
  it('opens with its groups where more of it is ordered, and says that the additions go', async () => {
    await edit(burger({ adiciones: [QUESO] }), 2);
    await panel().findByText(selectionMessages.missing('Término'));
    await open();
    expect(dialog().getByText(choiceMessages.extrasGo('Queso'))).toBeTruthy();
    fireEvent.click(dialog().getByRole('radio', { name: /Medio/ }));
    fireEvent.submit(dialog().getByLabelText(/Observaciones/));
    await waitFor(() => expect(saved()).toMatchObject({ cantidad: 2, adiciones: [] }));
    expect(saved()?.grupos).toMatchObject([{ codigo: 'termino' }]);
  });

  it('stays as it was taken where it is only noted upon', async () => {
    await edit(burger({ adiciones: [QUESO] }));
    await open();
    expect(dialog().queryByText(choiceMessages.extrasGo('Queso'))).toBeNull();
  });

  it('is chosen again by one tap when the server refuses it', async () => {
    const message = 'Elige 1 en «Término».';
    const details = [{ path: 'productos.0.grupos', message }];
    refusal = { error: message, code: 'seleccion_invalida', details };
    await edit(burger({ adiciones: [QUESO] }));
    fireEvent.click(panel().getByRole('button', { name: 'Guardar cambios' }));
    fireEvent.submit(await screen.findByLabelText('Nombre del cliente'));
    fireEvent.click(await screen.findByRole('button', { name: /^Cambiar/ }));
    expect(await screen.findByText(choiceMessages.extrasGo('Queso'))).toBeTruthy();
  });
});
