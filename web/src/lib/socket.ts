import type {
  ClientToServerEvents,
  HandshakeAuth,
  ServerToClientEvents,
} from '@comanda/contract/events';
import { MESSAGES } from '@comanda/contract/messages';
import { useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';

export type SocketStatus = (typeof MESSAGES.socket)[keyof typeof MESSAGES.socket];

interface SocketListener extends Partial<ServerToClientEvents> {
  /** Also after each reconnection: what was missed in between has to be asked for. */
  onConnect?: () => void;
}

const RELOAD_MS = 5000;

let status: SocketStatus = MESSAGES.socket.disconnected;
const statusListeners = new Set<() => void>();

/** Opens the live channel of a sede; the answer closes it. */
export function connect(auth: HandshakeAuth, listener: SocketListener): () => void {
  const opening = new AbortController();
  let socket: Socket<ServerToClientEvents, ClientToServerEvents> | undefined;
  setStatus(MESSAGES.socket.connecting);

  loadClient(opening.signal).then((client) => {
    if (!client || opening.signal.aborted) return;
    socket = client.io({
      auth: { ...auth },
      timeout: 20_000,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
    });
    socket.on('connect', () => {
      setStatus(MESSAGES.socket.connected);
      listener.onConnect?.();
    });
    socket.on('disconnect', () => setStatus(MESSAGES.socket.disconnected));
    socket.on('connect_error', () => setStatus(MESSAGES.socket.failed));
    if (listener.new_order) socket.on('new_order', listener.new_order);
    if (listener.updated_order) socket.on('updated_order', listener.updated_order);
  });

  return () => {
    opening.abort();
    socket?.removeAllListeners();
    socket?.disconnect();
    setStatus(MESSAGES.socket.disconnected);
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

/** Without network the client itself may not arrive: asked for again until it does. */
async function loadClient(signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      return await import('socket.io-client');
    } catch {
      setStatus(MESSAGES.socket.failed);
      await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
    }
  }
  return null;
}
