import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import { makeEmployee, type Person } from '../server/test/factories.ts';
import { openService } from '../server/test/service.ts';

const SOCKETS = 30;
/** How long before the end the first socket is opened. */
const BEFORE_MS = 40;

const { server, sede, restaurant, create } = await openService();
afterAll(() => server.close());

/** What ends a person's right to listen. */
const ENDS: Record<string, (person: Person) => Promise<{ status: number }>> = {
  'a logout': ({ token }) => server.call('POST', '/api/auth/logout', { token }),
  "an employee's deletion": ({ id }) =>
    server.call('DELETE', '/api/employees/deleteEmployee', {
      token: restaurant.token,
      body: { dbName: sede.dbName, employee: id },
    }),
};

for (const [name, end] of Object.entries(ENDS)) {
  test(`of ${SOCKETS} sockets opened around ${name} none stays and none receives the next order`, async () => {
    const rounds = size(8, 100);
    const owner = open(restaurant.token);
    await once(owner as never, 'connect');
    let admitted = 0;
    for (let round = 0; round < rounds; round += 1) {
      const person = await makeEmployee(server.db, sede, ['cocina', 'pedidos']);
      const heard: unknown[] = [];
      const opened = Array.from({ length: SOCKETS }, async (_, at) => {
        await pause((BEFORE_MS * at) / SOCKETS);
        const socket = open(person.token);
        socket.once('connect', () => {
          admitted += 1;
        });
        socket.on('new_order', (order) => heard.push(order));
        return socket;
      });
      await pause(BEFORE_MS);
      expect((await end(person)).status).toBe(200);
      const told = once(owner as never, 'new_order');
      await create();
      await told;
      const sockets = await Promise.all(opened);
      await expect.poll(() => sockets.filter(isOpen).length, { timeout: 5_000 }).toBe(0);
      expect(heard).toEqual([]);
    }
    owner.disconnect();
    record(
      'sessions',
      `${rounds} × ${SOCKETS} sockets opened up to ${BEFORE_MS} ms before ${name}`,
      `${admitted} were admitted before it; none stayed, none received the next order`,
    );
  });
}

function open(token: string): Socket {
  return io(server.origin, {
    auth: { token, dbName: sede.dbName },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
}

/** Connected, or still connecting. */
function isOpen(socket: Socket): boolean {
  return socket.connected || socket.active;
}
