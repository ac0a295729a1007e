// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMenuChannel } from './menu-socket.ts';

const sockets: FakeSocket[] = [];
const events = { onConnect: vi.fn(), onChange: vi.fn(), onBlocked: vi.fn() };

class FakeSocket {
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  readonly sent: string[] = [];
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    this.url = url;
    sockets.push(this);
  }
  send(packet: string) {
    this.sent.push(packet);
  }
  close() {
    this.isClosed = true;
  }
  says(data: string) {
    this.onmessage?.({ data });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  for (const close of opened.splice(0)) close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sockets.length = 0;
});

const opened: (() => void)[] = [];
function open(dbName: string) {
  const close = openMenuChannel(dbName, events);
  opened.push(close);
  return close;
}

const last = () => sockets.at(-1) as FakeSocket;
const welcome = () => {
  last().says('0{"sid":"a","pingInterval":25000,"pingTimeout":20000}');
  last().says('40/menu,{"sid":"b"}');
};

test('it names its sede, answers pings and reports a change', () => {
  open('centro');
  expect(last().url).toMatch(/^ws.*\/socket\.io\/\?EIO=4&transport=websocket$/);
  welcome();
  last().says('2');
  expect(last().sent).toEqual(['40/menu,{"dbName":"centro"}', '3']);
  last().says('42/menu,["menu_changed",{"dbName":"centro","version":7}]');
  expect(events.onConnect).toHaveBeenCalledOnce();
  expect(events.onChange).toHaveBeenCalledExactlyOnceWith({ dbName: 'centro', version: 7 });
});

test.each([
  ['the connection breaks', () => last().onclose?.()],
  ['a node that stops hangs up', () => last().says('41/menu,')],
  ['the server is silent for too long', () => vi.advanceTimersByTime(45_000)],
  ['the device loses its network', () => window.dispatchEvent(new Event('offline'))],
])('it reconnects when %s', (_name, breaks) => {
  open('centro');
  welcome();
  breaks();
  vi.advanceTimersByTime(2_000);
  expect(sockets).toHaveLength(2);
  welcome();
  expect(events.onConnect).toHaveBeenCalledTimes(2);
});

test('it does not reconnect when it is refused or closed', () => {
  open('no_existe');
  last().says('0{"sid":"a","pingInterval":25000,"pingTimeout":20000}');
  last().says('44/menu,{"message":"no"}');
  expect(last().isClosed).toBe(true);
  const close = open('centro');
  welcome();
  close();
  last().onclose?.();
  vi.advanceTimersByTime(120_000);
  expect(sockets).toHaveLength(2);
});

test('it reports when no WebSocket can ever be opened', () => {
  open('centro');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    last().onclose?.();
    vi.advanceTimersByTime(10_000);
  }
  expect(sockets).toHaveLength(3);
  expect(events.onBlocked).toHaveBeenCalledOnce();
});
