// @vitest-environment happy-dom
import type { Plan, PlanPreview } from '@comanda/contract/memberships/memberships';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { clickTwice } from '../../lib/test-click.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Plans } from './plans.tsx';

const PRO: Plan = {
  _id: 'p1',
  plan_name: 'Pro',
  description: 'Para crecer.',
  includes: ['20 usuarios', 'Comunidad'],
  precio_mensual_cop: 30_000,
  plan_type: 1,
  chats_included: 2000,
  sedes: 3,
  usuarios: 20,
};
const STARTER: Plan = { ...PRO, _id: 'p0', plan_name: 'Starter', sedes: 1, usuarios: 10 };
const CADENA: Plan = { ...PRO, _id: 'p2', plan_name: 'Cadena', plan_type: 2 };

const RENEWED: PlanPreview = {
  planId: 'p1',
  fechaFin: '2027-01-17T18:00:00.000Z',
  conversion: null,
  sedes: null,
  usuarios: null,
};
const PREVIEWS: PlanPreview[] = [
  { ...RENEWED, conversion: { plan_name: 'Starter', dias: 63, diasNuevos: 42 } },
  {
    ...RENEWED,
    planId: 'p0',
    sedes: { tienes: 3, permite: 1 },
    usuarios: { tienes: 14, permite: 10 },
  },
];

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  clearStorage();
  stored.token.set('t');
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (input) => {
    const isPreview = String(input).includes('/preview');
    return Response.json({ data: isPreview ? PREVIEWS : [STARTER, PRO, CADENA] });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const open = async (currentPlanId: string | null = null) => {
  render(
    <TestRouter>
      <Plans currentPlanId={currentPlanId} />
    </TestRouter>,
  );
  return within(await screen.findByRole('article', { name: 'Pro' }));
};

describe('the plans', () => {
  test('show what is charged today before the owner leaves for the checkout, and only plans for sale', async () => {
    const pro = await open();
    expect(pro.getByText('$30.000')).toBeTruthy();
    expect(pro.getByText('$75.000')).toBeTruthy();
    expect(screen.queryByText('Cadena')).toBeNull();
  });

  test('convert what is left of another plan into days of this one, with the end date', async () => {
    const pro = await open();
    expect(pro.getByText('Te quedan 63 días de Starter = 42 días de Pro.')).toBeTruthy();
    const text = 'Con este pago tu membresía va hasta el 17 de enero de 2027.';
    expect(pro.getByText(text)).toBeTruthy();
    expect(pro.queryByText(/solo lectura/)).toBeNull();
  });

  test('say before paying what a smaller plan would make read-only', async () => {
    await open();
    const starter = within(screen.getByRole('article', { name: 'Starter' }));
    expect(
      starter.getByText(
        'Starter permite 1 sede: hoy tienes 3. Podrás elegir cuál sigue activa; las otras quedan en solo lectura, con todos sus datos.',
      ),
    ).toBeTruthy();
    expect(starter.getByText(/^Starter permite 10 usuarios: hoy tienes 14\./)).toBeTruthy();
  });

  test('offer to renew the current plan', async () => {
    const pro = await open('p1');
    expect(pro.getByRole('button', { name: 'Renovar Pro' })).toBeTruthy();
  });

  test.each([
    ['came back empty', () => Response.json({}), 'Error: no se generó el enlace de pago'],
    [
      'was refused',
      () => Response.json({ error: 'x', code: 'enlace_de_pago_fallido' }, { status: 502 }),
      'Error al generar el enlace de pago',
    ],
  ])('say so when the payment link %s, and can be retried', async (_what, answer, text) => {
    const pro = await open();
    fetchMock.mockImplementation(async () => answer());
    fireEvent.click(pro.getByRole('button', { name: 'Pagar Pro' }));
    await pro.findByText(text);
    expect(pro.getByRole<HTMLButtonElement>('button', { name: 'Pagar Pro' }).disabled).toBe(false);
  });

  test('ask for one payment link, however often the button is clicked', async () => {
    const pro = await open();
    fetchMock.mockClear();
    fetchMock.mockImplementation(async () => Response.json({}));
    clickTwice(pro.getByRole('button', { name: 'Pagar Pro' }));
    await pro.findByText('Error: no se generó el enlace de pago');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('need a session', async () => {
    const pro = await open();
    stored.token.remove();
    fireEvent.click(pro.getByRole('button', { name: 'Pagar Pro' }));
    await pro.findByText('Sesión no iniciada');
  });
});
