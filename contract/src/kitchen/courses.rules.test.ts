import { describe, expect, it } from 'vitest';
import { anOrder, anOrderLine } from '../testing/test-factories.ts';
import { coursesOf, heldCourses, isHeld, kitchenStart, nextCourse } from './courses.rules.ts';

const order = (tiempos: readonly (number | undefined)[], marchado?: Record<string, string>) =>
  anOrder({
    productos: tiempos.map((tiempo) => anOrderLine(tiempo === undefined ? {} : { tiempo })),
    cocina: marchado ? { marchado } : {},
  });
const NOW = '2025-11-14T18:20:00.000Z';

describe('the courses of an order', () => {
  it('wait, all but the first', () => {
    const three = order([3, 1, 2, 1]);
    expect(coursesOf(three)).toEqual([1, 2, 3]);
    expect(heldCourses(three)).toEqual([2, 3]);
    expect(nextCourse(three)).toBe(2);
  });

  it('wait until they are fired, in any order', () => {
    expect(heldCourses(order([1, 2, 3], { 3: NOW }))).toEqual([2]);
    expect(nextCourse(order([1, 2, 3], { 2: NOW, 3: NOW }))).toBeNull();
  });

  it('go on waiting in an order that was parted, also where the first course is not', () => {
    const part = { ...order([2]), cocina: { desde: 1 } };
    expect(heldCourses(part)).toEqual([2]);
    expect(heldCourses({ ...part, cocina: { desde: 1, marchado: { 2: NOW } } })).toEqual([]);
  });

  it('do not wait for dishes that have none: those are made at once, and so is the only course', () => {
    expect(heldCourses(order([undefined, 2]))).toEqual([]);
    expect(heldCourses(order([undefined, undefined]))).toEqual([]);
    expect(isHeld({}, [2])).toBe(false);
    expect(isHeld({ tiempo: 2 }, [2])).toBe(true);
  });
});

it("an order's clock starts when it comes, and again when a course is fired", () => {
  expect(kitchenStart(anOrder())).toBe(anOrder().horaCreacion);
  expect(kitchenStart(anOrder({ inicioCocina: NOW }))).toBe(NOW);
});
