// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SoundOverlay } from './sound-controls.tsx';

const { sounds } = vi.hoisted(() => ({
  sounds: {
    useSoundState: () => 'locked',
    unlockIfTouched: () => undefined,
    unlockSound: vi.fn(async () => undefined),
    playSound: vi.fn(),
  },
}));
vi.mock('./sounds.ts', () => sounds);

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const overlay = () => screen.queryByRole('dialog', { name: 'Sonido de los avisos', hidden: true });
const press = (key: string) => fireEvent.keyDown(screen.getByRole('button'), { key });

it('any key switches the sound on, as a touch does', async () => {
  render(<SoundOverlay sound="cocina" />);
  press('7');
  await vi.waitFor(() => expect(sounds.playSound).toHaveBeenCalledWith('cocina'));
  expect(overlay()).toBeNull();
});

it('modifier keys do not switch the sound on', () => {
  render(<SoundOverlay sound="cocina" />);
  for (const key of ['Tab', 'Shift', 'Control']) press(key);
  expect(sounds.unlockSound).not.toHaveBeenCalled();
  expect(overlay()).toBeTruthy();
});

it('the back button continues without sound and stays on the page', async () => {
  window.history.replaceState(null, '', '/console/cocina');
  render(<SoundOverlay sound="cocina" />);
  await vi.waitFor(() => expect(window.history.state?.own).toBe(1));
  window.history.back();
  await vi.waitFor(() => expect(overlay()).toBeNull());
  expect(window.location.pathname).toBe('/console/cocina');
  expect(sounds.unlockSound).not.toHaveBeenCalled();
});
