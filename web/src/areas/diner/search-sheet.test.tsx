// @vitest-environment happy-dom
import { aCategory, aProduct } from '@comanda/contract/testing/test-factories';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { tellReady } from '../../lib/first-view.ts';
import { clearStorage } from '../../lib/storage.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { SearchSheet } from './search-sheet.tsx';

const MENU = {
  categories: [aCategory({ _id: 'sopas' })],
  products: [aProduct({ _id: 'p1', nombre: 'Ajiaco', categoryId: 'sopas' })],
};

afterEach(() => {
  cleanup();
  clearStorage();
  vi.restoreAllMocks();
});

test('after a reload a found dish stands over the search, which still has its words', async () => {
  const opened: (string | undefined)[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(
    this: HTMLDialogElement,
  ) {
    this.open = true;
    opened.push(this.querySelector('h2')?.textContent);
  });
  tellReady();
  const dish = { search: true, dish: 'p1', text: 'ajia' };
  render(
    <TestRouter at="/user" state={{ overlay: dish, overlays: 2 }}>
      <SearchSheet menu={MENU} />
    </TestRouter>,
  );
  // The dish's code is loaded first.
  await waitFor(() => expect(opened).toEqual(['Buscar en la carta', 'Ajiaco']), { timeout: 5000 });
  expect(screen.getByLabelText<HTMLInputElement>('Busca un plato').value).toBe('ajia');
});

test('no toast stands on the name of a found dish', () => {
  render(
    <TestRouter at="/user" state={{ overlay: { search: true, text: 'ajia' }, overlays: 1 }}>
      <SearchSheet menu={MENU} />
    </TestRouter>,
  );
  expect(screen.getByText('Ajiaco').closest('[data-clear]')).toBeTruthy();
});
