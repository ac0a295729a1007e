import { anOrder, anOrderLine } from '@comanda/contract/testing/test-factories';
import { describe, expect, it } from 'vitest';
import { EVERYTHING } from './kitchen-post.ts';
import { porPreparar } from './pending-dishes.ts';

const arepa = anOrderLine({ id_sigo: 'AREPA', nombre: 'Arepa de huevo', cantidad: 2 });
const bandeja = anOrderLine({ id_sigo: 'BANDEJA', nombre: 'Bandeja paisa', cantidad: 1 });
const papas = { id_sigo: 'PAPAS', nombre: 'Papas criollas', precio: 6000 };
const limonada = { id_sigo: 'LIMONADA', nombre: 'Limonada de coco', precio: 4000 };

const KITCHEN = { post: EVERYTHING, stations: [], services: new Set<string>() };

describe('porPreparar', () => {
  it('adds up the same dish over all orders, largest quantity first', () => {
    const orders = [
      anOrder({ _id: 'a', productos: [bandeja, arepa] }),
      anOrder({ _id: 'b', productos: [{ ...arepa, cantidad: 3 }] }),
    ];
    expect(porPreparar(orders, KITCHEN)).toEqual([
      { id_sigo: 'AREPA', nombre: 'Arepa de huevo', cantidad: 5 },
      { id_sigo: 'BANDEJA', nombre: 'Bandeja paisa', cantidad: 1 },
    ]);
  });

  it('counts one drink and one side for a line with a combo, as the bill does', () => {
    const combo = anOrderLine({
      id_sigo: 'HAMBURGUESA',
      nombre: 'Hamburguesa criolla',
      cantidad: 2,
      combo: { bebida: limonada, adicional: papas },
    });
    const alone = anOrderLine({ id_sigo: 'PAPAS', nombre: 'Papas criollas', cantidad: 1 });
    expect(porPreparar([anOrder({ productos: [combo, alone] })], KITCHEN)).toEqual([
      { id_sigo: 'HAMBURGUESA', nombre: 'Hamburguesa criolla', cantidad: 2 },
      { id_sigo: 'PAPAS', nombre: 'Papas criollas', cantidad: 2 },
      { id_sigo: 'LIMONADA', nombre: 'Limonada de coco', cantidad: 1 },
    ]);
  });

  it('counts an option that is a product for each dish, and no other option', () => {
    const unpriced = { precio: 0, cantidad: 1, incluidas: 0 };
    const drink = { ...unpriced, codigo: 'limonada', ...limonada, precio: 0 };
    const grouped = anOrderLine({
      cantidad: 3,
      grupos: [
        {
          codigo: 'combo',
          nombre: 'Combo',
          opciones: [
            {
              ...unpriced,
              codigo: 'en-combo',
              nombre: 'En combo',
              grupos: [{ codigo: 'bebida', nombre: 'Bebida', opciones: [drink] }],
            },
            { ...unpriced, codigo: 'papas', ...papas, cantidad: 2 },
          ],
        },
      ],
    });
    expect(porPreparar([anOrder({ productos: [grouped] })], KITCHEN)).toEqual([
      { id_sigo: 'PAPAS', nombre: 'Papas criollas', cantidad: 6 },
      { id_sigo: 'BANDEJA', nombre: 'Bandeja paisa', cantidad: 3 },
      { id_sigo: 'LIMONADA', nombre: 'Limonada de coco', cantidad: 3 },
    ]);
  });

  it('leaves out a course that waits, until it is fired', () => {
    const productos = [
      { ...arepa, tiempo: 1 },
      { ...bandeja, tiempo: 2 },
    ];
    const waiting = anOrder({ productos });
    expect(porPreparar([waiting], KITCHEN).map(({ id_sigo }) => id_sigo)).toEqual(['AREPA']);
    const fired = anOrder({ productos, cocina: { marchado: { 2: '2025-11-14T18:20:00.000Z' } } });
    expect(porPreparar([fired], KITCHEN)).toHaveLength(2);
  });

  it('leaves out additions, which are part of their dish', () => {
    const withExtra = { ...bandeja, adiciones: [{ ...papas, nombre: 'Chicharrón' }] };
    expect(porPreparar([anOrder({ productos: [withExtra] })], KITCHEN)).toHaveLength(1);
  });

  it('counts nothing of an order that is already prepared', () => {
    expect(porPreparar([anOrder({ estado: 'preparado', productos: [bandeja] })], KITCHEN)).toEqual(
      [],
    );
  });

  it('counts no services, because nobody cooks them', () => {
    const descorche = anOrderLine({ id_sigo: 'DESCORCHE', nombre: 'Descorche' });
    const orders = [anOrder({ productos: [bandeja, descorche] })];
    expect(porPreparar(orders, { ...KITCHEN, services: new Set(['DESCORCHE']) })).toEqual([
      { id_sigo: 'BANDEJA', nombre: 'Bandeja paisa', cantidad: 1 },
    ]);
  });
});
