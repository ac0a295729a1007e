import { anOrder } from '@comanda/contract/testing/test-factories';
import { expect, test } from 'vitest';
import { latestFirst, longestFirst } from './order-facts.ts';

const delivered = (_id: string, horaCreacion: string, fechaEntregado: string) =>
  anOrder({ _id, estado: 'entregado', horaCreacion, fechaEntregado });

const early = delivered('a', '2025-11-14T18:00:00.000Z', '2025-11-14T18:20:00.000Z');
const slow = delivered('b', '2025-11-14T17:00:00.000Z', '2025-11-14T18:40:00.000Z');

test('the order delivered last comes last, however early it was placed', () => {
  expect(longestFirst([slow, early])).toEqual([early, slow]);
});

test('the order handled last comes first', () => {
  expect(latestFirst([early, slow])).toEqual([slow, early]);
});
