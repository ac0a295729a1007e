// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DOUBLE_TAP_MS } from './double-tap.ts';
import { useSingleTap } from './use-single-tap.ts';

it('a second tap counts once it is no doubt about the first one, and other buttons are not held up', () => {
  const [here, there] = [vi.fn(), vi.fn()];
  const one = renderHook(() => useSingleTap(here)).result;
  const other = renderHook(() => useSingleTap(there)).result;
  const first = 5_000;
  one.current({ timeStamp: first });
  one.current({ timeStamp: first + 300 });
  other.current({ timeStamp: first + 300 });
  expect([here.mock.calls.length, there.mock.calls.length]).toEqual([1, 1]);
  one.current({ timeStamp: first + DOUBLE_TAP_MS });
  expect(here).toHaveBeenCalledTimes(2);
});
