import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountDiscounts, accountTotals, countedOrder } from '../accounts/accounts.rules.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Adjustment, Payment } from '../accounts/charging.ts';
import { VISIT_TEXT_VERSION, visitMessages } from '../accounts/visit.messages.ts';
import { formatMoney } from '../money.ts';
import type { Order } from '../orders/orders.ts';
import { METODOS_COBRO } from '../orders/orders.words.ts';
import { anAccount, anOrder, anOrderLine } from '../testing/test-factories.ts';
import { dishRows } from './bill-rows.ts';
import { detailTicket } from './detail-ticket.ts';
import { receiptTicket } from './receipt-ticket.ts';

const head = {
  restaurante: 'La Brasa',
  nombre: 'Sede Centro',
  nit: '900123456-8',
  direccion: 'Calle 10 # 5-20, Bogotá',
  telefono: '601 555 0101',
};
const at = new Date('2025-11-14T20:30:00Z');
const INC = { regimen: 'inc', tarifa: 8 } as const;

const payment = (over: Partial<Payment> = {}): Payment => ({
  _id: 'p1',
  tipo: 'pago',
  metodo: 'efectivo',
  valor: 0,
  propina: 0,
  recibido: null,
  vueltas: null,
  referencia: null,
  parte: null,
  pedido: null,
  motivo: null,
  corrige: null,
  turnoId: null,
  por: 'Sandra',
  autorizadoPor: null,
  fecha: '2025-11-14T20:00:00.000Z',
  ...over,
});

const adjustment = (over: Partial<Adjustment> = {}): Adjustment => ({
  _id: 'a1',
  tipo: 'descuento',
  pedido: null,
  linea: null,
  cantidad: null,
  porcentaje: 10,
  valor: null,
  aplicado: 0,
  motivo: 'El cliente se quejó',
  por: 'Sandra',
  autorizadoPor: null,
  fecha: '2025-11-14T20:00:00.000Z',
  ...over,
});

/** An account as the server presents it: its sums are those of the rule. */
function accountOf(orders: readonly Order[], over: Partial<Account> = {}): Account {
  const { ajustes = [], pagos = [] } = over;
  const counted = orders.map((order) => countedOrder(order._id, order));
  const { aplicado } = accountDiscounts(counted, ajustes);
  return anAccount({
    pedidos: orders.map(({ _id }) => _id),
    totales: accountTotals(counted, { ajustes, pagos, impuestos: INC }),
    ...over,
    ajustes: ajustes.map((one) => ({ ...one, aplicado: aplicado.get(one._id) ?? 0 })),
  });
}

const lemonade = { nombre: 'Limonada de coco', id_sigo: 'LIMONADA', precio: 9_000 };
const rounds = [
  anOrder({
    _id: 'uno',
    total: 74_800,
    productos: [
      anOrderLine({ linea: 1, cantidad: 2, subtotal: 65_800 }),
      anOrderLine({ linea: 2, ...lemonade, subtotal: 9_000 }),
    ],
  }),
  anOrder({
    _id: 'dos',
    total: 41_900,
    productos: [
      anOrderLine({ linea: 1, cantidad: 1, subtotal: 32_900 }),
      anOrderLine({ linea: 2, ...lemonade, subtotal: 9_000 }),
    ],
  }),
  anOrder({ _id: 'tres', total: 50_000, estado: 'cancelado' }),
];

