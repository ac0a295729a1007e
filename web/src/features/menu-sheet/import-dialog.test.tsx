// @vitest-environment happy-dom
import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestRouter } from '../../lib/test-router.tsx';
import { toast } from '../../lib/toast.ts';
import { ImportDialog } from './import-dialog.tsx';

vi.mock('../../lib/toast.ts');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter>
        <ImportDialog dbName="centro" onClose={vi.fn()} />
      </TestRouter>
    </QueryClientProvider>,
  );
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Archivo CSV', { selector: 'input' }), {
    target: { files: [file] },
  });

test('a file that cannot be read is told once, at the field of the file', async () => {
  open();
  const file = new File(['x'], 'menu.csv');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  choose(file);
  const told = await screen.findByText(sheetMessages.unreadable);
  expect(screen.getAllByRole('alert')).toEqual([told]);
  const field = screen.getByRole('group', { name: 'Archivo CSV' });
  expect(field.getAttribute('aria-describedby')).toBe(told.id);
  expect(field.contains(told)).toBe(true);
  expect(toast.error).not.toHaveBeenCalled();
});

test('a sheet that the server refuses is told once, in the dialog', async () => {
  const error = 'La hoja no tiene la columna precio.';
  vi.stubGlobal('fetch', async () =>
    Response.json({ error, code: 'regla_incumplida' }, { status: 422 }),
  );
  open();
  choose(new File(['nombre\nAjiaco'], 'menu.csv'));
  const [told, ...others] = await screen.findAllByRole('alert');
  expect(told?.textContent).toContain(error);
  expect(others).toEqual([]);
  expect(toast.error).not.toHaveBeenCalled();
});
