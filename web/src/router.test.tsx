// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearStorage } from './lib/storage.ts';
import { Router } from './router.tsx';

beforeEach(() => {
  clearStorage();
  // The screens only have to be reached, so nothing is answered.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const visit = (path: string) => {
  window.history.replaceState(null, '', path);
  render(<Router />);
};

describe('addresses', () => {
  test('an unknown one shows the 404 page with a link home', async () => {
    visit('/no-existe');
    expect(await screen.findByRole('heading', { name: '404 | Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  });

  test('a failed payment gets a link back to the plans', async () => {
    visit('/membresias');
    const back = await screen.findByRole('link', { name: 'Volver a los planes' });
    expect(back.getAttribute('href')).toBe('/membership');
  });

  test.each([
    ['/restaurant/menu', '/login'],
    ['/membership', '/login'],
    ['/user/cart', '/'],
    ['/employee', '/'],
  ])('%s redirects a person without session to %s', async (from, to) => {
    visit(from);
    await screen.findByRole('heading', { level: 1 });
    expect(window.location.pathname).toBe(to);
  });
});