describe('the dishes of a bill', () => {
  const free = { precio: 0, cantidad: 1, incluidas: 0 };
  const grupos = [
    {
      codigo: 'combo',
      nombre: 'Combo',
      opciones: [
        {
          ...free,
          codigo: 'en-combo',
          nombre: 'En combo',
          grupos: [
            {
              codigo: 'bebida',
              nombre: 'Bebida',
              opciones: [{ ...free, codigo: 'limonada', nombre: 'Limonada de coco', cantidad: 2 }],
            },
          ],
        },
      ],
    },
  ];
  const adiciones = [{ nombre: 'Queso', id_sigo: 'QUESO', precio: 2_000 }];
  const rowsOf = (columns: 32 | 48, ...lines: Parameters<typeof anOrderLine>[0][]) =>
    dishRows([anOrder({ productos: lines.map(anOrderLine) })], columns);

  it.each([32, 48] as const)(
    'say on paper of %i columns what is of each, and indent what hangs under an option',
    (columns) => {
      expect(rowsOf(columns, { grupos }, { grupos }).slice(1)).toEqual([
        '  + En combo (c/u)',
        '    + Limonada de coco ×2 (c/u)',
      ]);
      expect(rowsOf(columns, { grupos }).slice(1)).toEqual([
        '  + En combo',
        '    + Limonada de coco ×2',
      ]);
    },
  );

  it('say of how many an addition is, which is once a line', () => {
    expect(rowsOf(48, { cantidad: 2, adiciones })[1]).toBe('  + Queso (para 1)');
    expect(rowsOf(48, { cantidad: 2, adiciones }, { adiciones })[1]).toBe('  + Queso (para 2)');
    expect(rowsOf(48, { adiciones }, { adiciones })[1]).toBe('  + Queso');
  });

  it('are a row for each choice', () => {
    const rows = rowsOf(48, { grupos }, {}, { adiciones }, { cantidad: 2 });
    expect(rows.filter((row) => / x /.test(row)).map((row) => row.slice(0, 3))).toEqual([
      '1 x',
      '3 x',
      '1 x',
    ]);
  });
});

describe('the detail before payment', () => {
  const account = accountOf(rounds, {
    mesero: { id: 'e1', nombre: 'Laura Gómez' },
    ajustes: [
      adjustment({ _id: 'a1', tipo: 'cortesia', porcentaje: 100, pedido: 'uno', linea: 2 }),
      adjustment({ _id: 'a2', porcentaje: 10 }),
    ],
  });

  it('says what was eaten, what is taken off, the tax inside and the tip as it was answered', () => {
    const text = detailTicket(account, rounds, head, { columns: 32, at, tip: 8_900 });
    expect(text.split('\n')).toEqual([
      '            La Brasa',
      '          Sede Centro',
      '       NIT 900.123.456-8',
      '    Calle 10 # 5-20, Bogotá',
      '       Tel. 601 555 0101',
      '',
      '   DETALLE DE CONSUMO — no es',
      '            factura',
      '--------------------------------',
      'Mesa 7',
      '4 personas',
      'Atiende: Laura Gómez',
      'Impreso: 14/11/2025, 3:30 p. m.',
      '--------------------------------',
      '3 x Bandeja paisa        $98.700',
      '2 x Limonada de coco     $18.000',
      '--------------------------------',
      'Consumo                 $116.700',
      'Cortesía 1 x Limonada de',
      'coco                     -$9.000',
      'Descuento 10 %          -$10.770',
      'TOTAL                    $96.930',
      'Incluye Impoconsumo 8 %   $7.180',
      '  sobre $89.750',
      'Propina voluntaria        $8.900',
      'TOTAL CON PROPINA       $105.830',
      '--------------------------------',
      'La propina es voluntaria: puedes',
      'aceptarla, cambiarla o no darla,',
      'según tu valoración del',
      'servicio. Quejas:',
      'Superintendencia de Industria y',
      'Comercio, 601 592 0400 en Bogotá',
      'o 01 8000 910165.',
      `         Aviso ${VISIT_TEXT_VERSION}`,
      '',
    ]);
  });

  it('is the same on wide paper, in fewer rows', () => {
    const text = detailTicket(account, rounds, head, { columns: 48, at, tip: 8_900 });
    expect(text).toContain('       DETALLE DE CONSUMO — no es factura\n');
    expect(text).toContain('Cortesía 1 x Limonada de coco            -$9.000\n');
  });

  it('never says why something was taken off, nor the word that the law does not admit', () => {
    const text = detailTicket(account, rounds, head, { columns: 48, at, tip: 0 });
    expect(text).not.toMatch(/se quejó|precuenta|prefactura/i);
    expect(text).toContain('Propina voluntaria                   no incluida');
  });

  it('asks for no tip where the sede suggests none, and names no NIT where there is none', () => {
    const options = { columns: 48, at, tip: null } as const;
    const text = detailTicket(account, rounds, { ...head, nit: '' }, options);
    expect(text).not.toMatch(/TOTAL CON PROPINA|NIT/);
  });

  it('says what is left where a part is paid', () => {
    const pagos = [payment({ metodo: 'nequi', valor: 50_000, propina: 4_000 })];
    const part = accountOf(rounds, { pagos });
    const text = detailTicket(part, rounds, head, { columns: 32, at, tip: 10_000 });
    expect(text).toContain('Pagado                  -$54.000\n');
    expect(text).toContain('FALTA                    $72.700\n');
  });
});

