// @vitest-environment happy-dom
import { aLocation } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clickTwice } from '../../lib/test-click.ts';
import { TablesDialog } from './tables-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the sheet with the codes is fetched once, however often the button is clicked', async () => {
  const sheets: string[] = [];
  const link = { mesa: '1', firma: 'x', url: 'https://comanda.example/m/1' };
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('mesas.pdf')) return Response.json({ data: [link] });
    sheets.push(url);
    return new Response('pdf');
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TablesDialog location={aLocation()} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const button = await screen.findByText<HTMLButtonElement>('Descargar 1 código en PDF');
  clickTwice(button);
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  expect(sheets).toHaveLength(1);
});
