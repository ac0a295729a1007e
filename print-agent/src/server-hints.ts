import { PRINT_NAMESPACE, type PrintEvents } from '@comanda/contract/printing/printing';
import { io, type Socket } from 'socket.io-client';

export type ServerHints = ReturnType<typeof openHints>;

/** A server that hangs up on us at once must not be asked in a tight loop. */
const HUNG_UP_PAUSE_MS = 1_000;

/** Hears at once that there is something to print; only a hint, since it may get lost. */
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
    /** Socket.io comes back by itself, except after it was sent away or refused. */
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
