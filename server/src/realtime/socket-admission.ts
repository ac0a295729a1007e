import type { Namespace, Socket } from 'socket.io';
import { AppError } from '../errors/app-error.ts';

/** Admits sockets to namespaces. */
export type SocketAdmission = {
  /** A socket is connected to the namespace only after `enter` succeeds. */
  guard: (namespace: Namespace, enter: (socket: Socket) => Promise<unknown>) => void;
  /** Refuses the sockets in this room that are still being admitted. */
  turnAway: (room: string) => void;
};

/**
 * Socket.IO finds a socket by its rooms only once it is connected. If a session ended during
 * admission, `disconnectSockets` would miss the socket and it would be admitted afterwards. So a
 * socket first joins the room by which it is dismissed, and only then are its rights read: the read
 * sees what ended before, and what ends later finds the socket here or, once connected, in its
 * room.
 */
export function openSocketAdmission(): SocketAdmission {
  const entering = new Set<Socket>();
  const dismissed = new WeakSet<Socket>();
  return {
    guard: (namespace, enter) => {
      namespace.use((socket, next) => {
        entering.add(socket);
        socket.conn.once('close', () => entering.delete(socket));
        enter(socket)
          .then(() => {
            if (dismissed.has(socket)) throw new AppError('no_autenticado');
            next();
          })
          .catch((error) => {
            entering.delete(socket);
            next(error instanceof AppError ? error : new AppError('servicio_no_disponible'));
          });
      });
      namespace.on('connection', (socket) => {
        entering.delete(socket);
        // It may have been dismissed between the last check and this event.
        if (dismissed.has(socket)) socket.disconnect(true);
      });
    },
    turnAway: (room) => {
      for (const socket of entering) if (socket.rooms.has(room)) dismissed.add(socket);
    },
  };
}
