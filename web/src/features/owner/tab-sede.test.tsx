// @vitest-environment happy-dom
import { aLocation } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stored } from '../../lib/stored.ts';
import { useOwnSede } from './owner.api.ts';
import { chooseSede, forgetTabSede } from './tab-sede.ts';

const CENTRO = aLocation();
const NORTE = aLocation({ _id: 's-norte', dbName: 'norte', nombre: 'Norte' });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [CENTRO, NORTE] }));
  forgetTabSede();
  stored.location.set(CENTRO);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Screen() {
  const { sede } = useOwnSede('marta@lasazon.example');
  return <p>{sede?.nombre ?? 'Cargando'}</p>;
}
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
const chosenInAnotherTab = (sede: typeof CENTRO) =>
  act(() => {
    localStorage.setItem('LCTN', JSON.stringify(sede));
    const key = 'LCTN';
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  });

test('a sede that is chosen in another tab does not change this one', async () => {
  open();
  await screen.findByText('Centro');
  chosenInAnotherTab(NORTE);
  expect(screen.getByText('Centro')).toBeTruthy();
});

test('a new tab starts with the sede that was chosen last', async () => {
  chosenInAnotherTab(NORTE);
  open();
  await screen.findByText('Norte');
});

test('a choice in this tab shows at once and is the start of the next tab', async () => {
  open();
  await screen.findByText('Centro');
  act(() => chooseSede(NORTE));
  expect(screen.getByText('Norte')).toBeTruthy();
  expect(stored.location.get()?._id).toBe('s-norte');
  expect(sessionStorage.getItem('LCTN')).toBe('s-norte');
});
