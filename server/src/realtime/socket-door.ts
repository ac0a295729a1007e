import type { Namespace, Socket } from 'socket.io';
import { AppError } from '../errors/app-error.ts';

/** Where sockets come in. */
export type SocketDoor = {
  /** Nobody is connected to the namespace before `enter` is through with them. */
  guard: (namespace: Namespace, enter: (socket: Socket) => Promise<unknown>) => void;
  /** Whoever is in this room and still on the way in is not admitted. */
  turnAway: (room: string) => void;
};

/**
 * Socket.IO finds a socket by its rooms only once it is connected. Somebody whose session ends while the
 * door still asks who they are would be passed over by `disconnectSockets` and admitted after it. So a
 * socket joins the room it is dismissed by, and only then is its right read: whatever ended before that
 * reading is seen by it, whatever ends after it finds the socket here or, once connected, in its room.
 */
export function openSocketDoor(): SocketDoor {
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
        // Between the last word of the door and this one somebody may have been dismissed.
        if (dismissed.has(socket)) socket.disconnect(true);
      });
    },
    turnAway: (room) => {
      for (const socket of entering) if (socket.rooms.has(room)) dismissed.add(socket);
    },
  };
}
