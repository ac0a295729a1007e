import { lineaOf } from '../orders/line-numbers.ts';
import type { Order, OrderLine } from '../orders/orders.ts';
import { firstCourse, heldCourses, isHeld } from './courses.rules.ts';

type Lines = readonly Pick<OrderLine, 'linea' | 'tiempo'>[];

/** What the kitchen keeps of an order's courses through an edit. */
export interface EditedCourses {
  /** The course that the order began with: a lower one that is added holds nothing back. */
  desde: number | null;
  /** Courses that are under way from now on: a dish that is being made was put into them. */
  marchado: number[];
}

/** No dish that is being made waits after an edit, and none that waits begins because the dishes before it are gone. */
export function editedCourses(
  before: { productos: Lines; cocina: Order['cocina'] },
  { productos }: { productos: Lines },
): EditedCourses {
  const desde = firstCourse(before);
  const cocina = { ...before.cocina, ...(desde !== undefined && { desde }) };
  const waited = heldCourses(before);
  const waits = heldCourses({ productos, cocina });
  const underWay = new Set(
    before.productos.flatMap((line, at) => (isHeld(line, waited) ? [] : lineaOf(line, at))),
  );
  const joined = productos.flatMap((line, at) =>
    isHeld(line, waits) && underWay.has(lineaOf(line, at)) ? (line.tiempo ?? []) : [],
  );
  return { desde: desde ?? null, marchado: [...new Set(joined)] };
}
