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

export type SocketStatus = (typeof socketMessages)[keyof typeof socketMessages];

interface SocketListener extends Partial<ServerToClientEvents> {
  /** Also after each reconnection: what was missed in between has to be asked for. */
  onConnect?: () => void;
  /** The server hung up or would not let us in: the session may be over. */
  onDropped?: () => void;
}

let status: SocketStatus = socketMessages.disconnected;
const statusListeners = new Set<() => void>();

/** Opens the live channel of a sede; the answer closes it. */
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
    // After a no of the server, and not of the network, the client would not try again by itself.
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
