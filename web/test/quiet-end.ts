import { afterAll } from 'vitest';

// The whole app goes on drawing when its file has ended. What React still has to draw by then would miss the window, which
// goes with the file.
let isOver = false;
globalThis.setImmediate = new Proxy(setImmediate, {
  apply: (start, self, [draw, ...args]: [(...args: unknown[]) => void]) =>
    Reflect.apply(start, self, [(...given: unknown[]) => isOver || draw(...given), ...args]),
});
afterAll(() => {
  isOver = true;
});
