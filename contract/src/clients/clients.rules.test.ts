import { expect, it } from 'vitest';
import { clientProblems, matchesClientSearch } from './clients.rules.ts';

const complete = {
  nombre: 'Ana Gómez',
  telefono: '3001234567',
  email: 'ana@demo.co',
  password: 'secreta-1',
};

it('a client registers without an address', () => {
  expect(clientProblems(complete)).toEqual([]);
});

it.each(['nombre', 'telefono', 'email', 'password'])('a client needs %s', (field) => {
  expect(clientProblems({ ...complete, [field]: '' }).map(({ path }) => path)).toEqual([field]);
});

it('a client needs a real e-mail and a long enough password', () => {
  expect(
    clientProblems({ ...complete, email: 'ana', password: 'corta' }).map(({ path }) => path),
  ).toEqual(['email', 'password']);
});

it.each(['gomez', 'CALLE', '123', '@demo', '  ana '])('a client is found by "%s"', (text) => {
  expect(matchesClientSearch({ ...complete, direccion: 'Calle 1' }, text)).toBe(true);
});

it('a client is not found by an unrelated text', () => {
  expect(matchesClientSearch({ ...complete, direccion: null }, 'null')).toBe(false);
});
