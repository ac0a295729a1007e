import { DEMO } from './api.ts';
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

test('npm start, as a newcomer types it', async () => {
  await inNewFolder(async (dataDir) => {
    const product = await startProduct({ DATA_DIR: dataDir }, NPM_START);
    const postmaster = postmasterPid(dataDir) ?? 0;

    await test.step('shows where to go and which accounts to use', async () => {
      expect(product.output()).toContain('/restaurante/la-sazon-de-marta');
      expect(product.output()).toContain('marta@lasazon.example');
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    });

    await test.step('runs the assistant in its own thread', async () => {
      const answer = await fetch(`${product.url}/api/chatV1/chatbot`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ dbName: DEMO.dbName, mensajeUsuario: 'hola', carrito: [] }),
      });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ respuesta: expect.stringContaining('Hola') });
    });

    await test.step('refuses a second server on the same folder, and names the process that uses it', async () => {
      const { code, output } = await runToEnd(NPM_START, { DATA_DIR: dataDir });
      expect(code).toBe(1);
      expect(output).toMatch(/DATA_DIR: otro proceso \(comanda, proceso \d+\)/);
    });

    await test.step('ends with its database and with 0 when it gets SIGTERM', async () => {
      expect(await stop(product.server, 'SIGTERM')).toBe(0);
      await expect.poll(() => isAlive(postmaster)).toBe(false);
      await expect(fetch(`${product.url}/livez`)).rejects.toThrow();
    });
  });
});