describe('the receipt', () => {
  const pagos = [
    payment({
      _id: 'p1',
      valor: 50_000,
      propina: 5_000,
      recibido: 60_000,
      vueltas: 5_000,
    }),
    payment({ _id: 'p2', metodo: 'nequi', valor: 66_700, propina: 3_000, referencia: 'M-9981' }),
  ];
  const closed = { estado: 'cerrada', numero: 1_204, cerrada: '2025-11-14T20:15:00.000Z' } as const;

  it('says how each payment came, with what was received and given back', () => {
    const text = receiptTicket(accountOf(rounds, { ...closed, pagos }), rounds, head, {
      columns: 32,
      at,
    });
    const rows = text.split('\n');
    expect(rows.slice(6)).toEqual([
      '  COMPROBANTE DE PAGO — no es',
      '            factura',
      '--------------------------------',
      'Cuenta 1204',
      'Mesa 7',
      '4 personas',
      'Cobrado: 14/11/2025, 3:15 p. m.',
      '--------------------------------',
      '3 x Bandeja paisa        $98.700',
      '2 x Limonada de coco     $18.000',
      '--------------------------------',
      'TOTAL                   $116.700',
      'Incluye Impoconsumo 8 %   $8.644',
      '  sobre $108.056',
      'Propina voluntaria        $8.000',
      'TOTAL CON PROPINA       $124.700',
      '--------------------------------',
      'Efectivo                 $55.000',
      '  Incluye Impoconsumo 8 % $3.704',
      '  Recibido               $60.000',
      '  Vueltas                 $5.000',
      'Nequi                    $69.700',
      '  Incluye Impoconsumo 8 % $4.940',
      '  Ref. M-9981',
      'TOTAL PAGADO            $124.700',
      '--------------------------------',
      '     Gracias por tu visita',
      '',
    ]);
  });

  it('says the tax of a payment only where the account is split', () => {
    const whole = [payment({ _id: 'p1', valor: 116_700 })];
    const text = receiptTicket(accountOf(rounds, { ...closed, pagos: whole }), rounds, head, {
      columns: 48,
      at,
    });
    expect(text.match(/Impoconsumo/g)).toHaveLength(1);
  });

  it('says DUPLICADO the second time', () => {
    const account = accountOf(rounds, { ...closed, pagos });
    const again = receiptTicket(account, rounds, head, { columns: 48, at, duplicate: true });
    expect(again).toContain('DUPLICADO');
    expect(receiptTicket(account, rounds, head, { columns: 48, at })).not.toContain('DUPLICADO');
  });

  it('tells a wrong method as if it never was, and money that went back apart', () => {
    const corrected = [
      ...pagos,
      payment({ _id: 'c', tipo: 'correccion', metodo: 'nequi', corrige: 'p2', valor: 66_700 }),
      payment({ _id: 'p3', metodo: 'datafono', valor: 66_700, propina: 3_000 }),
    ];
    const account = accountOf(rounds, { ...closed, pagos });
    const back = payment({ _id: 'd', tipo: 'devolucion', valor: 9_000, motivo: 'Caliente' });
    const text = receiptTicket({ ...account, pagos: [...corrected, back] }, rounds, head, {
      columns: 32,
      at,
    });
    expect(text).not.toContain('Nequi');
    expect(text).toMatch(/Datáfono +\$69\.700\n.+\nTOTAL PAGADO +\$124\.700\n/);
    expect(text).toContain('Devolución Efectivo      -$9.000\n');
  });

  it('of an account whose orders were charged one by one adds up all the same', () => {
    const sold = rounds.map((one) => ({ ...one, estado: 'facturado' as const }));
    const text = receiptTicket(accountOf(sold, closed), sold, head, { columns: 32, at });
    expect(text).toContain('Pagado por pedido');
    expect(text).toMatch(/TOTAL PAGADO +\$166\.700/);
  });
});

const pesos = fc.nat(2_000_000);
const wild = fc.string({ unit: 'binary', maxLength: 80 });
const anyOrder = fc
  .record({
    lines: fc.array(
      fc.record({ nombre: wild, cantidad: fc.integer({ min: 1, max: 20 }), subtotal: pesos }),
      { minLength: 1, maxLength: 6 },
    ),
    isGone: fc.boolean(),
  })
  .map(({ lines, isGone }) => ({ lines, estado: isGone ? 'cancelado' : 'entregado' }) as const);

