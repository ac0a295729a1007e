import { nameKey } from '@comanda/contract/text';
import type { Zone } from '@comanda/contract/zones/zones';

/** Every barrio that a sede reaches, once and by its letters. */
export function barriosOf(zonas: readonly Zone[]): string[] {
  const reached = zonas.filter(({ activa }) => activa).flatMap(({ barrios }) => barrios);
  const byKey = new Map(reached.map((barrio) => [nameKey(barrio), barrio]));
  return [...byKey.values()].toSorted((one, other) => one.localeCompare(other, 'es'));
}
