import type {
  ClosingsReport,
  DiscountsReport,
  TipsReport,
} from '@comanda/contract/reports/money-reports';

const LAURA = { id: 'e1', nombre: 'Laura Gómez' };
const YOLANDA = { id: 'e2', nombre: 'Yolanda del Socorro Pérez Villarreal' };

/** Plausible tips of two days for tests. */
export function someTips(over: Partial<TipsReport> = {}): TipsReport {
  const tip = (
    dia: string,
    mesero: TipsReport['propinas'][number]['mesero'],
    metodo: TipsReport['propinas'][number]['metodo'],
    [pagos, propina, devuelta = 0]: [number, number, number?],
  ) => ({ dia, dbName: 'centro', mesero, metodo, pagos, propina, devuelta });
  return {
    desde: '2026-11-14',
    hasta: '2026-11-15',
    propinas: [
      tip('2026-11-15', LAURA, 'efectivo', [12, 96_000]),
      tip('2026-11-15', LAURA, 'datafono', [9, 84_500]),
      tip('2026-11-15', YOLANDA, 'nequi', [4, 31_200]),
      tip('2026-11-14', LAURA, 'efectivo', [7, 52_300]),
      tip('2026-11-14', YOLANDA, 'datafono', [11, 118_000, 9_000]),
      tip('2026-11-14', null, 'efectivo', [1, 2_000]),
    ],
    respuestas: { si: 31, otro: 6, no: 18 },
    ...over,
  };
}

/** Plausible discounts and courtesies for tests. */
export function someDiscounts(over: Partial<DiscountsReport> = {}): DiscountsReport {
  const one = (
    _id: string,
    more: Partial<DiscountsReport['ajustes'][number]>,
  ): DiscountsReport['ajustes'][number] => ({
    _id,
    dbName: 'centro',
    tipo: 'descuento',
    cerrada: '2026-11-15T18:20:00.000Z',
    cuenta: 1_204,
    mesa: '7',
    plato: null,
    porcentaje: null,
    valor: 5_800,
    motivo: 'Demora en la cocina',
    por: 'Laura Gómez',
    autorizadoPor: null,
    ...more,
  });
  return {
    desde: '2026-11-14',
    hasta: '2026-11-15',
    porTipo: [
      { tipo: 'descuento', veces: 2, valor: 15_670 },
      { tipo: 'cortesia', veces: 1, valor: 32_900 },
    ],
    porPersona: [
      { por: 'Laura Gómez', veces: 2, valor: 38_700 },
      { por: 'Yolanda del Socorro Pérez Villarreal', veces: 1, valor: 9_870 },
    ],
    ajustes: [
      one('a1', {}),
      one('a2', {
        tipo: 'cortesia',
        motivo: 'Cumpleaños',
        plato: { cantidad: 1, nombre: 'Bandeja paisa' },
        porcentaje: 100,
        valor: 32_900,
      }),
      one('a3', {
        porcentaje: 10,
        valor: 9_870,
        motivo: 'Cliente frecuente que viene cada semana con toda la familia desde hace años',
        por: 'Yolanda del Socorro Pérez Villarreal',
        autorizadoPor: 'Marta Ríos',
        mesa: null,
      }),
    ],
    ...over,
  };
}

/** A closing that is short, one that has too much, one that is right and one that nobody counted. */
export function someClosings(over: Partial<ClosingsReport> = {}): ClosingsReport {
  const one = (
    numero: number,
    more: Partial<ClosingsReport['cierres'][number]>,
  ): ClosingsReport['cierres'][number] => ({
    _id: `z${numero}`,
    dbName: 'centro',
    numero,
    caja: 'Caja principal',
    nombre: 'Diana Carolina Rincón',
    abierto: '2026-11-15T15:58:00.000Z',
    cerrado: '2026-11-15T21:12:00.000Z',
    cerradoPor: 'Diana Carolina Rincón',
    forzado: false,
    base: 200_000,
    esperado: 1_016_400,
    contado: 1_016_400,
    diferencia: 0,
    nota: null,
    reconteo: null,
    ...more,
  });
  return {
    desde: '2026-11-14',
    hasta: '2026-11-15',
    cierres: [
      one(187, {
        contado: 1_011_000,
        diferencia: -5_400,
        nota: 'Di mal las vueltas en la mesa 9; lo avisé a Laura.',
        reconteo: { contado: 1_016_400, diferencia: 0, por: 'Marta Ríos' },
      }),
      one(186, { contado: 1_018_400, diferencia: 2_000 }),
      one(185, {}),
      one(184, {
        caja: 'Barra de la terraza',
        abierto: '2026-11-14T23:10:00.000Z',
        cerrado: '2026-11-15T14:02:00.000Z',
        cerradoPor: 'marta@demo.co',
        forzado: true,
        contado: null,
        diferencia: null,
      }),
    ],
    ...over,
  };
}
