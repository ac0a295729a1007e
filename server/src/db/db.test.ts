import pg from 'pg';
import { expect, test } from 'vitest';
import { isUniqueViolation } from './db.ts';

function refused(message: string, constraint?: string) {
  const error = new pg.DatabaseError(message, 0, 'error');
  return Object.assign(error, { code: '23505', ...(constraint && { constraint }) });
}

test('a duplicate is known by its constraint, also where a shard names it in its own way', () => {
  const said = 'duplicate key value violates unique constraint';
  const plain = refused(`${said} "orders_idempotency_key"`, 'orders_idempotency_key');
  const sharded = refused(`${said} "orders_idempotency_key_102058"`);
  expect(isUniqueViolation(plain, 'orders_idempotency_key')).toBe(true);
  expect(isUniqueViolation(sharded, 'orders_idempotency_key')).toBe(true);
  expect(isUniqueViolation(sharded, 'orders_pkey')).toBe(false);
  expect(isUniqueViolation(new Error(said), 'orders_pkey')).toBe(false);
});
