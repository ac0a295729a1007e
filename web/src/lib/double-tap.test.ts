// @vitest-environment happy-dom

import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DOUBLE_TAP_MS, ignoreSecondTap } from './double-tap.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});
const press = (clientX: number, clientY: number) =>
  fireEvent.pointerDown(document.body, { clientX, clientY });
const shield = () => document.querySelector<HTMLElement>('[data-shield]');

describe('after a tap that opens something', () => {
  it('a shield lies where the tap was, until a second tap would be a tap of its own', () => {
    press(100, 120);
    ignoreSecondTap();
    const { left, top, width, height } = shield()?.style ?? {};
    expect({ left, top, width, height }).toEqual({
      left: '60px',
      top: '80px',
      width: '80px',
      height: '80px',
    });
    vi.advanceTimersByTime(DOUBLE_TAP_MS - 1);
    expect(shield()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(shield()).toBeNull();
  });

  it('it moves to the newest tap, and stays as long after that', () => {
    press(100, 120);
    ignoreSecondTap();
    vi.advanceTimersByTime(DOUBLE_TAP_MS - 100);
    press(300, 120);
    ignoreSecondTap();
    vi.advanceTimersByTime(DOUBLE_TAP_MS - 100);
    expect(document.querySelectorAll('[data-shield]')).toHaveLength(1);
    expect(shield()?.style.left).toBe('260px');
  });

  it('it lies in the topmost open dialog: what is outside of that takes no taps', () => {
    const [under, closed, top] = Array.from({ length: 3 }, () => document.createElement('dialog'));
    if (!under || !closed || !top) throw new Error('No dialogs.');
    document.body.append(under, top, closed);
    under.open = true;
    top.open = true;
    press(100, 120);
    ignoreSecondTap();
    expect(top.contains(shield())).toBe(true);
  });
});
