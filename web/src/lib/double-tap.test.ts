// @vitest-environment happy-dom

import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DOUBLE_TAP_MS, ignoreSecondTap, watchTaps } from './double-tap.ts';

let now = 10_000;
let stop: () => void;
const taps = vi.fn();
beforeEach(() => {
  now += 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  stop = watchTaps();
  document.body.addEventListener('click', taps);
});
afterEach(() => {
  stop();
  document.body.removeEventListener('click', taps);
  taps.mockReset();
  vi.restoreAllMocks();
});
const tap = (x: number, y: number) => {
  fireEvent.pointerDown(document.body, { clientX: x, clientY: y });
  fireEvent.click(document.body, { clientX: x, clientY: y });
};

describe('after a tap that opens something', () => {
  const open = () => {
    tap(100, 100);
    ignoreSecondTap();
    taps.mockReset();
  };

  it('a second one in the same place does nothing', () => {
    open();
    now += 280;
    tap(112, 95);
    expect(taps).not.toHaveBeenCalled();
  });

  it('one somewhere else, a later one and a key do', () => {
    open();
    tap(100, 180);
    fireEvent.click(document.body);
    now += DOUBLE_TAP_MS;
    tap(100, 100);
    expect(taps).toHaveBeenCalledTimes(3);
  });
});
