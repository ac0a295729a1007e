import { describe, expect, it } from 'vitest';
import { lastChanges } from './order-changes.ts';
import type { OrderLine } from './orders.ts';

const line = (id_sigo: string, cantidad = 1, nota = ''): OrderLine => ({
  id_sigo,
  nombre: id_sigo,
  precio: 1000,
  cantidad,
  nota,
  adiciones: [],
  combo: null,
  subtotal: 1000 * cantidad,
});
const edited = (before: OrderLine[], now: OrderLine[]) =>
  lastChanges({
    productos: now,
    updates: [{ name: 'Luz', email: 'luz@x.example', date: '', productosAntes: before }],
  });

describe('the changes of an edit', () => {
  it('are none for an order that nobody edited', () => {
    const { lines, removed } = lastChanges({ productos: [line('A')], updates: [] });
    expect(lines.map(({ antes }) => antes)).toEqual([undefined]);
    expect(removed).toEqual([]);
  });

  it('are shown line by line: how many there were, and 0 for a new one', () => {
    const { lines, removed } = edited([line('A'), line('B')], [line('A', 3), line('B'), line('C')]);
    expect(lines.map(({ antes }) => antes)).toEqual([1, undefined, 0]);
    expect(removed).toEqual([]);
  });

  it('are none where two equal lines stayed as they were', () => {
    const { lines } = edited([line('A'), line('A')], [line('A'), line('A')]);
    expect(lines.map(({ antes }) => antes)).toEqual([undefined, undefined]);
    const more = edited([line('A'), line('A')], [line('A'), line('A', 2)]);
    expect(more.lines.map(({ antes }) => antes)).toEqual([2, undefined]);
  });

  it('are counted from the edit the cook saw last', () => {
    const update = (date: string, productosAntes: OrderLine[]) => ({
      name: 'Luz',
      email: 'luz@x.example',
      date,
      productosAntes,
    });
    const order = {
      productos: [line('A', 3)],
      updates: [
        update('2026-11-15T01:00:00.000Z', [line('A', 1)]),
        update('2026-11-15T02:00:00.000Z', [line('A', 2)]),
        update('2026-11-15T03:00:00.000Z', [line('A', 2)]),
      ],
    };
    expect(lastChanges(order).lines[0]?.antes).toBe(2);
    expect(lastChanges(order, '2026-11-15T00:30:00.000Z').lines[0]?.antes).toBe(1);
    expect(lastChanges(order, '2026-11-15T03:00:00.000Z').lines[0]?.antes).toBeUndefined();
  });

  it('name what was removed; a dish with another note is another plate', () => {
    const { lines, removed } = edited([line('A'), line('B')], [line('A', 1, 'sin sal')]);
    expect(lines.map(({ antes }) => antes)).toEqual([0]);
    expect(removed.map(({ id_sigo }) => id_sigo)).toEqual(['A', 'B']);
  });

  it('count a dish with other options as another plate, in whatever order they were chosen', () => {
    const option = (codigo: string) => ({
      codigo,
      nombre: codigo,
      precio: 0,
      cantidad: 1,
      incluidas: 0,
    });
    const sauced = (...codes: string[]): OrderLine => ({
      ...line('A'),
      grupos: [{ codigo: 'salsas', nombre: 'Salsas', opciones: codes.map(option) }],
    });
    const same = edited([sauced('hogao', 'aji')], [sauced('aji', 'hogao')]);
    expect(same).toMatchObject({ lines: [{ antes: undefined }], removed: [] });
    const other = edited([sauced('hogao')], [sauced('aji')]);
    expect(other).toMatchObject({ lines: [{ antes: 0 }], removed: [sauced('hogao')] });
    expect(edited([line('A')], [sauced('aji')]).removed).toEqual([line('A')]);
  });

  it('leave out the dishes that went to another table: they are made for it', () => {
    const [A, B, C] = [line('A'), line('B', 2), line('C')];
    const record = (minute: number, over: object) => ({
      name: 'Luz',
      email: '',
      date: `2026-11-15T01:0${minute}:00.000Z`,
      ...over,
    });
    const updates = [
      record(1, { productosAntes: [A, B] }),
      record(2, { productosAntes: [A, B, C], pasoA: '9' }),
    ];
    const changed = (...productos: OrderLine[]) => {
      const { lines, removed } = lastChanges({ productos, updates }, '2026-11-15T00:00:00.000Z');
      return [lines.map(({ antes }) => antes), removed.map(({ cantidad }) => cantidad)];
    };
    expect(changed(A, C)).toEqual([[undefined, 0], []]);
    expect(changed(A, line('B'), C)).toEqual([[undefined, undefined, 0], []]);
    expect(changed(A, B)).toEqual([[undefined, undefined], []]);
    const cut = { productos: [C], updates: [...updates, record(3, { productosAntes: [A, C] })] };
    expect(lastChanges(cut, '2026-11-15T00:00:00.000Z').removed).toEqual([A]);
  });

  it('are none where dishes only went to another table', () => {
    const passed = { name: 'Luz', email: '', date: '', pasoA: '9' };
    const { lines, removed } = lastChanges({
      productos: [line('A')],
      updates: [{ ...passed, productosAntes: [line('A'), line('B')] }],
    });
    expect([lines.map(({ antes }) => antes), removed]).toEqual([[undefined], []]);
  });
});

