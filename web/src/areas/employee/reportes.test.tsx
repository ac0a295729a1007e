// @vitest-environment happy-dom
import { formatMoney } from '@comanda/contract/money';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clickTwice } from '../../lib/test-click.ts';
import { TestRouter } from '../../lib/test-router.tsx';
// Loaded here already, because the section loads it when it is first shown.
import '../../features/reports/report-panel.tsx';
import { aReport } from '../../features/reports/test-report.ts';
import { stored } from '../../lib/stored.ts';
import { Reportes } from './reportes.tsx';

const asked: string[] = [];
let ventas = 500_000;

beforeEach(() => {
  ventas = 500_000;
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://comanda.example');
    if (!pathname.startsWith('/api/reports')) return Response.json([]);
    asked.push(`${pathname}?dbName=${searchParams.get('dbName')}`);
    const { desde, hasta } = Object.fromEntries(searchParams);
    const report = aReport({ desde: desde ?? '', hasta: hasta ?? '', sedes: ['Centro'] });
    return Response.json({ data: { ...report, actual: { ...report.actual, ventas } } });
  });
  stored.token.set('t1');
  stored.location.set(aLocation());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  asked.length = 0;
});

function open() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TestRouter>
        <Reportes dbName="centro" isLive={false} />
      </TestRouter>
    </QueryClientProvider>,
  );
}

const sales = async () =>
  (await screen.findByText('Ventas', { selector: 'dt' })).parentElement?.textContent;

it('shows only its own sede, without a switch', async () => {
  open();
  expect(await sales()).toContain(formatMoney(500_000));
  expect(new Set(asked)).toEqual(new Set(['/api/reports/summary?dbName=centro']));
  expect(screen.queryByRole('region', { name: 'Por sede' })).toBeNull();
  expect(screen.queryByLabelText('Sede')).toBeNull();
});

it('fetches again every fifteen seconds, because this employee hears no orders', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open();
  await sales();
  ventas = 540_000;
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await vi.waitFor(async () => expect(await sales()).toContain(formatMoney(540_000)));
});

it('the close of the day is fetched once, however often its button is clicked', async () => {
  vi.stubGlobal('print', () => undefined);
  open();
  await sales();
  asked.length = 0;
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Cierre de hoy' });
  clickTwice(button);
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  expect(asked).toHaveLength(1);
});
