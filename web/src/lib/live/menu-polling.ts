import type { MenuChange, MenuEvents } from '@comanda/contract/events';
import { MENU_NAMESPACE } from '@comanda/contract/menu/menu.rules';
import type { Socket } from 'socket.io-client';
import { loadSocketClient } from './socket-client.ts';
import { SOCKET_OPTIONS } from './socket-options.ts';

/** Listens to a sede's menu with Socket.IO's own client. Returns a function that closes it. */
export async function pollMenu(
  dbName: string,
  signal: AbortSignal,
  onConnect: () => void,
  onChange: (change: MenuChange) => void,
) {
  const client = await loadSocketClient(signal);
  if (!client || signal.aborted) return undefined;
  const socket: Socket<MenuEvents> = client.io(MENU_NAMESPACE, {
    auth: { dbName },
    forceNew: true,
    ...SOCKET_OPTIONS,
  });
  socket.on('menu_changed', onChange);
  socket.on('disconnect', (reason) => {
    // A server that stops disconnects its clients, and Socket.IO would not reconnect after that.
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect', onConnect);
  return () => {
    socket.removeAllListeners();
    socket.disconnect();
  };
}
