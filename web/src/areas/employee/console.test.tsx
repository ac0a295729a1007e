// @vitest-environment happy-dom
import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { PERMISOS, type Permiso } from '@comanda/contract/permissions';
import { aLocation, anEmployeeUser, aProduct } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { toCartItem } from '../../features/cart/cart.ts';
import { setOrderPlace, useOrderPlace } from '../../features/offline/kept-order.ts';
import { accountForm } from '../../features/order-taking/account-form.ts';
import { useOrderTaking } from '../../features/order-taking/use-order-taking.ts';
import { sharedDoor } from '../../features/staff-door/shared-tablet.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { toast } from '../../lib/toast.ts';
import { Console } from './console.tsx';
import { EmployeeDoor } from './employee-door.tsx';

const socket = vi.hoisted(() => {
  const handlers = new Map<string, () => void>();
  return {
    handlers,
    active: true,
    on: (event: string, handler: () => void) => handlers.set(event, handler),
    connect: () => undefined,
    removeAllListeners: () => handlers.clear(),
    disconnect: () => undefined,
  };
});
vi.mock('socket.io-client', () => ({ io: () => socket }));

let isSessionOver = false;
const fetchMock = vi.fn(async (url: string) => {
  if (isSessionOver) {
    const error = 'Inicia sesión para continuar.';
    return Response.json({ error, code: 'no_autenticado' }, { status: 401 });
  }
  if (url.startsWith('/api/orders')) {
    return Response.json({ data: [], nextCursor: null, revision: 0 });
  }
  if (url.startsWith('/api/tables')) return Response.json({ data: { zonas: [] }, version: 1 });
  return Response.json(/employees|roles/.test(url) ? { data: [] } : []);
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockClear();
  isSessionOver = false;
  socket.active = true;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

function openConsole(permisos: readonly Permiso[], who: object = {}) {
  stored.token.set('token-de-prueba');
  stored.location.set(aLocation());
  stored.user.set(anEmployeeUser({ permisos: [...permisos], ...who }));
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TestRouter at="/employee">
        <Switch>
          <Route path="/employee">
            <EmployeeDoor>
              <Console />
            </EmployeeDoor>
          </Route>
          <Route path="/employee/la-sazon/centro">
            <p>Los nombres</p>
          </Route>
          <Route path="/userAuth">
            <p>Ingresa a la sede</p>
          </Route>
        </Switch>
      </TestRouter>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('navigation', { name: 'Secciones' })[0] as HTMLElement;
}

function sectionsIn(menu: HTMLElement, hidden = false): (string | null)[] {
  return within(menu)
    .queryAllByRole('button', { hidden })
    .map((button) => button.textContent);
}

/** The words of the permisos in the side menu. */
const WORDS: Record<Permiso, string> = {
  caja: 'Caja',
  cocina: 'Cocina',
  empleados: 'Empleados',
  menu: 'Menú',
  pedidos: 'Pedidos',
  reportes: 'Reportes',
};

const COMBINATIONS = Array.from({ length: 2 ** PERMISOS.length }, (_, bits) =>
  PERMISOS.filter((_permiso, at) => Math.floor(bits / 2 ** at) % 2 === 1),
);

it.each(COMBINATIONS.map((permisos) => ({ permisos })))(
  'shows exactly the sections of $permisos in alphabetical order, and starts with the first',
  ({ permisos }) => {
    const rail = openConsole(permisos);
    const expected = Object.entries(WORDS).flatMap(([permiso, word]) =>
      permisos.includes(permiso as Permiso) ? [word] : [],
    );
    expect(sectionsIn(rail)).toEqual(expected);
    const panel = screen.getAllByRole('navigation', { name: 'Secciones', hidden: true })[1];
    const openers = screen.queryAllByRole('button', { name: 'Abrir el menú' });
    // A menu of one section leads nowhere.
    if (permisos.length < 2) expect([panel, openers]).toEqual([undefined, []]);
    else expect(sectionsIn(panel as HTMLElement, true)).toEqual(expected);
    const [first] = permisos;
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    expect(title).toBe(first ? WORDS[first] : 'Consola');
  },
);

it.each([['menu'], ['caja'], ['pedidos', 'reportes']] as Permiso[][])(
  'opens the plan of the sede to somebody with the facultad, beside the sections %s and %s',
  async (...permisos) => {
    const given = permisos.filter(Boolean);
    const rail = openConsole(given, { facultades: ['sede'] });
    expect(sectionsIn(rail)).toHaveLength(given.length);
    const [entry] = screen.getAllByRole('button', { name: 'Sede' });
    await userEvent.click(entry as HTMLElement);
    const tools = await screen.findByRole('dialog', { name: `Sede ${aLocation().nombre}` });
    expect(sectionsIn(tools)).toEqual([
      '',
      'AtenciónLas horas, los canales y el ritmo',
      'MesasEl plano del salón',
      'QR de mesasLos códigos para imprimir',
      'Quién puede pedirDe quién recibe pedidos la sede, y cuántos',
    ]);
    await userEvent.click(within(tools).getByRole('button', { name: /^Mesas/ }));
    expect(
      await screen.findByRole('dialog', { name: `Mesas de ${aLocation().nombre}` }),
    ).toBeTruthy();
  },
);

it('has no way to the plan for who lacks the facultad, or every permiso', () => {
  for (const [permisos, facultades] of [
    [
      ['pedidos', 'caja'],
      ['cobrar', 'arqueo'],
    ],
    [['pedidos', 'caja'], undefined],
    [[], ['sede']],
  ] as [Permiso[], string[] | undefined][]) {
    openConsole(permisos, { facultades });
    expect(screen.queryAllByRole('button', { name: 'Sede', hidden: true })).toEqual([]);
    cleanup();
  }
});

it('lists an unknown permiso in the menu, without an icon', () => {
  const menu = openConsole(['bodega' as Permiso, 'caja']);
  const [foreseen, other] = within(menu).getAllByRole('button').reverse();
  expect(other?.querySelector('svg')).toBeNull();
  expect(foreseen?.querySelector('svg')).toBeTruthy();
});

it('opens the first permiso as given, not the first in alphabetical order', () => {
  openConsole(['reportes', 'caja']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reportes');
});

it('shows no section to an employee without permisos', () => {
  const menu = openConsole([]);
  expect(within(menu).queryAllByRole('button')).toEqual([]);
});

it('changes the section without changing the address', async () => {
  const menu = openConsole(['menu', 'cocina']);
  const address = window.location.href;
  await userEvent.click(within(menu).getByRole('button', { name: 'Cocina' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cocina');
  expect(window.location.href).toBe(address);
});

it('fetches no orders for an employee who may not see them', () => {
  openConsole(['menu', 'empleados']);
  const asked = fetchMock.mock.calls.map(([url]) => url);
  expect(asked.filter((url) => url.startsWith('/api/orders'))).toEqual([]);
});

/** Answers every question for the width of the screen. */
function stubWidth(matches: boolean) {
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => ({ matches, ...listening }));
}

it('signs out with the user block of a wide screen: the server is told, and the browser keeps nothing', async () => {
  stubWidth(true);
  openConsole(['menu']);
  await userEvent.click(screen.getByTitle('Cerrar sesión'));
  expect(fetchMock).toHaveBeenCalledWith(
    '/api/auth/logout',
    expect.objectContaining({ method: 'POST' }),
  );
  expect([stored.user.get(), stored.token.get(), stored.authUser.get()]).toEqual([
    null,
    null,
    null,
  ]);
});

it('asks before a tap on the bare avatar of a small screen signs out', async () => {
  stubWidth(false);
  openConsole(['menu'], { nombre: 'Valentina Ríos' });
  const block = screen.getByRole('button', { name: /Salir.*Cerrar sesión/ });
  await userEvent.click(block);
  const question = within(screen.getByRole('dialog', { name: '¿Cerrar sesión?' }));
  expect(question.getByText('Valentina Ríos')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Volver' }));
  expect(stored.user.get()).not.toBeNull();
  await userEvent.click(block);
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Cerrar sesión' }),
  );
  expect(stored.user.get()).toBeNull();
});

it('leads to the door at once when the server ends the session', async () => {
  const said = vi.spyOn(toast, 'info').mockResolvedValue();
  openConsole(['pedidos']);
  await vi.waitFor(() => expect(socket.handlers.has('disconnect')).toBe(true));
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled());
  isSessionOver = true;
  socket.active = false;
  socket.handlers.get('disconnect')?.();
  await screen.findByText('Ingresa a la sede');
  expect(said).toHaveBeenCalledWith('Tu sesión terminó. Ingresa de nuevo.', { id: 'session' });
  expect([stored.user.get(), stored.token.get()]).toEqual([null, null]);
});

describe('an order that is being taken', () => {
  const LINE = toCartItem({ product: aProduct(), cantidad: 1 });
  const signOutButton = () => screen.getByTitle('Cerrar sesión');
  const openTaking = async () => {
    openConsole(['pedidos']);
    // The section is there once the console remembers what it knew.
    await screen.findByRole('tab', { name: 'Gestionar pedido' });
    act(() => stored.cart.set([LINE]));
  };

  it('is asked about before a sign-out, and stays if the person stays', async () => {
    await openTaking();
    await userEvent.click(signOutButton());
    expect(screen.getByRole('dialog', { name: offlineMessages.orderUnsent })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: offlineMessages.keepTaking }));
    expect(stored.cart.get()).toEqual([LINE]);
    expect(stored.user.get()).not.toBeNull();
  });

  it('comes back to the same person after a sign-out, and to nobody else', async () => {
    const said = vi.spyOn(toast, 'info').mockResolvedValue();
    await openTaking();
    await userEvent.click(signOutButton());
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Cerrar sesión' }),
    );
    await screen.findByText('Ingresa a la sede');
    expect(stored.cart.get()).toBeNull();

    cleanup();
    openConsole(['pedidos'], { id: 'otra', email: 'otra@lasazon.example' });
    await screen.findByRole('tab', { name: 'Gestionar pedido' });
    expect(stored.cart.get() ?? []).toEqual([]);

    cleanup();
    openConsole(['pedidos']);
    await vi.waitFor(() => expect(stored.cart.get()).toEqual([LINE]));
    expect(said).toHaveBeenCalledWith(offlineMessages.orderBack, { id: 'order' });
  });

  it('comes back with its table and what was typed, and nobody else sees them', async () => {
    const table = { mesa: '7', cuenta: null };
    const { result } = renderHook(useOrderPlace);
    await openTaking();
    const typed = { ...accountForm(null), nombreCliente: 'Lucía Peña' };
    act(() => setOrderPlace(() => ({ table, form: { of: null, before: typed, typed } })));
    await userEvent.click(signOutButton());
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Cerrar sesión' }),
    );
    await screen.findByText('Ingresa a la sede');
    expect(result.current).toMatchObject({ table: null, form: null });
    cleanup();
    openConsole(['pedidos'], { id: 'otra', email: 'otra@lasazon.example' });
    await screen.findByRole('tab', { name: 'Gestionar pedido' });
    const { result: others } = renderHook(useOrderPlace);
    expect(others.current).toMatchObject({ table: null, form: null });
    cleanup();
    openConsole(['pedidos']);
    expect(await screen.findAllByText('Mesa 7')).toBeTruthy();
    const { result: mine } = renderHook(useOrderPlace);
    expect(mine.current).toMatchObject({ table, form: { typed } });
  });

  it('waits for its author while another person works at the shared tablet, after one tap', async () => {
    sharedDoor.set('/employee/la-sazon/centro');
    const said = vi.spyOn(toast, 'info').mockResolvedValue();
    await openTaking();
    // A large tablet has its word in view too.
    const word = screen.getByText(offlineMessages.switchPerson);
    expect(word.className).not.toMatch(/\blg:\S*sr-only/);
    await userEvent.click(word);
    await screen.findByText('Los nombres');
    expect([stored.token.get(), stored.cart.get()]).toEqual([null, null]);
    expect(said).toHaveBeenCalledWith(offlineMessages.orderKeptNow, { id: 'order' });
    cleanup();
    openConsole(['pedidos']);
    await vi.waitFor(() => expect(stored.cart.get()).toEqual([LINE]));
    sharedDoor.remove();
  });

  it('comes back after the session was ended, for example by a changed permiso', async () => {
    const said = vi.spyOn(toast, 'info').mockResolvedValue();
    await openTaking();
    isSessionOver = true;
    socket.active = false;
    await vi.waitFor(() => expect(socket.handlers.has('disconnect')).toBe(true));
    socket.handlers.get('disconnect')?.();
    await screen.findByText('Ingresa a la sede');
    expect(said).toHaveBeenCalledWith('Tu sesión terminó. Ingresa de nuevo.', {
      id: 'session',
      description: offlineMessages.orderKeptNow,
    });
    cleanup();
    isSessionOver = false;
    openConsole(['pedidos']);
    await vi.waitFor(() => expect(stored.cart.get()).toEqual([LINE]));
  });

  it('does not come back once it was sent or discarded', async () => {
    await openTaking();
    const { result } = renderHook(useOrderTaking);
    act(() => result.current.clear());
    cleanup();
    openConsole(['pedidos']);
    await screen.findByRole('tab', { name: 'Gestionar pedido' });
    expect(stored.cart.get() ?? []).toEqual([]);
  });
});

it('stays, and reconnects the socket, when only the server was restarted', async () => {
  const connect = vi.spyOn(socket, 'connect');
  openConsole(['pedidos']);
  await vi.waitFor(() => expect(socket.handlers.has('disconnect')).toBe(true));
  vi.useFakeTimers();
  socket.active = false;
  socket.handlers.get('disconnect')?.();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(connect).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pedidos');
});

it('leads to the door from a section without live orders too when the session ends', async () => {
  vi.spyOn(toast, 'info').mockResolvedValue();
  isSessionOver = true;
  openConsole(['empleados']);
  // The screen's code is loaded first.
  await screen.findByText('Ingresa a la sede', {}, { timeout: 20_000 });
});
