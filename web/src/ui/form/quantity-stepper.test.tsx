// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

const onRemove = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  onRemove.mockReset();
});

function Counter({ from }: { from: number }) {
  const [value, setValue] = useState(from);
  return (
    <QuantityStepper
      label="Ajiaco"
      value={value}
      onChange={setValue}
      onRemove={onRemove}
      max={100}
    />
  );
}

const field = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Cantidad de Ajiaco' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const hold = (name: string, ms: number) => {
  const button = screen.getByRole('button', { name });
  fireEvent.pointerDown(button, { button: 0 });
  for (let gone = 0; gone < ms; gone += 10) act(() => vi.advanceTimersByTime(10));
  fireEvent.pointerUp(button);
  fireEvent.click(button, { detail: 1 });
};

test('a number can be typed', () => {
  render(<Counter from={1} />);
  type('48');
  expect(field().value).toBe('48');
  expect(field().getAttribute('aria-valuenow')).toBe('48');
});

test('a number over one hundred becomes one hundred, and a hint says so for a while', () => {
  render(<Counter from={1} />);
  type('250');
  expect(field().value).toBe('100');
  expect(screen.getByRole('status').textContent).toBe('Máximo 100');
  act(() => vi.advanceTimersByTime(3000));
  expect(screen.getByRole('status').textContent).toBe('100');
});

test('an empty field and letters change nothing; zero becomes one', () => {
  render(<Counter from={7} />);
  type('');
  fireEvent.blur(field());
  expect(field().value).toBe('7');
  type('ocho');
  fireEvent.blur(field());
  expect(field().value).toBe('7');
  type('0');
  fireEvent.blur(field());
  expect(field().value).toBe('1');
  expect(screen.getByRole('status').textContent).toBe('Mínimo 1');
});

test('the arrow keys count by one, the page keys by ten', () => {
  render(<Counter from={1} />);
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  fireEvent.keyDown(field(), { key: 'PageUp' });
  expect(field().value).toBe('12');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field().value).toBe('11');
});

test('a held button keeps counting until it is released, and stops at one hundred', () => {
  render(<Counter from={1} />);
  hold('Uno más de Ajiaco', 800);
  const reached = Number(field().value);
  expect(reached).toBeGreaterThan(4);
  act(() => vi.advanceTimersByTime(1000));
  expect(field().value).toBe(String(reached));
  hold('Uno más de Ajiaco', 10_000);
  expect(field().value).toBe('100');
});

test('holding the minus never removes the dish', () => {
  render(<Counter from={3} />);
  hold('Uno menos de Ajiaco', 2000);
  expect(field().value).toBe('1');
  expect(onRemove).not.toHaveBeenCalled();
});
