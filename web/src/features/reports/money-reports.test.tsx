// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReportPanel } from './report-panel.tsx';
import type { ReportFilters } from './report-period.ts';
import { someClosings, someDiscounts, someTips } from './test-money.ts';
import { aReport } from './test-report.ts';

const { download } = vi.hoisted(() => ({ download: vi.fn() }));
vi.mock('../../lib/api/download.ts', () => ({ download }));

const asked: string[] = [];
let answers: Record<string, object>;

beforeEach(() => {
  answers = { tips: someTips(), discounts: someDiscounts(), closings: someClosings() };
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search } = new URL(url, 'http://comanda.example');
    if (!pathname.startsWith('/api/reports')) return Response.json({ data: [] });
    asked.push(pathname + search);
    if (pathname.endsWith('.csv')) return new Response('a;b', { status: 200 });
    const data = answers[pathname.split('/').at(-1) ?? ''] ?? aReport();
    return Response.json({ data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  asked.length = 0;
});

const NOW = new Date('2026-11-16T17:00:00.000Z');

function Panel({ view, dbName, seesClosings = true }: Partial<PanelProps>) {
  const [filters, setFilters] = useState<ReportFilters>({
    view: view ?? 'ventas',
    sede: null,
    period: null,
    desde: '2026-11-14',
    hasta: '2026-11-15',
  });
  return (
    <ReportPanel
      dbName={dbName ?? null}
      place="Todas las sedes"
      filters={filters}
      onChange={(part) => setFilters({ ...filters, ...part })}
      now={NOW}
      everyMs={60_000}
      printedBy="marta@demo.co"
      seesClosings={seesClosings}
      title={<h1>Reportes</h1>}
    />
  );
}

interface PanelProps {
  view: ReportFilters['view'];
  dbName: string;
  seesClosings: boolean;
}

function open(props: Partial<PanelProps>) {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Panel {...props} />
    </QueryClientProvider>,
  );
}

const card = (name: string) => screen.findByRole('region', { name });
/** The amounts of a receipt, in their order. */
const amountsIn = (text: string | null) =>
  [...(text?.matchAll(/(-?)\$([\d.]+)/g) ?? [])].map(([, sign, digits]) =>
    Number(`${sign}${digits?.replaceAll('.', '')}`),
  );

it('leads from the sales to tips, discounts and closings', async () => {
  open({});
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Ventas', 'Propinas', 'Descuentos', 'Cierres']);
  await userEvent.click(screen.getByRole('tab', { name: 'Propinas' }));
  await card('Propinas por persona');
  await userEvent.click(screen.getByRole('tab', { name: 'Cierres' }));
  await card('Efectivo de los turnos');
  const days = 'desde=2026-11-14&hasta=2026-11-15';
  expect(asked).toContain(`/api/reports/restaurant/tips?${days}`);
  expect(asked).toContain(`/api/reports/restaurant/closings?${days}`);
});

it('adds up the tips of each person to what is to be shared out, less what was given back', async () => {
  open({ view: 'propinas', dbName: 'centro' });
  const slip = await card('Propinas por persona');
  const people = within(slip).getAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Laura Gómez.*Efectivo \$148\.300 · Datáfono \$84\.500.*\$232\.800$/),
    expect.stringMatching(/^Yolanda.*devuelto \$9\.000\$140\.200$/),
    expect.stringMatching(/^Sin mesero/),
  ]);
  const totals = people.map(({ textContent }) => amountsIn(textContent).at(-1) ?? 0);
  expect(totals.reduce((sum, one) => sum + one, 0)).toBe(375_000);
  expect(slip.textContent).toContain('Para repartir$375.000');
  expect(screen.getByText('$375.000 de propina en 44 pagos.')).toBeTruthy();
  const days = within(await card('Por día y método')).getAllByRole('row');
  expect(days.map((row) => amountsIn(row.textContent).at(-1))).toEqual([
    undefined,
    211_700,
    163_300,
  ]);
  expect((await card('Qué respondieron')).textContent).toContain('Otro valor10,9\u00a0%6');
});

it('says of each discount why, who and who approved it, and keeps courtesies apart', async () => {
  open({ view: 'descuentos', dbName: 'centro' });
  const discounts = within(await card('Descuentos')).getAllByRole('listitem');
  expect(discounts.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Demora en la cocina\$5\.800Toda la cuenta · Mesa 7 · cuenta 1\.204/),
    expect.stringMatching(/10\u00a0% · Toda la cuenta.*Yolanda.* · autorizó Marta Ríos · 15 nov/),
  ]);
  const [courtesy] = within(await card('Cortesías')).getAllByRole('listitem');
  expect(courtesy?.textContent).toMatch(/^Cumpleaños\$32\.9001 × Bandeja paisa · Mesa 7/);
  const slip = await card('Lo que se descontó');
  expect(amountsIn(slip.textContent).slice(0, 3)).toEqual([15_670, 32_900, 48_570]);
  expect(screen.getByText('2 descuentos por $15.670 y 1 cortesía por $32.900.')).toBeTruthy();
});

it('says of each closing whether it is short, has too much, is right or was not counted', async () => {
  open({ view: 'cierres', dbName: 'centro' });
  const slip = await card('Efectivo de los turnos');
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards).toEqual([
    expect.stringMatching(/^Cierre 187.*Faltan\$5\.400.*contó otra vez: \$1\.016\.400, cuadra\./),
    expect.stringMatching(/^Cierre 186.*Sobran\$2\.000/),
    expect.stringMatching(/^Cierre 185.*Cuadra/),
    expect.stringMatching(/^Cierre 184.*Sin contar.*Nadie contó.*Lo cerró marta@demo\.co/),
  ]);
  expect(amountsIn(slip.textContent)).toEqual([3_045_800, 3_049_200, -5_400, 2_000, -3_400]);
  expect(slip.textContent).toContain('Un turno se cerró sin conteo');
});

it('shows the closings of others to nobody who may not review them', async () => {
  open({ view: 'cierres', dbName: 'centro', seesClosings: false });
  await card('Por método de pago');
  expect(screen.queryByRole('tab', { name: 'Cierres' })).toBeNull();
  expect(asked.filter((url) => url.includes('closings'))).toEqual([]);
});

it('says what will stand here where there is nothing yet', async () => {
  answers = {
    tips: someTips({ propinas: [], respuestas: { si: 0, otro: 0, no: 2 } }),
    discounts: someDiscounts({ ajustes: [], porPersona: [] }),
    closings: someClosings({ cierres: [] }),
  };
  open({ view: 'propinas' });
  await screen.findByText('Sin propinas en estos días');
  await card('Qué respondieron');
  await userEvent.click(screen.getByRole('tab', { name: 'Descuentos' }));
  await screen.findByText('Sin descuentos en estos días');
  await userEvent.click(screen.getByRole('tab', { name: 'Cierres' }));
  await screen.findByText('Sin cierres en estos días');
});

it.each([
  ['propinas', '/api/reports/summary.csv', '&seccion=propinas'],
  ['descuentos', '/api/reports/summary.csv', '&seccion=descuentos'],
  ['cierres', '/api/reports/closings.csv', ''],
] as const)('saves the sheet of %s', async (view, path, section) => {
  open({ view, dbName: 'centro' });
  await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  await vi.waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(download.mock.calls[0]?.[1]).toBe(`${view}-centro-2026-11-14-a-2026-11-15.csv`);
  const sheets = asked.filter((url) => url.includes('.csv'));
  expect(sheets).toEqual([
    expect.stringMatching(new RegExp(`^${path}\\?dbName=centro&.*${section}$`)),
  ]);
});
