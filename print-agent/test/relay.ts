import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The way from the restaurant to the server: it can be cut, and lead to another server afterwards.
 */
export async function startRelay(origin: string) {
  const sockets = new Set<Socket>();
  let target: string | null = origin;

  const server = createServer((near) => {
    if (!target) return near.resetAndDestroy();
    const { hostname, port } = new URL(target);
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = () => {
    target = null;
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    leadTo: (next: string) => {
      target = next;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
