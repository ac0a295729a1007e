// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { TestRouter } from '../../lib/test-router.tsx';
import { MembershipBadge } from './membership-slip.tsx';

afterEach(cleanup);

it('tells how long the membership lasts and opens to its details', async () => {
  const user = {
    id: 'u1',
    email: 'marta@lasazon.example',
    estadoMembresia: 'activa' as const,
    planNombre: 'Pro',
    fechaInicio: '2026-11-01T12:00:00Z',
    fechaFin: '2026-12-01T12:00:00Z',
  };
  render(
    <TestRouter>
      <MembershipBadge
        user={user}
        sedes={2}
        sedesAllowed={3}
        now={new Date('2026-11-25T12:00:00Z')}
      />
    </TestRouter>,
  );
  const badge = screen.getByRole('button', { name: 'Membresía Pro, quedan 6 días' });
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(badge);
  expect(badge.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Quedan 6 días')).toBeTruthy();
  expect(screen.getByText('2 de 3')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver membresía' })).toBeTruthy();
});
