import { anOrder } from '@comanda/contract/testing/test-factories';
import { expect, test } from 'vitest';
import { openOrdersOf, tablesAtHand } from './table-orders.tsx';

const at = (mesa: string, over: object = {}) => anOrder({ mesa, ...over });

test('different spellings of a table name mean the same table', () => {
  const order = at('Mesa 07');
  expect(openOrdersOf([order, at('17')], '7')).toEqual([order]);
  expect(openOrdersOf([order], '')).toEqual([]);
});

test('an order that is paid, written off or cancelled no longer counts as open at its table', () => {
  const done = (['cancelado', 'facturado', 'dado_de_baja'] as const).map((estado) =>
    at('4', { estado }),
  );
  const open = (['enviado', 'preparado', 'entregado'] as const).map((estado) =>
    at('4', { estado }),
  );
  expect(openOrdersOf([...done, ...open], '4')).toEqual(open);
});

test('twelve tables are offered, and more if today’s orders name more', () => {
  expect(tablesAtHand([])).toHaveLength(12);
  expect(tablesAtHand([at('15'), at('Terraza'), at('4000')]).at(-1)).toBe('15');
});
