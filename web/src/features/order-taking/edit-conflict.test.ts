import { anOrder } from '@comanda/contract/testing/test-factories';
import { expect, test } from 'vitest';
import { editConflict } from './edit-conflict.tsx';

const opened = anOrder({ revision: 5 });

test('there is no conflict while the order is the one that was opened', () => {
  expect(editConflict(opened, undefined)).toBeNull();
  expect(editConflict(opened, opened)).toBeNull();
});

test('an order that the kitchen finished can no longer be edited', () => {
  const now = anOrder({ revision: 6, estado: 'preparado' });
  expect(editConflict(opened, now)).toMatchObject({
    canContinue: false,
    text: 'La orden 8F9A0 ahora está en preparado: ya no se puede editar.',
  });
});

test('a conflict names who changed the order, and the order can be taken up as it is now', () => {
  const updates = [{ name: 'Valentina', email: 'v@x.example', date: '2026-01-01T00:00:00Z' }];
  expect(editConflict(opened, anOrder({ revision: 6, updates }))).toMatchObject({
    canContinue: true,
    text: 'Valentina cambió la orden 8F9A0 mientras la editabas.',
  });
});
