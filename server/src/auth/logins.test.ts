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

type Door = { url: string; body: { email: string; dbName?: string } };
type From = { address: string; cookie?: string };

async function logIn({ url, body }: Door, password: string, { address, cookie }: From) {
  const response = await server.app.inject({
    method: 'POST',
    url,
    remoteAddress: address,
    headers: cookie ? { cookie } : {},
    payload: { ...body, password },
  });
  return { status: response.statusCode, setCookie: String(response.headers['set-cookie'] ?? '') };
}

const DOORS = {
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
/** Addresses of one's own: what an address tried before does not count here. */
beforeEach(() => {
  network += 1;
  stranger = { address: `203.0.${network}.1` };
  home = { address: `198.51.${network}.1` };
});

describe.each(Object.entries(DOORS))('the password of %s', (_who, open) => {
  test('is tried wrongly ten times from one address, which locks nobody out elsewhere', async () => {
    const door = await open();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await logIn(door, 'equivocada', stranger)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await logIn(door, PASSWORD, stranger)).status).toBe(429);
    expect((await logIn(door, PASSWORD, home)).status).toBe(200);
  });
});

test('strangers at many addresses get a hundred tries together, and a known device comes in all the same', async () => {
  const door = await DOORS.owner();
  const { setCookie } = await logIn(door, PASSWORD, home);
  const cookie = setCookie.split(';')[0] ?? '';
  const statuses: number[] = [];
  for (let n = 0; n < 101; n += 1) {
    const address = `203.0.${network}.${10 + Math.floor(n / 10)}`;
    statuses.push((await logIn(door, 'equivocada', { address })).status);
  }
  expect(statuses).toEqual([...Array(100).fill(401), 429]);
  expect((await logIn(door, PASSWORD, { address: `198.51.${network}.2` })).status).toBe(429);
  expect((await logIn(door, PASSWORD, { ...home, cookie })).status).toBe(200);
  // The device itself has ten tries, of the account it knows.
  const own: number[] = [];
  for (let n = 0; n < 11; n += 1)
    own.push((await logIn(door, 'olvidada', { ...home, cookie })).status);
  expect(own).toEqual([...Array(10).fill(401), 429]);
}, 60_000);

test('a device is known for the accounts that came in with it and for no others', async () => {
  const [mine, other] = [await DOORS.diner(), await DOORS.diner()];
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

test('right passwords count for nothing, and neither do invented devices', async () => {
  const door = await DOORS.employee();
  for (let n = 0; n < 12; n += 1) {
    expect((await logIn(door, PASSWORD, home)).status).toBe(200);
  }
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const cookie = `equipo=${String(n).padStart(43, 'x')}`;
    statuses.push((await logIn(door, 'equivocada', { ...stranger, cookie })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('over https the device is told only over https', async () => {
  const safe = await startTestApp({ PUBLIC_URL: 'https://comanda.example' });
  const { email } = await makeRestaurant(safe.db);
  const { headers } = await safe.call('POST', '/api/admin/login', {
    body: { email, password: PASSWORD },
  });
  expect(headers['set-cookie']).toMatch(/; Secure$/);
  await safe.close();
});
