// @vitest-environment happy-dom
import { aGroup, aProduct } from '@comanda/contract/testing/test-factories';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, WithQueries } from '../../lib/api/query-client.tsx';
import { useMenuOf } from '../menu/menu.queries.ts';
import { useGroups } from './groups.queries.ts';

vi.mock('../../lib/live/menu-socket.ts', () => ({ listenToMenu: () => () => undefined }));

let asked: string[] = [];

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Menu() {
  const { data } = useMenuOf('centro');
  return data ? <Groups /> : null;
}

function Groups() {
  const { data = [] } = useGroups('centro');
  return data.map(({ codigo, nombre }) => <p key={codigo}>{nombre}</p>);
}

test('the groups of a menu are asked for once, and once more with every change of the menu', async () => {
  let nombre = 'Salsas';
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://comanda.test');
    asked.push(pathname);
    if (pathname === '/api/products') return Response.json([aProduct({ grupos: ['salsas'] })]);
    return Response.json(pathname === '/api/modifiers' ? [aGroup({ nombre })] : []);
  });
  render(<Menu />, { wrapper: WithQueries });
  expect(await screen.findByText('Salsas')).toBeTruthy();
  nombre = 'Ajíes';
  await queryClient.invalidateQueries({ queryKey: ['menu', 'centro'] });
  await waitFor(() => expect(screen.getByText('Ajíes')).toBeTruthy());
  expect(asked.filter((path) => path === '/api/modifiers')).toHaveLength(2);
});
