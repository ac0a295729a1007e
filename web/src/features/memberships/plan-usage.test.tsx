// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlanUsage } from './plan-usage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the membership tells how much of the plan is in use', async () => {
  const data = {
    sedes: { usados: 2, permite: 3 },
    usuarios: { usados: 14, permite: null },
    conversaciones: { mes: '2026-11', usados: 1450, permite: 1500 },
  };
  vi.stubGlobal('fetch', async () => Response.json({ data }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanUsage />
    </QueryClientProvider>,
  );
  const { textContent } = await screen.findByRole('region', { name: 'Lo que usas de tu plan' });
  expect(textContent).toContain('Sedes2 de 3');
  expect(textContent).toContain('Personas14 · sin límite');
  expect(textContent).toContain('Conversaciones en noviembre1.450 de 1.500');
});
