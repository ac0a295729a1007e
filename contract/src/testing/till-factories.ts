import type { Shift } from '../till/till.ts';

/** A closed shift that lacks cash, with a payment that was noted under the wrong method. */
export function aShift(over: Partial<Shift> = {}): Shift {
  return {
    _id: '7d1c0000-0000-4000-8000-000000000012',
    numero: 12,
    caja: 'Caja principal',
    nombre: 'Sandra Ruiz',
    propio: true,
    abierto: '2025-11-14T15:58:00.000Z',
    base: 200_000,
    cerrado: '2025-11-14T21:12:00.000Z',
    cerradoPor: 'Sandra Ruiz',
    movimientos: [
      {
        _id: 'm1',
        tipo: 'ingreso',
        clase: 'cambio',
        valor: 50_000,
        motivo: 'Monedas del banco',
        por: 'Sandra Ruiz',
        fecha: '2025-11-14T16:20:00.000Z',
      },
      {
        _id: 'm2',
        tipo: 'egreso',
        clase: 'gasto',
        valor: 38_000,
        motivo: 'Hielo y limones',
        por: 'Sandra Ruiz',
        fecha: '2025-11-14T17:15:00.000Z',
      },
    ],
    pagos: [
      { metodo: 'efectivo', pagos: 2 },
      { metodo: 'transferencia', pagos: 1 },
      { metodo: 'nequi', pagos: 1 },
    ],
    porMetodo: [
      {
        metodo: 'efectivo',
        pagos: 2,
        valor: 118_200,
        propina: 8_200,
        devuelto: 9_000,
        neto: 117_400,
      },
      { metodo: 'transferencia', pagos: 1, valor: 47_900, propina: 0, devuelto: 0, neto: 47_900 },
      { metodo: 'nequi', pagos: 1, valor: 131_300, propina: 0, devuelto: 0, neto: 131_300 },
    ],
    esperado: {
      efectivo: 329_400,
      ingresos: 50_000,
      egresos: 38_000,
      ventas: 297_400,
      propinas: 8_200,
      devoluciones: 9_000,
      descuentos: 4_500,
      impuestos: [{ codigo: 'inc8', base: 275_370, valor: 22_030 }],
      cuentas: { cantidad: 4, primera: 1_201, ultima: 1_204 },
    },
    conteo: {
      denominaciones: { '100000': 3, '20000': 1, '2000': 2 },
      efectivo: 324_000,
      otros: { transferencia: 86_800, nequi: 92_400 },
    },
    diferencia: -5_400,
    nota: 'Di mal las vueltas en la mesa 9',
    forzado: false,
    reconteos: [],
    ...over,
  };
}
