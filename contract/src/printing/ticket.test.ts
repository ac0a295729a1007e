import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder, anOrderLine } from '../testing/test-factories.ts';
import { signedText, ticketText } from './ticket.ts';

const sede = { nombre: 'Sede Centro', restaurante: 'La Brasa' };
const order = anOrder({
  total: 78_300,
  productos: [
    anOrderLine({
      cantidad: 2,
      nota: 'sin cebolla',
      adiciones: [{ nombre: 'Queso', id_sigo: 'Q', precio: 1500 }],
      combo: {
        bebida: { nombre: 'Limonada', id_sigo: 'L', precio: 4000 },
        adicional: { nombre: 'Yuca', id_sigo: 'Y', precio: 7000 },
      },
      subtotal: 78_300,
    }),
  ],
});

describe('a ticket', () => {
  it('says when only the guest has named the table', () => {
    const said = '** Mesa sin confirmar **';
    const unconfirmed = anOrder({ mesa: '7', mesaConfirmada: false });
    expect(ticketText(unconfirmed, sede, { columns: 32 })).toContain(`Mesa: 7\n${said}`);
    expect(ticketText(order, sede, { columns: 32 })).not.toContain(said);
  });

  it('shows the cashier everything about the order', () => {
    expect(ticketText(order, sede, { columns: 32 }).split('\n')).toEqual([
      '            La Brasa',
      '          Sede Centro',
      '--------------------------------',
      'Pedido: 8F9A0',
      'ID: 66f0c1d2e3a4b5c6d7e8f9a0',
      'Tipo: En local',
      'Mesa: 4',
      'Cliente: Ana Gómez',
      'Método de pago: Efectivo',
      'Creado: 14/11/2025, 1:02 p. m.',
      '--------------------------------',
      '2 x Bandeja paisa        $65.800',
      '  + Queso (para 1)        $1.500',
      '  Combo: Limonada (para',
      '  1)                      $4.000',
      '  Combo: Yuca (para 1)    $7.000',
      '  Nota: sin cebolla',
      '--------------------------------',
      'TOTAL                    $78.300',
      '--------------------------------',
      'Este documento no es una factura',
      '',
    ]);
  });

  it('says of several dishes what is of each and what of one', () => {
    const grupos = [
      {
        codigo: 'salsas',
        nombre: 'Salsas',
        opciones: [
          { codigo: 'hogao', nombre: 'Hogao', precio: 1500, cantidad: 1, incluidas: 1 },
          { codigo: 'aji', nombre: 'Ají', precio: 2000, cantidad: 2, incluidas: 0 },
        ],
      },
      {
        codigo: 'combo',
        nombre: 'Combo',
        opciones: [
          {
            codigo: 'en-combo',
            nombre: 'En combo',
            precio: 0,
            cantidad: 1,
            incluidas: 0,
            grupos: [
              {
                codigo: 'bebida',
                nombre: 'Bebida',
                opciones: [
                  { codigo: 'l', nombre: 'Limonada', precio: 4000, cantidad: 1, incluidas: 0 },
                ],
              },
            ],
          },
        ],
      },
    ];
    const text = ticketText(anOrder({ productos: [anOrderLine({ cantidad: 2, grupos })] }), sede, {
      columns: 48,
    });
    expect(text.split('\n').slice(11, 16)).toEqual([
      '2 x Bandeja paisa                        $65.800',
      '  + Hogao (c/u)',
      '  + Ají ×2 (c/u)                          $8.000',
      '  + En combo (c/u)',
      '    + Limonada (c/u)                      $8.000',
    ]);
  });

  it('says on narrow paper too what hangs under an option', () => {
    const under = {
      codigo: 'l',
      nombre: 'Limonada de coco',
      precio: 4000,
      cantidad: 1,
      incluidas: 0,
    };
    const combo = { codigo: 'en-combo', nombre: 'En combo', precio: 0, cantidad: 1, incluidas: 0 };
    const bebida = { codigo: 'bebida', nombre: 'Bebida', opciones: [under] };
    const grupos = [
      { codigo: 'combo', nombre: 'Combo', opciones: [{ ...combo, grupos: [bebida] }] },
    ];
    const one = anOrder({ productos: [anOrderLine({ grupos })] });
    expect(ticketText(one, sede, { columns: 32 }).split('\n').slice(12, 14)).toEqual([
      '  + En combo',
      '    + Limonada de coco    $4.000',
    ]);
  });

  it('shows address and phone of a delivery instead of a table', () => {
    const delivery = anOrder({
      tipo: 'a_domicilio',
      mesa: null,
      direccion: 'Calle 10',
      telefono: '300',
    });
    const text = ticketText(delivery, sede, { columns: 48 });
    expect(text).toContain('Dirección: Calle 10\nTeléfono: 300');
    expect(text).not.toContain('Mesa');
  });

  it('says so when it is a reprint', () => {
    expect(ticketText(order, sede, { columns: 48, duplicate: true })).toContain('DUPLICADO');
    expect(ticketText(order, sede, { columns: 48 })).not.toContain('DUPLICADO');
  });

  it('wraps a long name and keeps its price at the right end', () => {
    const nombre = 'Bandeja paisa tradicional con doble chicharrón';
    const long = anOrder({ productos: [anOrderLine({ nombre })] });
    expect(ticketText(long, sede, { columns: 32 })).toContain(
      '1 x Bandeja paisa\ntradicional con doble\nchicharrón               $32.900\n',
    );
  });

  it('is never wider than the paper, and never carries a printer command', () => {
    const columns = fc.constantFrom<32 | 48>(32, 48);
    const text = fc.string({ unit: 'binary', maxLength: 120 });
    fc.assert(
      fc.property(columns, text, text, fc.nat({ max: 1e11 }), (width, nombre, nota, precio) => {
        const extra = { nombre, id_sigo: 'X', precio };
        const wild = anOrder({
          nombreCliente: nombre,
          mesa: nota,
          total: precio,
          productos: [
            anOrderLine({
              nombre,
              nota,
              precio,
              adiciones: [extra],
              combo: { bebida: extra, adicional: extra },
            }),
          ],
        });
        const rows = ticketText(wild, { nombre }, { columns: width }).split('\n');
        expect(Math.max(...rows.map((row) => [...row].length))).toBeLessThanOrEqual(width);
        expect(rows.join('')).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

const at = new Date('2026-11-17T19:05:00Z');

it('ends with whose text it is and when it was printed', () => {
  expect(signedText('Hoy no hay postre\n\n', { nombre: 'Luz', at }, 48).split('\n')).toEqual([
    'Hoy no hay postre',
    '',
    'Texto libre de Luz · 17/11/2026, 2:05 p. m.',
  ]);
});

it('keeps the signature on the paper, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (nombre) => {
      const [, , ...signature] = signedText('x', { nombre, at }, 32).split('\n');
      expect(Math.max(...signature.map((row) => [...row].length))).toBeLessThanOrEqual(32);
      expect(signature.join('')).not.toMatch(/\p{Cc}/u);
    }),
  );
});

it('lists the dishes by course where there are several, what is made at once first', () => {
  const dish = (nombre: string, tiempo?: number) =>
    anOrderLine({ nombre, ...(tiempo !== undefined && { tiempo }) });
  const productos = [dish('Churrasco', 2), dish('Sopa', 1), dish('Limonada')];
  const rows = ticketText(anOrder({ productos }), { nombre: 'Centro' }, { columns: 32 })
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => /^1 x|^Tiempo/.test(row));
  expect(rows.map((row) => row.split(/\s{2,}/)[0])).toEqual([
    '1 x Limonada',
    'Tiempo 1',
    '1 x Sopa',
    'Tiempo 2',
    '1 x Churrasco',
  ]);
});
