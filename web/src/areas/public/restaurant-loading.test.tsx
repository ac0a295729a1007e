// @vitest-environment happy-dom

import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RestaurantLoading } from './restaurant-sedes.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a restaurant that loads slowly tells so, and what to check', async () => {
  vi.useFakeTimers();
  render(<RestaurantLoading />);
  expect(screen.getByText(screensMessages.loadingRestaurant)).toBeTruthy();
  expect(screen.queryByText(/^Está tardando/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText(/Revisa que el link esté bien escrito\.$/)).toBeTruthy();
});
