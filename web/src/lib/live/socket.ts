import type {
  ClientToServerEvents,
  HandshakeAuth,
  ServerToClientEvents,
} from '@comanda/contract/events';
import { socketMessages } from '@comanda/contract/pages/socket.messages';
import { useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import { loadSocketClient } from './socket-client.ts';
import { SOCKET_OPTIONS } from './socket-options.ts';

type SocketStatus = (typeof socketMessages)[keyof typeof socketMessages];

interface SocketListener extends Partial<ServerToClientEvents> {
  /** Called also after each reconnection, because changes made meanwhile must be fetched. */
  onConnect?: () => void;
  /** Called when the server disconnects or refuses us, because the session may have ended. */
  onDropped?: () => void;
}

let status: SocketStatus = socketMessages.disconnected;
const statusListeners = new Set<() => void>();

/** Opens the live channel of a sede. Returns a function that closes it. */
export function connect(auth: HandshakeAuth, listener: SocketListener): () => void {
  const opening = new AbortController();
  let socket: Socket<ServerToClientEvents, ClientToServerEvents> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  setStatus(socketMessages.connecting);

  const isAway = () => setStatus(socketMessages.failed);
  loadSocketClient(opening.signal, isAway).then((client) => {
    if (!client || opening.signal.aborted) return;
    socket = client.io({
      auth: { ...auth },
      ...SOCKET_OPTIONS,
    });
    socket.on('connect', () => {
      setStatus(socketMessages.connected);
      listener.onConnect?.();
    });
    // Socket.IO does not reconnect by itself after the server refused or disconnected it.
    const comeBack = (delay: number) => {
      listener.onDropped?.();
      retry = setTimeout(() => socket?.connect(), delay);
    };
    socket.on('disconnect', () => {
      setStatus(socketMessages.disconnected);
      if (!socket?.active) comeBack(SOCKET_OPTIONS.reconnectionDelay);
    });
    socket.on('connect_error', () => {
      setStatus(socketMessages.failed);
      if (!socket?.active) comeBack(SOCKET_OPTIONS.reconnectionDelayMax);
    });
    if (listener.new_order) socket.on('new_order', listener.new_order);
    if (listener.updated_order) socket.on('updated_order', listener.updated_order);
    if (listener.updated_account) socket.on('updated_account', listener.updated_account);
  });

  return () => {
    opening.abort();
    clearTimeout(retry);
    socket?.removeAllListeners();
    socket?.disconnect();
    setStatus(socketMessages.disconnected);
  };
}

export function useSocketStatus(): SocketStatus {
  return useSyncExternalStore(
    (listener) => {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    () => status,
  );
}

function setStatus(next: SocketStatus): void {
  status = next;
  for (const listener of statusListeners) listener();
}
