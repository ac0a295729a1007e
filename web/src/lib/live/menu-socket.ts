import type { MenuChange } from '@comanda/contract/events';
import { openMenuChannel } from './menu-channel.ts';

/** `change` is null after a reconnection: whatever happened meanwhile was missed. */
type Listener = (change: MenuChange | null) => void;
type Channel = { listeners: Set<Listener>; close: () => void };

const channels = new Map<string, Channel>();

/** Tells when a sede's menu changes; however many ask, one channel is open. The answer stops it. */
export function listenToMenu(dbName: string, listener: Listener): () => void {
  const channel = channels.get(dbName) ?? openChannel(dbName);
  channel.listeners.add(listener);
  return () => {
    channel.listeners.delete(listener);
    if (channel.listeners.size > 0 || channels.get(dbName) !== channel) return;
    channels.delete(dbName);
    channel.close();
  };
}

function openChannel(dbName: string): Channel {
  const opening = new AbortController();
  const listeners = new Set<Listener>();
  const tell: Listener = (change) => {
    for (const listener of listeners) listener(change);
  };
  let hasConnected = false;
  const connected = () => {
    if (hasConnected) tell(null);
    hasConnected = true;
  };
  let close: (() => void) | undefined;

  whenIdle(() => {
    if (opening.signal.aborted) return;
    close = openMenuChannel(dbName, {
      onConnect: connected,
      onChange: tell,
      onBlocked: async () => {
        // Where no WebSocket comes through, Socket.IO's own client asks by HTTP.
        const { pollMenu } = await import('./menu-polling.ts');
        close = await pollMenu(dbName, opening.signal, connected, tell);
      },
    });
  });

  const channel: Channel = {
    listeners,
    close: () => {
      opening.abort();
      close?.();
    },
  };
  channels.set(dbName, channel);
  return channel;
}

/** The first view comes first: nothing of this is needed to read a menu. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}
