import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  makeClient,
  makeEmployee,
  makeRestaurant,
  makeSede,
  PASSWORD,
} from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  server = await startTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

type Login = { url: string; body: { email: string; dbName?: string } };
type From = { address: string; cookie?: string };

async function logIn({ url, body }: Login, password: string, { address, cookie }: From) {
  const response = await server.app.inject({
    method: 'POST',
    url,
    remoteAddress: address,
    headers: cookie ? { cookie } : {},
    payload: { ...body, password },
  });
  return { status: response.statusCode, setCookie: String(response.headers['set-cookie'] ?? '') };
}

const LOGINS = {
  owner: async () => {
    const { email } = await makeRestaurant(server.db);
    return { url: '/api/admin/login', body: { email } };
  },
  diner: async () => {
    const sede = await makeSede(server.db, await makeRestaurant(server.db));
    const { email } = await makeClient(server.db, sede);
    return { url: '/api/auth/login', body: { email, dbName: sede.dbName } };
  },
  employee: async () => {
    const sede = await makeSede(server.db, await makeRestaurant(server.db));
    const { email } = await makeEmployee(server.db, sede, ['caja']);
    return { url: '/api/auth/login', body: { email, dbName: sede.dbName } };
  },
};

let network = 0;
let stranger: From;
let home: From;
/** New addresses for each test, so that earlier tries do not count. */
beforeEach(() => {
  network += 1;
  stranger = { address: `203.0.${network}.1` };
  home = { address: `198.51.${network}.1` };
});

describe.each(Object.entries(LOGINS))('the password of %s', (_who, open) => {
  test('is tried wrongly ten times from one address, which locks nobody out elsewhere', async () => {
    const login = await open();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await logIn(login, 'equivocada', stranger)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await logIn(login, PASSWORD, stranger)).status).toBe(429);
    expect((await logIn(login, PASSWORD, home)).status).toBe(200);
  });
});

test('strangers at many addresses get a hundred tries together, and a known device can still sign in', async () => {
  const login = await LOGINS.owner();
  const { setCookie } = await logIn(login, PASSWORD, home);
  const cookie = setCookie.split(';')[0] ?? '';
  const statuses: number[] = [];
  for (let n = 0; n < 101; n += 1) {
    const address = `203.0.${network}.${10 + Math.floor(n / 10)}`;
    statuses.push((await logIn(login, 'equivocada', { address })).status);
  }
  expect(statuses).toEqual([...Array(100).fill(401), 429]);
  expect((await logIn(login, PASSWORD, { address: `198.51.${network}.2` })).status).toBe(429);
  expect((await logIn(login, PASSWORD, { ...home, cookie })).status).toBe(200);
  // The device has its own ten tries, for the account it knows.
  const own: number[] = [];
  for (let n = 0; n < 11; n += 1)
    own.push((await logIn(login, 'olvidada', { ...home, cookie })).status);
  expect(own).toEqual([...Array(10).fill(401), 429]);
}, 60_000);

test('a device is known only for the accounts that signed in on it', async () => {
  const [mine, other] = [await LOGINS.diner(), await LOGINS.diner()];
  const { setCookie } = await logIn(mine, PASSWORD, home);
  expect(setCookie).toMatch(
    /^equipo=[\w-]{43}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
  const cookie = setCookie.split(';')[0] ?? '';
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    statuses.push((await logIn(other, 'equivocada', { ...stranger, cookie })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await logIn(mine, PASSWORD, { ...stranger, cookie })).status).toBe(200);
  const kept = await server.db.selectFrom('known_devices').select('token_hash').execute();
  const token = cookie.slice('equipo='.length);
  expect(kept.map(({ token_hash }) => token_hash.toString())).not.toContain(token);
});

test('right passwords do not count as tries, and invented devices are not known', async () => {
  const login = await LOGINS.employee();
  for (let n = 0; n < 12; n += 1) {
    expect((await logIn(login, PASSWORD, home)).status).toBe(200);
  }
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const cookie = `equipo=${String(n).padStart(43, 'x')}`;
    statuses.push((await logIn(login, 'equivocada', { ...stranger, cookie })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('over https the device cookie is sent only over https', async () => {
  const safe = await startTestApp({ PUBLIC_URL: 'https://comanda.example' });
  const { email } = await makeRestaurant(safe.db);
  const { headers } = await safe.call('POST', '/api/admin/login', {
    body: { email, password: PASSWORD },
  });
  expect(headers['set-cookie']).toMatch(/; Secure$/);
  await safe.close();
});
