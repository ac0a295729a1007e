// @vitest-environment happy-dom
import type { Product } from '@comanda/contract/menu/menu';
import { aGroup, aProduct } from '@comanda/contract/testing/test-factories';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOnline } from '../../lib/api/connection.ts';
import { fetchMenu, needsChoice, useSedeMenu } from './menu.api.ts';

vi.mock('../../lib/live/menu-socket.ts', () => ({ listenToMenu: () => () => undefined }));

const log = vi.fn();

beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answer(isThere: (path: string) => boolean) {
  const fetched = vi.fn(async (input: string | URL | Request) =>
    isThere(String(input))
      ? Response.json([])
      : Response.json({ error: 'No se pudo', code: 'interno' }, { status: 500 }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test.each([
  ['categories', '/api/categories', ['Error cargando categorías']],
  ['products', '/api/products', ['Error cargando productos']],
  ['both', '/api/', ['Error cargando categorías', 'Error cargando productos']],
])(
  'if the %s fail to load, the failure is logged by name and the rest is still requested',
  async (_, failing, said) => {
    const fetched = answer((path) => !path.includes(failing));
    await expect(fetchMenu('centro')).rejects.toThrow('No se pudo');
    await vi.waitFor(() => expect(log.mock.calls.map(([text]) => text).sort()).toEqual(said));
    expect(fetched).toHaveBeenCalledTimes(3);
  },
);

describe('the groups of a menu', () => {
  const groups = [aGroup()];
  const serve = (products: readonly Product[], groupsLeft: () => Promise<Response>) => {
    const fetched = vi.fn(async (input: string | URL | Request) => {
      if (String(input).includes('/api/modifiers')) return groupsLeft();
      return Response.json(String(input).includes('/api/products') ? products : []);
    });
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };
  const refused = async () => Response.json({ error: 'No se pudo' }, { status: 500 });
  const grouped = [aProduct({ grupos: ['salsas'] })];

  test('are requested without waiting for the dishes', async () => {
    const fetched = serve(grouped, async () => Response.json(groups));
    const menu = fetchMenu('centro');
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(await menu).toMatchObject({ groups });
  });

  test('fail the menu where a dish has some', async () => {
    serve(grouped, refused);
    await expect(fetchMenu('centro')).rejects.toThrow('No se pudo');
  });

  test('that the network loses are not asked for again by the parts that arrive after', async () => {
    const fetched = vi.fn(async (input: string | URL | Request) => {
      if (String(input).includes('/api/modifiers')) throw new TypeError('Failed to fetch');
      // By the next task the failure was heard.
      await new Promise((done) => setTimeout(done));
      return Response.json(String(input).includes('/api/products') ? grouped : []);
    });
    vi.stubGlobal('fetch', fetched);
    const { result } = renderHook(() => useSedeMenu('norte'));
    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(isOnline()).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('are not missed where no dish has any', async () => {
    serve([aProduct()], refused);
    expect(await fetchMenu('centro')).toMatchObject({ products: [{ nombre: 'Bandeja paisa' }] });
  });
});

test('a dish needs a choice where one of its groups is required, or not known yet', () => {
  const menu = {
    categories: [],
    products: [],
    groups: [aGroup({ codigo: 'termino', min: 1 }), aGroup()],
  };
  expect(needsChoice(menu, aProduct())).toBe(false);
  expect(needsChoice(menu, aProduct({ grupos: ['salsas'] }))).toBe(false);
  expect(needsChoice(menu, aProduct({ grupos: ['salsas', 'termino'] }))).toBe(true);
  expect(needsChoice({ ...menu, groups: [] }, aProduct({ grupos: ['salsas'] }))).toBe(true);
});

test('a menu that loads completely logs nothing', async () => {
  answer(() => true);
  expect(await fetchMenu('centro')).toEqual({ categories: [], products: [], groups: [] });
  expect(log).not.toHaveBeenCalled();
});
