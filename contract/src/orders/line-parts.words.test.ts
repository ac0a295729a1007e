import { describe, expect, it } from 'vitest';
import type { LineGroup } from '../modifiers/line-groups.ts';
import { anOrderLine } from '../testing/test-factories.ts';
import { isPriced, lineDetails, partsOf, partWords } from './line-parts.words.ts';

const queso = { nombre: 'Queso', id_sigo: 'QUESO', precio: 2_000 };
const limonada = { nombre: 'Limonada', id_sigo: 'LIMONADA', precio: 4_000 };
const yuca = { nombre: 'Yuca', id_sigo: 'YUCA', precio: 7_000 };

const option = { codigo: 'queso', nombre: 'Queso', precio: 2_000, cantidad: 1, incluidas: 0 };
const grupos: LineGroup[] = [
  {
    codigo: 'termino',
    nombre: 'Término',
    opciones: [{ ...option, codigo: 'medio', nombre: 'Medio', precio: 0 }],
  },
  {
    codigo: 'combo',
    nombre: 'Combo',
    opciones: [
      {
        ...option,
        codigo: 'en-combo',
        nombre: 'En combo',
        precio: 9_000,
        cantidad: 2,
        incluidas: 1,
        grupos: [
          {
            codigo: 'bebida',
            nombre: 'Bebida',
            opciones: [
              {
                ...option,
                codigo: 'limonada',
                nombre: 'Limonada',
                id_sigo: 'LIMONADA',
                precio: 500,
              },
            ],
          },
        ],
      },
    ],
  },
];

describe('what comes with a dish, in words', () => {
  it('says nothing of how many where there is one dish', () => {
    const line = anOrderLine({ adiciones: [queso], grupos: [] });
    expect(partsOf(line).map(partWords)).toEqual(['Queso']);
  });

  it('says that additions and combos of several dishes are for one of them', () => {
    const combo = { bebida: limonada, adicional: yuca };
    const line = anOrderLine({ cantidad: 2, adiciones: [queso], combo });
    expect(partsOf(line).map(partWords)).toEqual([
      'Queso (para 1)',
      'Limonada (para 1)',
      'Yuca (para 1)',
    ]);
    expect(lineDetails(line).map(({ texto }) => texto)).toEqual([
      '+ Queso (para 1)',
      'Combo: Limonada, Yuca (para 1)',
    ]);
  });

  it('says of several dishes that options are of each, and how many', () => {
    expect(lineDetails(anOrderLine({ cantidad: 3, grupos, nota: 'sin sal' }))).toEqual([
      { key: 'termino medio 0', nivel: 0, texto: '+ Medio (c/u)' },
      { key: 'combo en-combo 0', nivel: 0, texto: '+ En combo ×2 (c/u)' },
      { key: 'combo en-combo 0 bebida limonada 0', nivel: 1, texto: '+ Limonada ×2 (c/u)' },
      { key: 'nota', nivel: 0, texto: '“sin sal”' },
    ]);
  });

  it('counts what the whole line has of each part, and what it adds', () => {
    const parts = partsOf(anOrderLine({ cantidad: 3, grupos }));
    expect(
      parts.map(({ nombre, unidades, id_sigo, precio }) => [nombre, unidades, id_sigo, precio]),
    ).toEqual([
      ['Medio', 3, undefined, 0],
      ['En combo', 6, undefined, 27_000],
      ['Limonada', 6, 'LIMONADA', 3_000],
    ]);
    expect(parts.map(isPriced)).toEqual([false, true, true]);
  });

  it('gives each part a key of its own, where an addition is there twice too', () => {
    const keys = partsOf(anOrderLine({ adiciones: [queso, queso], grupos })).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
