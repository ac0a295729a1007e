import type { StationDish } from '../kitchen/station-dishes.ts';

/** How the dishes of a station changed by an edit. */
export interface DishChanges {
  added: StationDish[];
  removed: StationDish[];
  changed: { was: StationDish; now: StationDish }[];
}

/** Null where a cook makes the same as before. */
export function changedDishes(
  before: readonly StationDish[],
  after: readonly StationDish[],
): DishChanges | null {
  const earlier = new Map(before.map((dish) => [keyOf(dish), dish]));
  const later = new Set(after.map(keyOf));
  const changes: DishChanges = {
    added: after.filter((dish) => !earlier.has(keyOf(dish))),
    removed: before.filter((dish) => !later.has(keyOf(dish))),
    changed: after.flatMap((now) => {
      const was = earlier.get(keyOf(now));
      return was && !isSame(was, now) ? [{ was, now }] : [];
    }),
  };
  return Object.values(changes).some((some) => some.length > 0) ? changes : null;
}

/** Another product on the same line is another dish. */
function keyOf({ clave, nombre }: StationDish): string {
  return JSON.stringify([clave, nombre]);
}

function isSame(a: StationDish, b: StationDish): boolean {
  const read = ({ cantidad, detalles, nota, tiempo }: StationDish) =>
    JSON.stringify([cantidad, detalles, nota, tiempo ?? null]);
  return read(a) === read(b);
}
