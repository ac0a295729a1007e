import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Station } from '../menu/stations.ts';
import type { Order, OrderLine } from '../orders/orders.ts';
import { anOrder, anOrderLine } from '../testing/test-factories.ts';
import {
  duplicateOf,
  ID_HERE,
  type KitchenNews,
  kitchenTickets,
  largeRows,
  ROUND_HERE,
} from './kitchen-ticket.ts';

const station = (clave: string, impresora: string | null = clave): Station => ({
  clave,
  nombre: clave,
  impresora,
  objetivoMin: 10,
});
const stations = [station('parrilla'), station('barra'), station('fría', null)];
const at = new Date('2026-11-17T17:42:00Z');
const dish = (linea: number, nombre: string, over: Partial<OrderLine> = {}) =>
  anOrderLine({ linea, nombre, id_sigo: nombre, estacion: 'parrilla', ...over });
const order = (productos: OrderLine[], over: Partial<Order> = {}) =>
  anOrder({ mesa: '7', productos, ...over });

const print = (
  of: Parameters<typeof kitchenTickets>[0],
  news: KitchenNews = { clase: 'comanda' },
  printers: readonly Station[] = stations,
) =>
  kitchenTickets(
    of,
    news,
    { ronda: '2', por: 'Luz', at },
    { stations: printers, columnsOf: () => 32 },
  );
const rowsFor = (clave: string, ...asked: Parameters<typeof print>) =>
  print(...asked)
    .find(({ estacion }) => estacion === clave)
    ?.texto.split('\n');
/** Below the rule that ends the head. */
const bodyOf = (rows: string[] | undefined) =>
  rows?.slice(rows.findIndex((row) => /^-+$/.test(row)) + 1, -1);

const limonada = { nombre: 'Limonada', id_sigo: 'L', precio: 4000 };
const yuca = { nombre: 'Yuca', id_sigo: 'Y', precio: 7000 };

describe('the ticket of a station', () => {
  it('says table, round, time, who took it, and what that station makes', () => {
    const productos = [
      dish(1, 'Churrasco', {
        cantidad: 2,
        nota: 'uno bien asado',
        adiciones: [{ nombre: 'Queso', id_sigo: 'Q', precio: 1500 }],
      }),
      dish(2, 'Mojito', { estacion: 'barra' }),
    ];
    expect(rowsFor('parrilla', order(productos))).toEqual([
      '     Mesa 7',
      '================================',
      'PARRILLA                   8F9A0',
      'Ronda 2 · 12:42 p. m.',
      'Atiende: Luz',
      '--------------------------------',
      '2 x Churrasco',
      '  + Queso (para 1)',
      '  Nota: uno bien asado',
      '',
    ]);
    expect(bodyOf(rowsFor('barra', order(productos)))).toEqual(['1 x Mojito']);
  });

  it('has a part that another station makes on the ticket of that station only', () => {
    const combo = { bebida: { ...limonada, estacion: 'barra' }, adicional: yuca };
    const of = order([dish(1, 'Hamburguesa', { cantidad: 2, combo })]);
    expect(bodyOf(rowsFor('parrilla', of))).toEqual(['2 x Hamburguesa', '  Combo: Yuca (para 1)']);
    expect(bodyOf(rowsFor('barra', of))).toEqual(['1 x Limonada', '  con Hamburguesa']);
  });

  it('is not printed where there is no printer, and nothing prints what does not pass the kitchen', () => {
    const of = order([
      dish(1, 'Ensalada', { estacion: 'fría' }),
      dish(2, 'Gaseosa', { estacion: '-' }),
    ]);
    expect(print(of)).toEqual([]);
  });

  it('goes to the kitchen for a dish of no station, or of one that is gone', () => {
    const of = order([
      dish(1, 'Sopa', { estacion: undefined }),
      dish(2, 'Pizza', { estacion: 'horno' }),
    ]);
    const rows = rowsFor('cocina', of, { clase: 'comanda' }, [...stations, station('cocina')]);
    expect(bodyOf(rows)).toEqual(['1 x Sopa', '1 x Pizza']);
  });

  it('has its number in place of a table, and says for whom', () => {
    const rows = rowsFor(
      'parrilla',
      order([dish(1, 'Churrasco')], { mesa: null, tipo: 'para_llevar' }),
    );
    expect(rows?.[0]?.trim()).toBe('8F9A0');
    expect(rows).toContain('Para llevar');
    expect(rows).toContain('Cliente: Ana Gómez');
  });

  it('says an allergy above everything else, on the tickets that it concerns', () => {
    const of = order([
      dish(1, 'Mazorca', { nota: 'ALERGIA al maní' }),
      dish(2, 'Mojito', { estacion: 'barra' }),
    ]);
    const rows = rowsFor('parrilla', of);
    expect(rows?.slice(0, 2).map((row) => row.trim())).toEqual(['ALERGIA', 'Mesa 7']);
    expect(rows).toContain('** Mazorca: ALERGIA al maní **');
    expect(rowsFor('barra', of)?.join()).not.toContain('ALERGIA');
  });

  it('says what waits for its course', () => {
    const of = order([
      dish(1, 'Postre', { tiempo: 2 }),
      dish(2, 'Sopa', { tiempo: 1 }),
      dish(3, 'Pan'),
    ]);
    expect(bodyOf(rowsFor('parrilla', of))?.map((row) => row.trim())).toEqual([
      '1 x Pan',
      'Tiempo 1',
      '1 x Sopa',
      'Tiempo 2 (en espera)',
      '1 x Postre',
    ]);
  });

  it('says when only the guest has named the table', () => {
    const of = order([dish(1, 'Churrasco')], { mesaConfirmada: false });
    expect(rowsFor('parrilla', of)).toContain('** Mesa sin confirmar **');
  });
});

