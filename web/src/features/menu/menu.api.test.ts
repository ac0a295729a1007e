// @vitest-environment happy-dom
import { aGroup, aProduct } from '@comanda/contract/testing/test-factories';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchMenu, needsChoice } from './menu.api.ts';

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
    expect(fetched).toHaveBeenCalledTimes(2);
  },
);

test('groups are requested only for a menu in which a dish has some', async () => {
  const groups = [aGroup()];
  const answerOf = (path: string) => {
    if (path.includes('/api/products')) return [aProduct({ grupos: ['salsas'] })];
    return path.includes('/api/modifiers') ? groups : [];
  };
  const fetched = vi.fn(async (input: string | URL | Request) =>
    Response.json(answerOf(String(input))),
  );
  vi.stubGlobal('fetch', fetched);
  expect(await fetchMenu('centro')).toMatchObject({ groups });
  expect(fetched).toHaveBeenCalledTimes(3);
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
  expect(await fetchMenu('centro')).toEqual({ categories: [], products: [] });
  expect(log).not.toHaveBeenCalled();
});
