import { PRINT_NAMESPACE, type PrintEvents } from '@comanda/contract/printing/printing';
import { io, type Socket } from 'socket.io-client';

export type ServerHints = ReturnType<typeof openHints>;

/** A server that disconnects us at once must not be called in a tight loop. */
const HUNG_UP_PAUSE_MS = 1_000;

/** Hears at once that a job is waiting; only a hint, because it may get lost. */
export function openHints({ url, token }: { url: string; token: string }, onHint: () => void) {
  const socket: Socket<PrintEvents> = io(`${url}${PRINT_NAMESPACE}`, {
    auth: { token },
    autoConnect: false,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 30_000,
  });
  let pause: NodeJS.Timeout | undefined;
  socket.on('connect', onHint);
  socket.on('print_job', onHint);
  socket.on('disconnect', () => {
    pause = setTimeout(onHint, HUNG_UP_PAUSE_MS);
  });

  return {
    /**
     * Socket.IO reconnects by itself, except after it was disconnected by the server or refused.
     */
    listen: () => {
      if (!socket.active) socket.connect();
    },
    close: () => {
      socket.off();
      socket.disconnect();
      clearTimeout(pause);
    },
  };
}