describe('the place that the database fills', () => {
  it('stands where the id and the round of a new order will be, and nowhere else', () => {
    const nota = `${ID_HERE} y ${ROUND_HERE}`;
    const of = { ...order([dish(1, ID_HERE, { nota })]), _id: null };
    const [ticket] = kitchenTickets(
      of,
      { clase: 'comanda' },
      { ronda: ROUND_HERE, por: ID_HERE, at },
      {
        stations: [{ ...station('parrilla'), nombre: `Parrilla ${ID_HERE}` }],
        columnsOf: () => 32,
      },
    );
    const rows = ticket?.texto.split('\n') ?? [];
    expect(rows.filter((row) => row.includes(ID_HERE))).toEqual([
      'PARRILLA |ID|              ⟦ID⟧',
    ]);
    expect(rows.filter((row) => row.includes(ROUND_HERE))).toEqual([
      `Ronda ${ROUND_HERE} · 12:42 p. m.`,
    ]);
  });
});

describe('a change', () => {
  const before = [
    dish(1, 'Churrasco', { cantidad: 2, nota: 'sin sal' }),
    dish(2, 'Morcilla'),
    dish(3, 'Mojito', { estacion: 'barra' }),
  ];
  const change = (productos: OrderLine[], over: Partial<Order> = {}) =>
    print(order(productos, over), { clase: 'cambio', antes: order(before) });
  const body = (productos: OrderLine[], clave = 'parrilla') =>
    bodyOf(
      change(productos)
        .find(({ estacion }) => estacion === clave)
        ?.texto.split('\n'),
    );

  it('says only what is added, taken away, or other than before', () => {
    const productos = [
      dish(1, 'Churrasco', { cantidad: 3, nota: 'bien asado' }),
      dish(3, 'Mojito', { estacion: 'barra' }),
      dish(4, 'Chorizo'),
    ];
    expect(body(productos)).toEqual([
      'AGREGA',
      '1 x Chorizo',
      'QUITA',
      '1 x Morcilla',
      'CAMBIA',
      '2 → 3 x Churrasco',
      '  Nota: sin sal → bien asado',
    ]);
    expect(change(productos).map(({ estacion, clase }) => [estacion, clase])).toEqual([
      ['parrilla', 'cambio'],
    ]);
  });

  it('is none where every station makes the same', () => {
    expect(change(before)).toEqual([]);
  });

  it('names what a dish is made with now, and no longer', () => {
    const [first, ...rest] = before;
    const adiciones = [{ nombre: 'Queso', id_sigo: 'Q', precio: 1500 }];
    const withCheese = { ...(first as OrderLine), adiciones };
    expect(body([withCheese, ...rest])).toEqual([
      'CAMBIA',
      '2 x Churrasco',
      '  Ahora: + Queso (para 1)',
      '  Nota: sin sal',
    ]);
    const back = print(order(before), { clase: 'cambio', antes: order([withCheese, ...rest]) });
    expect(back[0]?.texto).toContain('  Ya no: + Queso (para 1)\n');
  });

  it('of the table goes to every station of the order', () => {
    const moved = change(before, { mesa: '9' });
    expect(moved.map(({ estacion, clase }) => [estacion, clase])).toEqual([
      ['parrilla', 'mesa'],
      ['barra', 'mesa'],
    ]);
    expect(moved[0]?.texto.split('\n')[0]?.trim()).toBe('Mesa 7 → 9');
  });

  it('of the kind says from what to what', () => {
    const [first] = change(before, { mesa: null, tipo: 'para_llevar' });
    expect(first?.texto).toContain('En local → Para llevar\n');
  });

  it('of a course says both', () => {
    expect(
      body([dish(1, 'Churrasco', { cantidad: 2, nota: 'sin sal', tiempo: 2 }), ...before.slice(1)]),
    ).toEqual(['CAMBIA', '2 x Churrasco', '  Nota: sin sal', '  De una vez → Tiempo 2']);
  });
});

