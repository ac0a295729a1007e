import { gzipSync } from 'node:zlib';
import { staff } from './full-service-crew.ts';
import { expect, test } from './product.ts';
import { enterAsStaff } from './screens.ts';

const BUDGET = 220 * 1024;

for (const section of ['pedidos', 'cocina', 'caja', 'menu', 'empleados', 'reportes']) {
  test(`the console’s first view loads at most 220 KB of JavaScript: ${section}`, async ({
    page,
    product,
  }) => {
    await enterAsStaff(page, staff(section));
    // What is fetched for later, once nothing else is to do, is not part of the first view.
    await page.addInitScript('window.requestIdleCallback = () => 0');
    // A reload while the address still changes, or parts still come, is aborted.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => new URL(name).pathname),
    );
    const sizes = await Promise.all(
      [...new Set(scripts)].map(async (path) => {
        const answer = await fetch(`${product.url}${path}`);
        return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
      }),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total, scripts.join('\n')).toBeLessThanOrEqual(BUDGET);
    expect(total).toBeGreaterThan(100_000);
  });
}
