// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LandingPlans } from './landing-plans.tsx';

afterEach(cleanup);

test('the landing lists thousands of pesos, and says what is charged now and why', () => {
  render(<LandingPlans />);
  const text = screen.getByRole('region', { name: /Dos planes/ }).textContent;
  expect(text).toContain('20 mil COP/mes');
  expect(text).toContain('Hoy pagas $50.000: $20.000 × 2,5, en un solo pago');
  expect(text).toContain('30 mil COP/mes');
  expect(text).toContain('Hoy pagas $75.000: $30.000 × 2,5, en un solo pago');
});
