import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// Files that mock share their workers too, because to start one takes as long as the tests of a file. So each begins
// with modules that no other file mocked, at the root with nothing stored, and takes its screen and its timers along when it ends.
vi.resetModules();
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

const { setTimeout, setInterval } = globalThis;
const started: ReturnType<typeof setTimeout>[] = [];

function followed<Start extends typeof setTimeout | typeof setInterval>(start: Start): Start {
  return new Proxy(start, {
    apply: (target, self, args) => {
      const timer = Reflect.apply(target, self, args);
      started.push(timer);
      return timer;
    },
  });
}

globalThis.setTimeout = followed(setTimeout);
globalThis.setInterval = followed(setInterval);
afterAll(() => {
  cleanup();
  for (const timer of started) clearTimeout(timer);
  Object.assign(globalThis, { setTimeout, setInterval });
});
