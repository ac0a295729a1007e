import { heldCourses } from '@comanda/contract/kitchen/courses.rules';
import type { Product } from '@comanda/contract/menu/menu';
import { courseName } from '@comanda/contract/menu/tiempos.words';
import type { Order } from '@comanda/contract/orders/orders';
import type { CartItem } from '../../lib/stored.ts';
import type { SedeMenu } from '../menu/menu.api.ts';

/** The line with the course of its category, where dishes wait for their course. */
export function withCourse(
  item: CartItem,
  menu: SedeMenu,
  { categoryId }: Pick<Product, 'categoryId'>,
): CartItem {
  const category = menu.categories.find(({ _id }) => _id === categoryId);
  return { ...item, tiempo: category?.tiempo ?? null };
}

/** The courses that wait when these lines are sent. `editing`: the order that they belong to. */
export function heldIn(items: readonly CartItem[], editing: Order | null): number[] {
  const productos = items.flatMap(({ tiempo }) => (tiempo == null ? [] : [{ tiempo }]));
  return heldCourses({ productos, ...(editing && { cocina: editing.cocina }) });
}

/** 'fuertes y postres', or nothing if nothing waits. */
export function heldWords(held: readonly number[], menu: SedeMenu | undefined): string {
  return held.map((tiempo) => courseName(tiempo, menu?.categories ?? [])).join(', ');
}
