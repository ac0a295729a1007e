import { gzipSync } from 'node:zlib';
import { expect, test } from './product.ts';
import { inNewFolder, startProduct, stop } from './product-process.ts';
import { goToSede } from './screens.ts';

test('the page is revalidated, its files are kept for ever, and both come compressed', async ({
  product,
}) => {
  const headers = { 'accept-encoding': 'br' };
  const page = await fetch(product.url, { headers });
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  const file = await fetch(`${product.url}${script}`, { headers });
  expect(file.status).toBe(200);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('content-encoding')).toBe('br');
  const plain = await fetch(`${product.url}${script}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(await file.text());
});

test('any address of a visitor is the app, but a missing file or call is not found', async ({
  product,
}) => {
  const status = async (path: string) => (await fetch(`${product.url}${path}`)).status;
  expect(await status('/restaurante/la-sazon-de-marta')).toBe(200);
  expect(await status('/assets/no-existe.js')).toBe(404);
  expect(await status('/images/no-existe/320.webp')).toBe(404);
  expect(await status('/api/no-existe')).toBe(404);
});

test('a picture of the menu comes in three widths and is kept for ever', async ({ product }) => {
  const answer = await fetch(`${product.url}/api/products?dbName=centro`);
  const [{ imagen }] = (await answer.json()) as [{ imagen: string }];
  const sizes: number[] = [];
  for (const width of [320, 640, 1280]) {
    const picture = await fetch(`${product.url}${imagen.replace('1280', String(width))}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    sizes.push((await picture.arrayBuffer()).byteLength);
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
});

test('the page of the API shows every call', async ({ page }) => {
  const response = await page.goto('/api/docs');
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe');
  await expect(page.getByText('/api/orders/create')).toBeVisible();
});

test('SIGTERM exits with 0', async () => {
  await inNewFolder(async (dataDir) => {
    const { server } = await startProduct({ DATA_DIR: dataDir, DEMO: 'off' });
    expect(await stop(server, 'SIGTERM')).toBe(0);
  });
});

test('a diner’s first view loads at most 100 KB of JavaScript', async ({ page, product }) => {
  await goToSede(page, 'Centro');
  await page.getByRole('link', { name: 'Continuar como visitante' }).click();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Bandeja paisa' })).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname),
  );
  // What listens for changes of the menu and what keeps it for later arrive after it is shown.
  const later = /menu-socket|socket-client|esm-|after-first-view/;
  const first = scripts.filter((path) => !later.test(path));
  const sizes = await Promise.all(
    first.map(async (path) => {
      const answer = await fetch(`${product.url}${path}`);
      return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total, first.join('\n')).toBeLessThanOrEqual(100 * 1024);
  expect(total).toBeGreaterThan(50_000);
});
