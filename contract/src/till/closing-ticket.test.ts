import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aShift } from '../testing/till-factories.ts';
import { crossedMethods, differencesOf } from './closing.rules.ts';
import { closingTicket } from './closing-ticket.ts';
import { soFarTicket } from './so-far-ticket.ts';

const head = {
  restaurante: 'La Brasa',
  nombre: 'Sede Centro',
  nit: '',
  direccion: 'Calle 10 # 5-20',
  telefono: '',
};
const at = new Date('2025-11-14T21:30:00Z');

describe('the closing report', () => {
  it('says how the shift began, what moved, what was sold, and what was counted of it', () => {
    const text = closingTicket(aShift(), head, { columns: 32, at });
    expect(text.split('\n').slice(4)).toEqual([
      '      CIERRE DE CAJA Z 12',
      '--------------------------------',
      'Caja: Caja principal',
      'Abrió Sandra Ruiz, 14/11/2025,',
      '10:58 a. m.',
      'Cerró Sandra Ruiz, 14/11/2025,',
      '4:12 p. m.',
      '--------------------------------',
      'Base contada al abrir   $200.000',
      '          MOVIMIENTOS',
      'Cambio: Monedas del',
      'banco                    $50.000',
      'Gasto: Hielo y limones  -$38.000',
      'Ingresos                 $50.000',
      'Egresos y retiros       -$38.000',
      '--------------------------------',
      '    VENTAS POR MEDIO DE PAGO',
      'Efectivo (2)            $118.200',
      'Transferencia (1)        $47.900',
      'Nequi (1)               $131.300',
      'TOTAL VENTAS            $297.400',
      'Propinas                  $8.200',
      'Descuentos               -$4.500',
      'Devoluciones             -$9.000',
      '    IMPUESTOS EN LAS VENTAS',
      'Impoconsumo 8 %          $22.030',
      '  sobre $275.370',
      'Cuentas cerradas               4',
      '  De la 1201 a la 1204',
      '--------------------------------',
      '             CONTEO',
      '3 x $100.000            $300.000',
      '1 x $20.000              $20.000',
      '2 x $2.000                $4.000',
      'Efectivo',
      '  Contado               $324.000',
      '  Esperado              $329.400',
      '  FALTAN                  $5.400',
      'Transferencia',
      '  Contado                $86.800',
      '  Esperado               $47.900',
      '  SOBRAN                 $38.900',
      'Nequi',
      '  Contado                $92.400',
      '  Esperado              $131.300',
      '  FALTAN                 $38.900',
      'Nota: Di mal las vueltas en la',
      'mesa 9',
      '--------------------------------',
      'Este documento no es una factura',
      '',
    ]);
  });

  it('says that nobody counted where it was closed by force', () => {
    const forced = aShift({ conteo: null, diferencia: null, forzado: true, nota: null });
    const text = closingTicket(forced, head, { columns: 32, at });
    expect(text).toContain('Sin conteo');
    expect(text).toMatch(/Esperado Efectivo +\$329\.400/);
    expect(text).not.toMatch(/FALTAN|SOBRAN|CUADRA/);
  });

  it('keeps the first count beside the second, and says DUPLICADO when it is printed again', () => {
    const again = {
      denominaciones: { '100000': 3, '20000': 1, '5000': 1, '2000': 2, '200': 2 },
      efectivo: 329_400,
      otros: { nequi: 131_300, transferencia: 47_900 },
      nota: null,
      diferencia: 0,
      por: 'Marta',
      fecha: '2025-11-14T22:00:00.000Z',
    };
    const recounted = aShift({ reconteos: [again] });
    const text = closingTicket(recounted, head, { columns: 48, at, duplicate: true });
    expect(text).toContain('DUPLICADO');
    const [first, second] = text.split('SEGUNDO CONTEO');
    expect(first).toMatch(/FALTAN +\$5\.400/);
    expect(second).toContain('Marta, 14/11/2025');
    expect(second?.match(/CUADRA/g)).toHaveLength(3);
  });

  it('is never wider than the paper and never holds a command of a printer', () => {
    const wild = fc.string({ unit: 'binary', maxLength: 120 });
    const width = fc.constantFrom<32 | 48>(32, 48);
    fc.assert(
      fc.property(wild, fc.nat(1_000_000_000), width, (text, valor, columns) => {
        const [movement] = aShift().movimientos;
        const shift = aShift({
          caja: text,
          nombre: text,
          cerradoPor: text,
          nota: text,
          base: valor,
          movimientos: movement ? [{ ...movement, motivo: text, valor }] : [],
        });
        const hostile = { ...head, nombre: text, restaurante: text, nit: text, telefono: text };
        const rows = closingTicket(shift, hostile, { columns, at }).split('\n');
        expect(Math.max(...rows.map((row) => [...row].length))).toBeLessThanOrEqual(columns);
        expect(rows.join('')).not.toMatch(/\p{Cc}|\p{Cs}|[\u202a-\u202e]/u);
      }),
    );
  });
});

