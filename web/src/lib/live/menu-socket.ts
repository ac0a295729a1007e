import type { MenuChange } from '@comanda/contract/events';
import { MENU_NAMESPACE } from '@comanda/contract/menu/menu.rules';
import { SOCKET_OPTIONS } from './socket-options.ts';

/** `change` is null after a reconnection, because changes made meanwhile were missed. */
type Listener = (change: MenuChange | null) => void;
type Channel = { listeners: Set<Listener>; close: () => void };

const channels = new Map<string, Channel>();

/**
 * Reports changes of a sede's menu. All listeners share one channel. Returns a function that stops
 * listening.
 */
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
        // If WebSockets are blocked, Socket.IO's own client polls over HTTP.
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

/** Waits until the first view is done, because reading a menu does not need this. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}

interface MenuChannelEvents {
  onConnect: () => void;
  onChange: (change: MenuChange) => void;
  /** Called when no WebSocket could be opened several times, so something may block them. */
  onBlocked: () => void;
}

const BLOCKED_AFTER = 3;
const { timeout, reconnectionDelay, reconnectionDelayMax } = SOCKET_OPTIONS;

/**
 * Listens to a sede's menu with the part of the Socket.IO protocol that this needs, because
 * Socket.IO's client is larger than all other code of a diner's first view. A packet begins with
 * its type: 0 open, 2 ping, 3 pong, 40 connect, 41 disconnect, 42 event, 44 refused. Returns a
 * function that closes it.
 */
export function openMenuChannel(dbName: string, events: MenuChannelEvents): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasConnected = false;
  let silenceMs: number = timeout;

  const after = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };

  const close = () => {
    clearTimeout(timer);
    window.removeEventListener('offline', retry);
    // Messages of an old socket are ignored.
    const old = socket;
    socket = undefined;
    old?.close();
  };

  const retry = () => {
    close();
    failures += 1;
    if (!hasConnected && failures >= BLOCKED_AFTER && navigator.onLine) {
      events.onBlocked();
      return;
    }
    const delay = Math.min(reconnectionDelay * 2 ** (failures - 1), reconnectionDelayMax);
    // A random delay, so that clients do not all reconnect at once to a restarted server.
    after(delay * (0.5 + Math.random()), open);
  };

  const hear = (packet: string) => {
    after(silenceMs, retry);
    if (packet.startsWith('0')) {
      const { pingInterval, pingTimeout } = JSON.parse(packet.slice(1));
      silenceMs = pingInterval + pingTimeout;
      socket?.send(`40${MENU_NAMESPACE},${JSON.stringify({ dbName })}`);
      return;
    }
    if (packet === '2') {
      socket?.send('3');
      return;
    }
    const type = packet.slice(0, 2);
    const said = packet.slice(`42${MENU_NAMESPACE},`.length);
    if (type === '40') {
      hasConnected = true;
      failures = 0;
      events.onConnect();
    } else if (type === '41') retry();
    else if (type === '44') close();
    else if (type === '42') {
      const [event, change] = JSON.parse(said);
      if (event === 'menu_changed') events.onChange(change);
    }
  };

  const open = () => {
    const own = new WebSocket(address());
    socket = own;
    after(timeout, retry);
    window.addEventListener('offline', retry);
    own.onmessage = ({ data }) => {
      if (socket === own) hear(String(data));
    };
    own.onclose = () => {
      if (socket === own) retry();
    };
  };

  open();
  return close;
}

function address(): string {
  const { protocol, host } = window.location;
  return `${protocol.replace('http', 'ws')}//${host}/socket.io/?EIO=4&transport=websocket`;
}
