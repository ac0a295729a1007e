import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineaOf, numberLines } from '../orders/line-numbers.ts';
import { anOrder, anOrderLine } from '../testing/test-factories.ts';
import { heldCourses, isHeld } from './courses.rules.ts';
import { editedCourses } from './edited-courses.rules.ts';

const NOW = '2025-11-14T18:20:00.000Z';
const dish = (id_sigo: string, tiempo?: number | null) =>
  anOrderLine({ id_sigo, ...(tiempo ? { tiempo } : {}) });

type Sent = { id_sigo: string; tiempo?: number | null; linea?: number };

/** An order as an edit leaves it. */
function edit(before: ReturnType<typeof anOrder>, sent: readonly Sent[]) {
  const lines = sent.map(({ id_sigo, tiempo }) => dish(id_sigo, tiempo));
  const productos = numberLines(lines, sent, before);
  const { desde, marchado } = editedCourses(before, { productos });
  const fired = Object.fromEntries(marchado.map((tiempo) => [tiempo, NOW]));
  const cocina = {
    ...before.cocina,
    ...(desde !== null && { desde }),
    marchado: { ...fired, ...before.cocina.marchado },
  };
  return anOrder({ productos, cocina });
}

describe('an edit', () => {
  it('that adds an earlier course holds nothing back that is being made', () => {
    const mains = anOrder({ productos: [dish('BANDEJA', 2)] });
    expect(
      heldCourses(
        edit(mains, [
          { id_sigo: 'BANDEJA', linea: 1 },
          { id_sigo: 'SOPA', tiempo: 1 },
        ]),
      ),
    ).toEqual([]);
  });

  it('that takes the first course away starts no other', () => {
    const two = anOrder({ productos: [dish('SOPA', 1), dish('BANDEJA', 2)] });
    expect(heldCourses(edit(two, [{ id_sigo: 'BANDEJA', linea: 2 }]))).toEqual([2]);
  });

  it('that puts a dish which is being made into a later course takes that course along', () => {
    const two = anOrder({ productos: [dish('SOPA', 1), dish('BANDEJA')] });
    const after = edit(two, [
      { id_sigo: 'SOPA', linea: 1 },
      { id_sigo: 'BANDEJA', linea: 2, tiempo: 3 },
    ]);
    expect(heldCourses(after)).toEqual([]);
  });

  const tiempo = fc.option(fc.integer({ min: 1, max: 5 }));
  const plate = fc.record({ id_sigo: fc.constantFrom('A', 'B', 'C'), tiempo });
  const sent = fc.array(
    fc.record(
      {
        id_sigo: fc.constantFrom('A', 'B', 'C'),
        tiempo: fc.option(tiempo, { nil: undefined }),
        linea: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
      },
      { requiredKeys: ['id_sigo'] },
    ),
    { minLength: 1, maxLength: 5 },
  );

  it('after any others never holds a dish again that is being made, and starts none that waits', () => {
    fc.assert(
      fc.property(
        fc.array(plate, { minLength: 1, maxLength: 5 }),
        fc.array(sent, { maxLength: 4 }),
        (plates, edits) => {
          let order = anOrder({
            productos: plates.map(({ id_sigo, tiempo }) => dish(id_sigo, tiempo)),
          });
          for (const next of edits) {
            const after = edit(order, next as Sent[]);
            const [waited, waits] = [heldCourses(order), heldCourses(after)];
            const before = new Map(order.productos.map((line, at) => [lineaOf(line, at), line]));
            const joined = editedCourses(order, after).marchado;
            after.productos.forEach((line, at) => {
              const was = before.get(lineaOf(line, at));
              if (!was) return;
              if (!isHeld(was, waited)) expect(isHeld(line, waits)).toBe(false);
              const isSameCourse =
                was.tiempo === line.tiempo && !joined.includes(Number(line.tiempo));
              if (isHeld(was, waited) && isSameCourse) expect(isHeld(line, waits)).toBe(true);
            });
            order = after;
          }
        },
      ),
    );
  });
});
