import { once } from 'node:events';
import { type Socket as Connection, connect } from 'node:net';
import { MENU_NAMESPACE } from '@comanda/contract/menu/menu.rules';
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { makeEmployee, makeRestaurant, makeSede } from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';
import { networkOf } from './address-bounds.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(...args: Parameters<typeof startTestApp>) {
  const [env = {}, options = {}] = args;
  const server = await startTestApp({ RATE_LIMITS: 'on', ...env }, options);
  closing.push(server.close);
  const restaurant = await makeRestaurant(server.db);
  const sede = await makeSede(server.db, restaurant);
  return { server, sede, restaurant };
}

function openSocket(url: string, auth: object, address?: string): Socket {
  const extraHeaders = address ? { 'x-forwarded-for': address } : {};
  const how = { reconnection: false, forceNew: true, transports: ['websocket'] };
  const socket = io(url, { auth, extraHeaders, ...how });
  closing.push(() => socket.disconnect());
  return socket;
}

/** A socket that sends only what the test writes. */
async function openStranger(origin: string) {
  const url = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const stranger = new WebSocket(url);
  closing.push(() => stranger.close());
  const closed = new Promise((done) => stranger.addEventListener('close', done));
  // The server sends its first message once it has counted the socket.
  await new Promise((done) => stranger.addEventListener('message', done, { once: true }));
  return { stranger, closed };
}

function isAdmitted(socket: Socket): Promise<boolean> {
  return Promise.race([
    once(socket as never, 'connect').then(() => true),
    once(socket as never, 'connect_error').then(() => false),
  ]);
}

function openConnection(origin: string): Connection {
  const connection = connect(Number(new URL(origin).port), '127.0.0.1');
  // A server that refuses may reset the connection.
  connection.on('error', () => undefined);
  closing.push(() => connection.destroy());
  return connection;
}

describe('the sockets of one address', () => {
  test('of sixty guests and ten tablets behind one Wi-Fi are all admitted at once', async () => {
    // However slow the machine is.
    const { server, sede, restaurant } = await open({}, { bounds: { waitMs: 60_000 } });
    const { dbName } = sede;
    const { token } = await makeEmployee(server.db, sede, ['pedidos']);
    const guests = Array.from({ length: 60 }, () =>
      openSocket(server.origin + MENU_NAMESPACE, { dbName }),
    );
    const tablets = [token, restaurant.token].flatMap((whose) =>
      Array.from({ length: 10 }, () => openSocket(server.origin, { dbName, token: whose })),
    );
    const admitted = await Promise.all([...guests, ...tablets].map(isAdmitted));
    expect(admitted.filter(Boolean)).toHaveLength(80);
  });

  test('are no more than the bound, and a place that becomes free can be taken', async () => {
    const { server, sede } = await open({}, { bounds: { sockets: 3 } });
    const come = () => openSocket(server.origin + MENU_NAMESPACE, { dbName: sede.dbName });
    const first = come();
    const admitted = [await isAdmitted(first), await isAdmitted(come()), await isAdmitted(come())];
    expect(admitted).toEqual([true, true, true]);
    expect(await isAdmitted(come())).toBe(false);
    first.disconnect();
    await expect.poll(() => isAdmitted(come())).toBe(true);
  });

  test('are counted for each visitor behind a balancer', async () => {
    const bounds = { sockets: 1, connections: 1 };
    const { server, sede } = await open({ TRUST_PROXY: 'on' }, { bounds });
    const come = (address: string) =>
      openSocket(server.origin + MENU_NAMESPACE, { dbName: sede.dbName }, address);
    expect(await isAdmitted(come('203.0.113.7'))).toBe(true);
    expect(await isAdmitted(come('203.0.113.8'))).toBe(true);
    // Only the balancer's own entry counts; anybody may have written what comes before it.
    expect(await isAdmitted(come('198.51.100.1, 203.0.113.7'))).toBe(false);
  });

  test('have a lower bound while they are not admitted', async () => {
    const { server, sede } = await open({}, { bounds: { waitingSockets: 1 } });
    await openStranger(server.origin);
    const guest = openSocket(server.origin + MENU_NAMESPACE, { dbName: sede.dbName });
    expect(await isAdmitted(guest)).toBe(false);
  });

  test.each([
    ['that send nothing', ''],
    ['that are refused', '40{"token":"falso","dbName":"falsa"}'],
    ['that leave their namespace', `40${MENU_NAMESPACE},{"dbName":"$SEDE"}`],
  ])('of those %s are closed', async (_who, word) => {
    const { server, sede } = await open({}, { bounds: { waitMs: 200, sockets: 1 } });
    const { stranger, closed } = await openStranger(server.origin);
    stranger.addEventListener('message', ({ data }) => {
      if (data.startsWith(`40${MENU_NAMESPACE}`)) stranger.send(`41${MENU_NAMESPACE},`);
    });
    if (word) stranger.send(word.replace('$SEDE', sede.dbName));
    await closed;
    const next = () => openSocket(server.origin + MENU_NAMESPACE, { dbName: sede.dbName });
    await expect.poll(() => isAdmitted(next())).toBe(true);
  });
});

describe('the connections of one address', () => {
  test('are no more than the bound, and a place that becomes free can be taken', async () => {
    const { server } = await open({}, { bounds: { connections: 2 } });
    const first = openConnection(server.origin);
    const second = openConnection(server.origin);
    await Promise.all([once(first, 'connect'), once(second, 'connect')]);
    await once(openConnection(server.origin), 'close');
    first.destroy();
    await expect
      .poll(async () => (await fetch(`${server.origin}/livez`).catch(() => null))?.status)
      .toBe(200);
  });

  test.each([
    ['its head', 'GET /livez HTTP/1.1\r\nHost: x\r\n'],
    ['its body', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{'],
  ])('end when a request never finishes %s', async (_what, text) => {
    const bounds = { headersMs: 200, requestMs: 200, checkMs: 50 };
    const { server } = await open({}, { bounds });
    const connection = openConnection(server.origin);
    connection.resume().write(text);
    await once(connection, 'close');
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
