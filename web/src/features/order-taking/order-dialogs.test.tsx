// @vitest-environment happy-dom
import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '../../lib/toast.ts';
import { useOrderDialogs } from './order-dialogs.ts';

// As if the network had gone before the file came.
vi.mock('./account-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(cleanup);

it('tells who taps that a dialog did not load, and closes what waits for it', async () => {
  const told = vi.spyOn(toast, 'error');
  const onMissing = vi.fn();
  const { rerender } = renderHook(({ isNeeded }) => useOrderDialogs(isNeeded, onMissing), {
    initialProps: { isNeeded: false },
  });
  rerender({ isNeeded: true });
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(offlineMessages.notLoaded));
  expect(onMissing).toHaveBeenCalled();
});
