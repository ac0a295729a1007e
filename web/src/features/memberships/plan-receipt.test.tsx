import { expect, test } from 'vitest';
import { includeLine } from './plan-receipt.tsx';

test("a plan's inclusion becomes a label and an amount", () => {
  expect(includeLine('10 usuarios')).toEqual({ label: 'Usuarios', amount: '10' });
  expect(includeLine('2 GB de almacenamiento')).toEqual({
    label: 'Almacenamiento',
    amount: '2 GB',
  });
});

test('an inclusion without an amount is only a label', () => {
  expect(includeLine('Centro de ayuda')).toEqual({ label: 'Centro de ayuda', amount: null });
  expect(includeLine('Usuarios sin límite')).toEqual({
    label: 'Usuarios sin límite',
    amount: null,
  });
});
