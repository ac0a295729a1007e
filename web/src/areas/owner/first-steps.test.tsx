// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type FirstStep, FirstSteps } from './first-steps.tsx';

const aStep = (title: string, isDone: boolean): FirstStep => ({
  title,
  text: `Cómo: ${title}`,
  action: <button type="button">{`Ir a ${title}`}</button>,
  isDone,
});

afterEach(cleanup);

test('a new owner sees the next step, and only that one can be pressed', () => {
  const steps = [aStep('Sede', true), aStep('Menú', false), aStep('Equipo', false)];
  render(<FirstSteps steps={steps} />);
  expect(screen.getByText('1 de 3')).toBeTruthy();
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Ir a Menú']);
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Menú');
});

test('if a later step is done first, the first missing one is next', () => {
  const steps = [aStep('Sede', true), aStep('Menú', false), aStep('Link', true)];
  render(<FirstSteps steps={steps} />);
  expect(screen.getByText('2 de 3')).toBeTruthy();
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Menú');
});

test('nothing is shown when all steps are done', () => {
  const { container } = render(<FirstSteps steps={[aStep('Sede', true)]} />);
  expect(container.textContent).toBe('');
});