describe.each([32, 48] as const)('on paper of %i columns', (columns) => {
  const total = 999_999_999;
  const dear = [anOrder({ total, productos: [anOrderLine({ linea: 1, subtotal: total })] })];
  /** As it reads, whatever row each word came to stand in. */
  const words = (text: string) => text.replace(/\s+/g, ' ');

  it('no word of what the law wants said is broken', () => {
    const account = accountOf(dear, { pagos: [payment({ valor: total, propina: 999_000 })] });
    const options = { columns, at, duplicate: true } as const;
    const detail = words(detailTicket(account, dear, head, { ...options, tip: 999_000 }));
    const receipt = words(receiptTicket(account, dear, head, options));
    expect(detail).toContain('DETALLE DE CONSUMO — no es factura DUPLICADO');
    expect(receipt).toContain('COMPROBANTE DE PAGO — no es factura DUPLICADO');
    for (const text of [detail, receipt]) {
      expect(text).toContain('NIT 900.123.456-8');
      expect(text).toContain('Incluye Impoconsumo 8 % $74.074.074 sobre $925.925.925');
      expect(text).toContain('Propina voluntaria $999.000 TOTAL CON PROPINA $1.000.998.999');
    }
    expect(detail).toContain(`${words(visitMessages.tip)} Aviso ${VISIT_TEXT_VERSION}`);
  });
});

/** What is printed at the end of these words, which may take several rows. */
function amountAt(rows: readonly string[], start: string): number {
  const from = rows.findIndex((one) => one.startsWith(start));
  const row = from < 0 ? '' : (rows.slice(from).find((one) => one.includes('$')) ?? '');
  return Number(row.slice(row.lastIndexOf('$') + 1).replaceAll('.', '') || '0');
}

it('every sum on paper is the sum of the account, no row is wider than the paper and none holds a command', () => {
  fc.assert(
    fc.property(
      fc.array(anyOrder, { maxLength: 5 }),
      fc.constantFrom<32 | 48>(32, 48),
      fc.integer({ min: 1, max: 100 }),
      fc.array(fc.record({ metodo: fc.constantFrom(...METODOS_COBRO), valor: pesos }), {
        maxLength: 4,
      }),
      wild,
      (drafts, columns, porcentaje, paid, text) => {
        const orders = drafts.map(({ lines, estado }, at) =>
          anOrder({
            _id: `o${at}`,
            estado,
            total: lines.reduce((sum, { subtotal }) => sum + subtotal, 0),
            // Equal dishes are told once, so none of these is.
            productos: lines.map((line, n) =>
              anOrderLine({ ...line, linea: n + 1, precio: at * 100 + n }),
            ),
          }),
        );
        const account = accountOf(orders, {
          nombre: text,
          mesas: [text],
          ajustes: [adjustment({ porcentaje })],
          pagos: paid.map((one, at) => payment({ ...one, _id: `p${at}`, referencia: text })),
        });
        const hostile = { ...head, restaurante: text, nombre: text, direccion: text };
        const detail = detailTicket(account, orders, hostile, { columns, at, tip: 5_000 });
        const receipt = receiptTicket(account, orders, hostile, { columns, at });
        const { consumo, total, impuestos } = account.totales;
        for (const rows of [detail.split('\n'), receipt.split('\n')]) {
          expect(Math.max(...rows.map((row) => [...row].length))).toBeLessThanOrEqual(columns);
          expect(rows.join('')).not.toMatch(/\p{Cc}|\p{Cs}|[\u202a-\u202e]/u);
          expect(amountAt(rows, 'TOTAL ')).toBe(total);
          expect(amountAt(rows, 'Incluye')).toBe(impuestos[0]?.valor ?? 0);
        }
        expect(detail).toContain(formatMoney(total + 5_000));
        expect(amountAt(receipt.split('\n'), 'TOTAL PAGADO')).toBe(account.totales.pagado);
        expect(sumOfDishes(detail)).toBe(consumo);
      },
    ),
    { numRuns: 100 },
  );
});

/** Adds up the amounts between the second and the third rule. */
function sumOfDishes(text: string): number {
  const part = text.split(/^-{32,}$/m)[2] ?? '';
  return part
    .split('\n')
    .map((row) => /\$([\d.]+)$/.exec(row)?.[1]?.replaceAll('.', '') ?? '0')
    .reduce((sum, amount) => sum + Number(amount), 0);
}
