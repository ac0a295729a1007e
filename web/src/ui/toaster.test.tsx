// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { expect, test } from 'vitest';
import { Toaster } from './toaster.tsx';

test('toasts stand at the top right, three of them to be seen', async () => {
  render(<Toaster />);
  await act(async () => {
    for (const text of ['uno', 'dos', 'tres', 'cuatro']) toast.success(text);
  });
  const newest = await screen.findByText('cuatro');
  const list = newest.closest('ol');
  expect(list?.dataset).toMatchObject({ yPosition: 'top', xPosition: 'right' });
  expect(list?.querySelectorAll('[data-visible="true"]')).toHaveLength(3);
});
