import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable, isUniqueViolation } from './db.ts';

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

test('a worker of a distributed database that went away is a database that is away', () => {
  const lost = refused('failure on connection marked as essential: worker-1:5432');
  expect(isDatabaseUnavailable(Object.assign(lost, { code: 'XX000' }))).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(refused('an inner error'), { code: 'XX000' }))).toBe(
    false,
  );
});
