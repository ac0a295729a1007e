import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Server, Socket } from 'socket.io';

/** What one address may hold open at once, and how long it may stay silent. */
export type Bounds = {
  connections: number;
  sockets: number;
  /** How many of the sockets may be waiting to be admitted. */
  waitingSockets: number;
  /** A socket that is in no namespace after this time is closed. */
  waitMs: number;
  /** Time limits for the head of a request and for all of it. */
  headersMs: number;
  requestMs: number;
  /** How often both limits are checked. */
  checkMs: number;
};

/**
 * A restaurant's Wi-Fi is one address. Sixty guests and ten tablets, each with six connections and
 * two sockets, stay far below these bounds. A slow phone sends a picture of ten megabytes in two
 * minutes.
 */
export const BOUNDS: Bounds = {
  connections: 1_000,
  sockets: 400,
  waitingSockets: 200,
  waitMs: 10_000,
  headersMs: 20_000,
  requestMs: 120_000,
  checkMs: 5_000,
};

/** Only without a balancer: its connections carry all visitors. */
export function boundConnections(server: HttpServer, { connections }: Bounds): void {
  const open = openTally();
  server.on('connection', (socket) => {
    const from = networkOf(socket.remoteAddress ?? '');
    if (open.of(from) >= connections) {
      socket.destroy();
      return;
    }
    open.add(from);
    socket.once('close', () => open.remove(from));
  });
}

export type SocketBounds = ReturnType<typeof openSocketBounds>;

/** Counts sockets by address and closes those that are not admitted in time. */
export function openSocketBounds(
  { sockets, waitingSockets, waitMs }: Bounds,
  addressOf: (request: IncomingMessage) => string | undefined,
) {
  const held = openTally();
  const waiting = openTally();
  const stays = new WeakMap<Connection, { admitted: () => void; left: () => void }>();
  const isFull = (from: string) => held.of(from) >= sockets || waiting.of(from) >= waitingSockets;

  const begin = (connection: Connection) => {
    const from = networkOf(addressOf(connection.request) ?? '');
    if (isFull(from)) {
      connection.close(true);
      return;
    }
    let rooms = 0;
    let timer: NodeJS.Timeout | undefined;
    const wait = () => {
      waiting.add(from);
      timer = setTimeout(() => connection.close(true), waitMs);
    };
    const stopWaiting = () => {
      if (timer) waiting.remove(from);
      clearTimeout(timer);
      timer = undefined;
    };
    held.add(from);
    wait();
    stays.set(connection, {
      admitted: () => {
        rooms += 1;
        stopWaiting();
      },
      left: () => {
        rooms -= 1;
        if (rooms === 0 && connection.readyState === 'open') wait();
      },
    });
    connection.once('close', () => {
      stopWaiting();
      held.remove(from);
    });
  };

  return {
    /** Decides before a socket is opened. */
    allowRequest: (request: IncomingMessage, answer: (error: null, isAllowed: boolean) => void) =>
      answer(null, !isFull(networkOf(addressOf(request) ?? ''))),
    watch: (io: Server, namespaces: readonly string[]) => {
      io.engine.on('connection', begin);
      for (const name of namespaces) {
        io.of(name).on('connection', (socket) => {
          const stay = stays.get(socket.conn);
          stay?.admitted();
          socket.once('disconnect', () => stay?.left());
        });
      }
    },
  };
}

type Connection = Socket['conn'];

/** Same rule as Fastify's `request.ip`: behind a balancer, the last address that it wrote. */
export function visitorAddress(
  { headers, socket }: IncomingMessage,
  hasBalancer: boolean,
): string | undefined {
  const forwarded = hasBalancer ? headers['x-forwarded-for'] : undefined;
  return [forwarded].flat().join(',').split(',').at(-1)?.trim() || socket.remoteAddress;
}

function openTally() {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    add: (key: string) => counts.set(key, of(key) + 1),
    remove: (key: string) => (of(key) > 1 ? counts.set(key, of(key) - 1) : counts.delete(key)),
  };
}

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * What one household, restaurant or phone has: an IPv4 address, or the first half of an IPv6
 * address, since anyone can have any number of second halves.
 */
export function networkOf(address: string): string {
  const ipv4 = MAPPED.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...between, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
