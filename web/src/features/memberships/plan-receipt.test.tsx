import { expect, test } from 'vitest';
import { includeLine } from './plan-receipt.tsx';

test('what a plan includes reads as a line of a receipt', () => {
  expect(includeLine('10 usuarios')).toEqual({ label: 'Usuarios', amount: '10' });
  expect(includeLine('2 GB de almacenamiento')).toEqual({
    label: 'Almacenamiento',
    amount: '2 GB',
  });
});

test('what has no amount is only named', () => {
  expect(includeLine('Centro de ayuda')).toEqual({ label: 'Centro de ayuda', amount: null });
  expect(includeLine('Usuarios sin límite')).toEqual({
    label: 'Usuarios sin límite',
    amount: null,
  });
});
