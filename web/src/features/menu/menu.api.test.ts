// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchMenu } from './menu.api.ts';

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

test('a menu that loads completely logs nothing', async () => {
  answer(() => true);
  expect(await fetchMenu('centro')).toEqual({ categories: [], products: [] });
  expect(log).not.toHaveBeenCalled();
});
