import { allOrders, anyProduct, ownerToken, placeOrder } from './api.ts';
import { expect, test } from './product.ts';
import {
  inNewFolder,
  isAlive,
  postmasterPid,
  runToEnd,
  startProduct,
  stop,
} from './product-process.ts';

const NPM_START = ['npm', 'start'];

for (const [name, value] of [
  ['PORT', 'abc'],
  ['DATABASE_URL', 'nonsense'],
  ['DATABASE_URL', 'postgres://nadie@127.0.0.1:1/nada'],
  ['REDIS_URL', 'nonsense'],
] as const) {
  test(`${name}=${value} npm start ends at once and names the variable`, async () => {
    await inNewFolder(async (dataDir) => {
      const { code, output } = await runToEnd(NPM_START, { DATA_DIR: dataDir, [name]: value });
      expect(code).toBe(1);
      expect(output).toContain(`${name}: `);
      expect(output).not.toContain('    at ');
    });
  });
}

test('npm start shows a newcomer where to go and who to be', async () => {
  await inNewFolder(async (dataDir) => {
    const product = await startProduct({ DATA_DIR: dataDir }, NPM_START);
    expect(product.output()).toContain('/restaurante/la-sazon-de-marta');
    expect(product.output()).toContain('marta@lasazon.example');
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    await stop(product.server, 'SIGTERM');
  });
});

test('SIGTERM to npm start ends the server and its database', async () => {
  await inNewFolder(async (dataDir) => {
    const product = await startProduct({ DATA_DIR: dataDir, DEMO: 'off' }, NPM_START);
    const postmaster = postmasterPid(dataDir) ?? 0;
    await stop(product.server, 'SIGTERM');
    await expect.poll(() => isAlive(postmaster)).toBe(false);
    await expect(fetch(`${product.url}/livez`)).rejects.toThrow();
  });
});

test('a second server on the same folder is told which process holds it', async () => {
  await inNewFolder(async (dataDir) => {
    const { server } = await startProduct({ DATA_DIR: dataDir, DEMO: 'off' });
    const { code, output } = await runToEnd(NPM_START, { DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toContain(`DATA_DIR: otro proceso (comanda, proceso ${server.pid})`);
    await stop(server, 'SIGTERM');
  });
});

for (const victim of ['server', 'database'] as const) {
  test(`kill -9 of the ${victim} while orders come in loses none that was acknowledged`, async () => {
    await inNewFolder(async (dataDir) => {
      const acknowledged: string[] = [];
      for (let round = 0; round < 3; round++) {
        const { server, url } = await startProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
        const before = acknowledged.length;
        const ordering = orderUntilFailure(url, acknowledged);
        await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
        if (victim === 'server') {
          await stop(server, 'SIGKILL');
          await ordering;
        } else {
          process.kill(postmasterPid(dataDir) ?? 0, 'SIGKILL');
          await ordering;
          await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
          await stop(server, 'SIGKILL');
        }
      }
      const { server, url } = await startProduct({ DATA_DIR: dataDir });
      const stored = await storedIds(url);
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      await stop(server, 'SIGTERM');
    });
  });
}

/** Four guests order without pause until the product stops answering. */
async function orderUntilFailure(url: string, acknowledged: string[]) {
  const id_sigo = await anyProduct(url);
  const guest = async () => {
    for (;;) acknowledged.push((await placeOrder(url, id_sigo))._id);
  };
  await Promise.allSettled([guest(), guest(), guest(), guest()]);
}

async function storedIds(url: string): Promise<Set<string>> {
  const orders = await allOrders(url, await ownerToken(url));
  return new Set(orders.map(({ _id }) => _id));
}
