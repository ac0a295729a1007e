import { anOrder } from '@comanda/contract/testing/test-factories';
import { expect, test } from 'vitest';
import { openOrdersOf, tablesAtHand } from './table-orders.tsx';

const at = (mesa: string, over: object = {}) => anOrder({ mesa, ...over });

test('a table is the same one however it is written', () => {
  const order = at('Mesa 07');
  expect(openOrdersOf([order, at('17')], '7')).toEqual([order]);
  expect(openOrdersOf([order], '')).toEqual([]);
});

test('what is paid for, written off or called off is no longer on the table', () => {
  const done = (['cancelado', 'facturado', 'dado_de_baja'] as const).map((estado) =>
    at('4', { estado }),
  );
  const open = (['enviado', 'preparado', 'entregado'] as const).map((estado) =>
    at('4', { estado }),
  );
  expect(openOrdersOf([...done, ...open], '4')).toEqual(open);
});

test('a dozen tables are at hand, and more where the day has seen more', () => {
  expect(tablesAtHand([])).toHaveLength(12);
  expect(tablesAtHand([at('15'), at('Terraza'), at('4000')]).at(-1)).toBe('15');
});
