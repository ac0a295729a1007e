import argon2 from 'argon2';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password is hashed as strongly as OWASP asks', async () => {
  const hash = vi.spyOn(argon2, 'hash');
  await hashPassword('clave-de-prueba');
  expect(hash).toHaveBeenCalledWith('clave-de-prueba', {
    type: argon2.argon2id,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  hash.mockRestore();
});

test('a password opens its own hash, and no other', async () => {
  const hash = await hashPassword('clave-de-prueba');
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(await verifyPassword(hash, 'clave-de-prueba')).toBe(true);
  expect(await verifyPassword(hash, 'otra-clave')).toBe(false);
  expect(await verifyPassword(null, 'nadie')).toBe(false);
});
