import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Takes it all and closes, never reads, closes in the middle, or takes it all and stays open. */
export type PrinterMode = 'records' | 'stalls' | 'drops' | 'keeps open';

/** A raw TCP printer: remembers each ticket byte by byte. */
export async function startFakePrinter(mode: PrinterMode = 'records', at = 0) {
  const printer = { mode };
  const tickets: Buffer[] = [];
  const sockets = new Set<Socket>();
  let onChange = () => {};

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    onChange();
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (printer.mode === 'drops') socket.resetAndDestroy();
    });
    socket.on('end', () => {
      tickets.push(Buffer.concat(chunks));
      onChange();
      if (printer.mode !== 'keeps open') socket.end();
    });
    if (printer.mode !== 'stalls') socket.resume();
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      onChange = () => isSo() && resolve();
      onChange();
    });

  return {
    port,
    tickets,
    become: (next: PrinterMode) => {
      printer.mode = next;
      if (next !== 'stalls') for (const socket of sockets) socket.resume();
    },
    untilPrinted: (count: number) => until(() => tickets.length >= count),
    untilConnected: () => until(() => sockets.size > 0),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A port where nobody listens. */
export async function freePort(): Promise<number> {
  const printer = await startFakePrinter();
  await printer.close();
  return printer.port;
}