describe('what else happens to an order', () => {
  const productos = [
    dish(1, 'Sopa', { tiempo: 1 }),
    dish(2, 'Churrasco', { tiempo: 2 }),
    dish(3, 'Vino', { tiempo: 1, estacion: 'barra' }),
  ];

  it('is told of a cancelled order to every station that had something of it', () => {
    const told = print(order(productos), { clase: 'anulado' });
    expect(told.map(({ estacion, texto }) => [estacion, texto.split('\n')[0]?.trim()])).toEqual([
      ['parrilla', 'ANULADO'],
      ['barra', 'ANULADO'],
    ]);
    expect(told[0]?.texto).toContain('1 x Churrasco');
  });

  it('is told of a course with its dishes, to who makes them', () => {
    const cocina = { marchado: { 2: at.toISOString() } };
    const told = print(order(productos, { cocina }), { clase: 'marchar', tiempos: [2] });
    expect(told.map(({ estacion }) => estacion)).toEqual(['parrilla']);
    const rows = told[0]?.texto.split('\n');
    expect(rows?.slice(0, 2).map((row) => row.trim())).toEqual(['MARCHAR', 'Mesa 7']);
    expect(bodyOf(rows)?.map((row) => row.trim())).toEqual(['1 x Churrasco']);
  });

  it('is told of a moved table from where to where', () => {
    const [told] = print(order(productos, { mesa: '9' }), { clase: 'mesa', mesaAntes: 'mesa 7' });
    expect(told?.texto.split('\n')[0]?.trim()).toBe('Mesa 7 → 9');
  });
});

it('says DUPLICADO first, and once', () => {
  const [ticket] = print(order([dish(1, 'Churrasco')]));
  const again = duplicateOf(ticket?.texto ?? '');
  expect(
    again
      .split('\n')
      .slice(0, 2)
      .map((row) => row.trim()),
  ).toEqual(['DUPLICADO', 'Mesa 7']);
  expect(duplicateOf(again)).toBe(again);
});

it('prints large what stands above the first rule', () => {
  const [ticket] = print(order([dish(1, 'Churrasco')]), { clase: 'anulado' });
  expect(largeRows(ticket?.texto ?? '')).toBe(2);
  expect(largeRows('Hola\n')).toBe(0);
});

it('is never wider than the paper, and never carries a printer command', () => {
  const text = fc.string({ unit: 'binary', maxLength: 50 });
  fc.assert(
    fc.property(fc.constantFrom<32 | 48>(32, 48), text, text, (columns, nombre, nota) => {
      const extra = { nombre, id_sigo: 'X', precio: 1 };
      const wild = (cantidad: number) =>
        order([dish(1, nombre, { nota, cantidad, adiciones: [extra] })], {
          mesa: nota,
          nombreCliente: nombre,
        });
      const printers = { stations: [{ ...station('parrilla'), nombre }], columnsOf: () => columns };
      const context = { ronda: '2', por: nombre, at };
      for (const news of [
        { clase: 'comanda' },
        { clase: 'cambio', antes: wild(2) },
      ] satisfies KitchenNews[]) {
        const [ticket] = kitchenTickets(wild(1), news, context, printers);
        const rows = ticket?.texto.split('\n') ?? [];
        expect(Math.max(...rows.map((row) => [...row].length))).toBeLessThanOrEqual(columns);
        const head = rows.slice(0, largeRows(ticket?.texto ?? ''));
        expect(Math.max(...head.map((row) => [...row].length))).toBeLessThanOrEqual(columns / 2);
        expect(rows.join('')).not.toMatch(/\p{Cc}/u);
      }
    }),
  );
});