describe('a line that kept its number', () => {
  const numbered = (linea: number, over: Partial<OrderLine> = {}): OrderLine => ({
    ...line('A'),
    linea,
    ...over,
  });
  const queso = { id_sigo: 'Q', nombre: 'Queso', precio: 1000 };
  const marks = (before: OrderLine[], now: OrderLine[]) => {
    const { lines, removed } = edited(before, now);
    return [lines.map(({ antes, was }) => [antes, was?.nota]), removed.map(({ linea }) => linea)];
  };

  it('is one line that knows what it was, whatever of it changed', () => {
    const was = numbered(1, { nota: 'sin sal' });
    expect(marks([was], [numbered(1, { nota: 'sin ajo' })])).toEqual([
      [[undefined, 'sin sal']],
      [],
    ]);
    expect(marks([was], [{ ...was, adiciones: [queso] }])).toEqual([[[undefined, 'sin sal']], []]);
    expect(marks([was], [numbered(1, { cantidad: 3 })])).toEqual([[[1, 'sin sal']], []]);
    expect(marks([was], [{ ...was, cantidad: 3 }])).toEqual([[[1, undefined]], []]);
  });

  it('tells two equal plates apart', () => {
    const now = [numbered(1), numbered(2, { nota: 'sin sal' })];
    expect(marks([numbered(1), numbered(2)], now)).toEqual([
      [
        [undefined, undefined],
        [undefined, ''],
      ],
      [],
    ]);
    expect(marks([numbered(1), numbered(2)], [numbered(2)])).toEqual([
      [[undefined, undefined]],
      [1],
    ]);
  });

  it('with another dish is a new line in the place of one that was removed', () => {
    expect(marks([numbered(1)], [numbered(1, { id_sigo: 'B' })])).toEqual([[[0, undefined]], [1]]);
  });

  it('did not change where the same dishes only stand in other lines', () => {
    const two = numbered(1, { cantidad: 2 });
    const apart = [numbered(1), numbered(2)];
    const none = [undefined, undefined];
    expect(marks([two], apart)).toEqual([[none, none], []]);
    expect(marks(apart, [two])).toEqual([[none], []]);
  });

  it('is compared over all edits that the cook has not seen', () => {
    const update = (minute: number, nota: string) => ({
      name: 'Luz',
      email: '',
      date: `2026-11-15T01:0${minute}:00.000Z`,
      productosAntes: [numbered(1, { nota })],
    });
    const order = {
      productos: [numbered(1, { nota: 'tres' })],
      updates: [update(1, 'uno'), update(2, 'dos')],
    };
    expect(lastChanges(order, '2026-11-15T00:00:00.000Z').lines[0]?.was?.nota).toBe('uno');
    expect(lastChanges(order).lines[0]?.was?.nota).toBe('dos');
  });

  it('is found by its plate where a version before stored lines without numbers', () => {
    const before = [line('A', 1, 'sin sal'), line('B')];
    const { lines, removed } = edited(before, [numbered(1), { ...line('B'), linea: 2 }]);
    expect(lines.map(({ antes, was }) => [antes, was])).toEqual([
      [0, undefined],
      [undefined, undefined],
    ]);
    expect(removed).toEqual([line('A', 1, 'sin sal')]);
  });
});
