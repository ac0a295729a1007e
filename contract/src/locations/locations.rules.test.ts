import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phonesMessages } from '../forms/phones.messages.ts';
import {
  isSlug,
  locationProblems,
  nextFreeDbName,
  sedesProgress,
  toDbName,
} from './locations.rules.ts';

describe('the name of a sede on the wire', () => {
  it('is its name in lowercase with underscores, accents kept', () => {
    expect(toDbName(' Bogotá   Zona T ')).toBe('bogotá_zona_t');
  });

  it('takes the next free suffix when another restaurant has it', () => {
    expect(nextFreeDbName('centro', [])).toBe('centro');
    expect(nextFreeDbName('centro', ['centro'])).toBe('centro_2');
    expect(nextFreeDbName('centro', ['centro', 'centro_2', 'centro_4'])).toBe('centro_3');
  });

  it('is never one that is taken', () => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), (count) => {
        const taken = new Set<string>();
        for (let i = 0; i <= count; i += 1) taken.add(nextFreeDbName('norte', taken));
        expect(taken.size).toBe(count + 1);
      }),
    );
  });
});

describe('saving a sede', () => {
  const complete = { nombre: 'Centro', direccion: 'Cl 1', telefono: '3001234567', horario: '24 h' };
  const texts = (...args: Parameters<typeof locationProblems>) =>
    locationProblems(...args).map(({ path, message, rule }) => `${path}: ${rule ?? message}`);

  it.each(['nombre', 'direccion', 'telefono', 'horario'])('needs %s', (field) => {
    const save = { isNew: true, hasImagen: true, hasLogo: true } as const;
    expect(texts({ ...complete, [field]: ' ' }, save)).toEqual([
      `${field}: Todos los campos son obligatorios`,
    ]);
  });

  it('needs both images when it is new', () => {
    expect(texts(complete, { isNew: true, hasImagen: false, hasLogo: false })).toEqual([
      'imagenUpload: Las imágenes son obligatorias',
      'logoUpload: Las imágenes son obligatorias',
    ]);
  });

  it('needs the owner and the sede afterwards', () => {
    const text = 'El email y el ID de la locación son obligatorios para la actualización.';
    expect(
      texts(complete, { isNew: false, nombre: 'Centro', email: '', id: null, telefono: '' }),
    ).toEqual([`email: ${text}`, `_id: ${text}`]);
    expect(
      texts(complete, { isNew: false, nombre: 'Centro', email: 'a@b.co', id: '1', telefono: '' }),
    ).toEqual([]);
  });

  it('needs a phone that somebody can call, or the one it had', () => {
    const text = `telefono: ${phonesMessages.invalid}`;
    const save = {
      isNew: false,
      nombre: 'Centro',
      email: 'a@b.co',
      id: '1',
      telefono: 'el de siempre',
    } as const;
    expect(texts({ ...complete, telefono: '300' }, save)).toEqual([text]);
    expect(texts({ ...complete, telefono: 'el de siempre' }, save)).toEqual([]);
    const created = { isNew: true, hasImagen: true, hasLogo: true } as const;
    expect(texts({ ...complete, telefono: 'el de siempre' }, created)).toEqual([text]);
  });
});

it.each([
  [0, 4, { remaining: 4, total: 4, percentage: 100, canAdd: true }],
  [1, 3, { remaining: 2, total: 3, percentage: 67, canAdd: true }],
  [3, 3, { remaining: 0, total: 3, percentage: 0, canAdd: false }],
  [5, 3, { remaining: 0, total: 3, percentage: 0, canAdd: false }],
  [0, undefined, { remaining: 1, total: 1, percentage: 100, canAdd: true }],
])('%i sedes of %s allowed', (used, allowed, progress) => {
  expect(sedesProgress(used, allowed)).toEqual(progress);
});

it.each([
  ['la-brasa-2', true],
  ['abc', true],
  ['ab', false],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
  ['La-Brasa', false],
  ['cañón', false],
  ['la brasa', false],
  ['abc\n', false],
])('%s is a slug: %s', (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});
