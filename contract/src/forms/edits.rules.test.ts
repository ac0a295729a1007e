import { expect, test } from 'vitest';
import { mergeEdit } from './edits.rules.ts';

const opened = { nombre: 'Ajiaco', precio: 24_000, marcas: ['sopas'] };

test('a field that this person did not touch keeps what somebody else wrote meanwhile', () => {
  const now = { ...opened, precio: 26_000 };
  const { merged, clashes } = mergeEdit(opened, { ...opened, nombre: 'Ajiaco santafereño' }, now);
  expect(merged).toEqual({ nombre: 'Ajiaco santafereño', precio: 26_000, marcas: ['sopas'] });
  expect(clashes).toEqual([]);
});

test('a field that both changed is a clash, unless both wrote the same', () => {
  const now = { nombre: 'Ajiaco bogotano', precio: 26_000, marcas: ['caldos'] };
  const sent = { nombre: 'Ajiaco bogotano', precio: 25_000, marcas: ['platos'] };
  expect(mergeEdit(opened, sent, now).clashes).toEqual(['precio', 'marcas']);
});

test('a caller that does not say what it started from writes everything it sends', () => {
  const sent = { ...opened, precio: 1000 };
  const now = { ...opened, precio: 26_000 };
  expect(mergeEdit(null, sent, now)).toEqual({ merged: sent, clashes: [] });
});

test('a field that was empty when the form opened does not empty what somebody else wrote', () => {
  const empty: { tiempo: number | null } = { tiempo: null };
  expect(mergeEdit(empty, empty, { tiempo: 2 })).toEqual({
    merged: { tiempo: 2 },
    clashes: [],
  });
  expect(mergeEdit({ tiempo: 1 }, empty, { tiempo: 2 }).clashes).toEqual(['tiempo']);
});

test('a field that is not sent is no clash', () => {
  const now = { ...opened, precio: 26_000 };
  const sent: Partial<typeof opened> = { nombre: 'Sopa' };
  expect(mergeEdit(opened, sent, now)).toEqual({ merged: sent, clashes: [] });
});