const pesos = fc.nat(5_000_000);

test('differences by method add up to what was counted minus what must be there', () => {
  const shift = aShift();
  fc.assert(
    fc.property(pesos, pesos, pesos, (efectivo, nequi, datafono) => {
      const all = differencesOf(shift, { efectivo, otros: { nequi, datafono } });
      const counted = efectivo + nequi + datafono;
      const others = shift.porMetodo?.filter(({ metodo }) => metodo !== 'efectivo') ?? [];
      const expected =
        (shift.esperado?.efectivo ?? 0) + others.reduce((sum, one) => sum + one.neto, 0);
      expect(all.reduce((sum, one) => sum + one.diferencia, 0)).toBe(counted - expected);
      expect(all.some(({ metodo }) => metodo === 'datafono')).toBe(datafono > 0);
    }),
  );
});

test('who may not know what must be there learns no difference', () => {
  const { conteo } = aShift();
  expect(differencesOf({ porMetodo: null, esperado: null }, conteo)).toEqual([]);
});

test('opposite differences of two methods are one payment under the wrong one', () => {
  const all = differencesOf(aShift(), aShift().conteo);
  expect(crossedMethods(all)).toEqual({
    falta: 'nequi',
    sobra: 'transferencia',
    valor: 38_900,
  });
  const [cash] = all;
  expect(crossedMethods(cash ? [cash] : [])).toBeNull();
});

describe('the report of a shift that goes on', () => {
  const open = aShift({ numero: null, cerrado: null, cerradoPor: null, conteo: null });

  it('says what the till must hold, and that it closes nothing', () => {
    const text = soFarTicket(open, head, { columns: 32, at });
    expect(text.split('\n').slice(4, 16)).toEqual([
      '        CORTE DE CAJA X',
      '--------------------------------',
      'Caja: Caja principal',
      'Abrió Sandra Ruiz, 14/11/2025,',
      '10:58 a. m.',
      'Impreso: 14/11/2025, 4:30 p. m.',
      '--------------------------------',
      'Base contada al abrir   $200.000',
      '          MOVIMIENTOS',
      'Cambio: Monedas del',
      'banco                    $50.000',
      'Gasto: Hielo y limones  -$38.000',
    ]);
    expect(text).toMatch(/TOTAL VENTAS +\$297\.400/);
    expect(text).toMatch(/Efectivo esperado +\$329\.400/);
    expect(text).toContain('El turno sigue abierto');
  });

  it.each([32, 48] as const)('tells no sum to who counts blind, on %i columns', (columns) => {
    const blind = { ...open, porMetodo: null, esperado: null };
    const text = soFarTicket(blind, head, { columns, at });
    expect(text).not.toMatch(/VENTAS|[Ee]sperado|Propinas|118\.200/);
    expect(text).toMatch(/Efectivo +2\n/);
    expect(text).toMatch(/Egresos y retiros +-\$38\.000/);
    for (const row of text.split('\n')) expect(row.length).toBeLessThanOrEqual(columns);
  });
});
