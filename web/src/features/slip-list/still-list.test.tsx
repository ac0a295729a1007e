// @vitest-environment happy-dom

import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALM_MS } from '../../lib/touch.ts';
import { useStillList } from './still-list.ts';
import { pass } from './test-tap.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const items = (ids: string) => ids.split('').map((_id) => ({ _id }));

/** The list as a text: what has left is in brackets. */
function openList(ids: string) {
  const { result, rerender } = renderHook(
    (props: { ids: string; view: string }) => useStillList(items(props.ids), props.view),
    { initialProps: { ids, view: 'enviado' } },
  );
  return {
    become: (next: string, view = 'enviado') => rerender({ ids: next, view }),
    text: () => result.current.map(({ item, hasLeft }) => (hasLeft ? `(${item._id})` : item._id)),
  };
}
const press = () => fireEvent.pointerDown(document.body);
const release = () => fireEvent.pointerUp(document.body);
const touch = () => {
  press();
  release();
};

describe('a list of slips', () => {
  it('closes the gap at once while nobody touches the screen', () => {
    const list = openList('abc');
    list.become('bc');
    expect(list.text()).toEqual(['b', 'c']);
  });

  it('keeps the place of a slip that leaves under a finger, for a second after the last touch', async () => {
    const list = openList('abc');
    touch();
    list.become('bc');
    await pass(CALM_MS - 1);
    expect(list.text()).toEqual(['(a)', 'b', 'c']);
    touch();
    await pass(CALM_MS - 1);
    expect(list.text()).toEqual(['(a)', 'b', 'c']);
    await pass(1);
    expect(list.text()).toEqual(['b', 'c']);
  });

  it('keeps it while the finger is down, however long', async () => {
    const list = openList('abc');
    press();
    list.become('bc');
    await pass(3 * CALM_MS);
    expect(list.text()).toEqual(['(a)', 'b', 'c']);
    release();
    await pass(CALM_MS - 1);
    expect(list.text()).toEqual(['(a)', 'b', 'c']);
    await pass(1);
    expect(list.text()).toEqual(['b', 'c']);
  });

  it('keeps it while a finger scrolls and then rests', async () => {
    const list = openList('abc');
    press();
    fireEvent.pointerCancel(document.body);
    fireEvent.touchMove(document.body);
    list.become('bc');
    await pass(3 * CALM_MS);
    expect(list.text()).toEqual(['(a)', 'b', 'c']);
    fireEvent.touchEnd(document.body);
    await pass(CALM_MS);
    expect(list.text()).toEqual(['b', 'c']);
  });

  it('goes on after a finger of which nobody hears that it was lifted', async () => {
    const list = openList('abc');
    press();
    list.become('bc');
    await pass(10 * CALM_MS);
    expect(list.text()).toEqual(['b', 'c']);
  });

  it('adds a new slip at the end while it is touched, and sorts it in later', async () => {
    const list = openList('bc');
    touch();
    list.become('abc');
    expect(list.text()).toEqual(['b', 'c', 'a']);
    await pass(CALM_MS);
    expect(list.text()).toEqual(['a', 'b', 'c']);
  });

  it('gives a slip that comes back its place again', () => {
    const list = openList('abc');
    touch();
    list.become('bc');
    list.become('abc');
    expect(list.text()).toEqual(['a', 'b', 'c']);
  });

  it('shows another view as it is, and protects it from the next tap on', () => {
    const list = openList('abc');
    touch();
    list.become('xy', 'preparado');
    expect(list.text()).toEqual(['x', 'y']);
    list.become('y', 'preparado');
    expect(list.text()).toEqual(['(x)', 'y']);
  });
});
