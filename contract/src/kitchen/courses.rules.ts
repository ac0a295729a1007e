import type { Order, OrderLine } from '../orders/orders.ts';

type Coursed = { productos: readonly Pick<OrderLine, 'tiempo'>[]; cocina?: Order['cocina'] };

/** The courses of an order, the first one first. A dish without one belongs to none and is made at once. */
export function coursesOf({ productos }: Pick<Coursed, 'productos'>): number[] {
  const there = new Set(productos.flatMap(({ tiempo }) => tiempo ?? []));
  return [...there].sort((a, b) => a - b);
}

/** The courses that wait: all but the first, until they are fired. */
export function heldCourses(order: Coursed): number[] {
  const fired = order.cocina?.marchado ?? {};
  const first = firstCourse(order) ?? 0;
  return coursesOf(order).filter((tiempo) => tiempo > first && fired[tiempo] === undefined);
}

/** The course that an order began with, whatever was added, taken away or parted since. */
export function firstCourse(order: Coursed): number | undefined {
  return order.cocina?.desde ?? coursesOf(order)[0];
}

/** The course to fire next; null if none waits. */
export function nextCourse(order: Coursed): number | null {
  return heldCourses(order)[0] ?? null;
}

export function isHeld({ tiempo }: Pick<OrderLine, 'tiempo'>, held: readonly number[]): boolean {
  return tiempo !== undefined && held.includes(tiempo);
}

/** When the kitchen's clock of an order started. */
export function kitchenStart({
  inicioCocina,
  horaCreacion,
}: Pick<Order, 'inicioCocina' | 'horaCreacion'>): string {
  return inicioCocina ?? horaCreacion;
}
