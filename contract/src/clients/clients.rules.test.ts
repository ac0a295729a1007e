import { expect, it } from 'vitest';
import { phonesMessages } from '../forms/phones.messages.ts';
import { clientProblems, matchesClientSearch, ownDataProblems } from './clients.rules.ts';

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

it('a client needs a phone that somebody can call', () => {
  const problem = { path: 'telefono', message: phonesMessages.invalid };
  expect(clientProblems({ ...complete, telefono: '300' })).toEqual([problem]);
  expect(ownDataProblems({ ...complete, telefono: '300' }, complete)).toEqual([problem]);
});

it('a client with an older phone changes the rest of the data', () => {
  const older = { ...complete, telefono: 'casa' };
  expect(ownDataProblems({ ...older, nombre: 'Ana G.' }, older)).toEqual([]);
});

it.each(['gomez', 'CALLE', '123', '@demo', '  ana '])('a client is found by "%s"', (text) => {
  expect(matchesClientSearch({ ...complete, direccion: 'Calle 1' }, text)).toBe(true);
});

it('a client is not found by an unrelated text', () => {
  expect(matchesClientSearch({ ...complete, direccion: null }, 'null')).toBe(false);
});
