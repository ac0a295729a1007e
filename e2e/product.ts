import { test as base } from '@playwright/test';
import { copyDemo } from './demo-folder.ts';
import { inNewFolder, type Product, startProduct, stop } from './product-process.ts';

/** Every worker runs the product once, with the demo, in its own folder. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      await inNewFolder(async (dataDir) => {
        copyDemo(process.env.DEMO_FOLDER ?? '', dataDir);
        const product = await startProduct({
          DATA_DIR: dataDir,
          LOG_LEVEL: 'error',
          // The tests sign in the same people more often than anybody would.
          RATE_LIMITS: 'off',
        });
        await use(product);
        await stop(product.server, 'SIGTERM');
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect } from '@playwright/test';
