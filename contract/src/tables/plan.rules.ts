import { bareTable } from '../orders/table.words.ts';
import { cleanText, isBlank, isTooLong, nameKey } from '../text.ts';
import type { Problem } from '../wire.ts';
import { PLAN_LIMITS } from './plan.limits.ts';
import { planMessages } from './plan.messages.ts';
import { mesaClave } from './tables.rules.ts';
import type { PlanDraft } from './tables.ts';

/** The name under which a plan keeps a table: 'Mesa 7' is '7', because its code and its orders say so. */
export function planName(nombre: string): string {
  return bareTable(cleanText(nombre));
}

type ZoneDraft = PlanDraft['zonas'][number];
type TableDraft = ZoneDraft['mesas'][number];

/** Every rule that a plan breaks, each with the path of its field. */
export function planProblems({ zonas }: PlanDraft): Problem[] {
  const tables = zonas.flatMap(({ mesas }, zone) =>
    mesas.map((mesa, at) => ({ mesa, at: `zonas.${zone}.mesas.${at}` })),
  );
  // Names are compared only in a plan of a bounded size.
  if (zonas.length > PLAN_LIMITS.zonas) return [problem('zonas', planMessages.tooManyZones)];
  if (tables.length > PLAN_LIMITS.mesas) return [problem('zonas', planMessages.tooManyTables)];
  const zones = zonas.map((zona, at) => ({ ...zona, at: `zonas.${at}` }));
  return [
    ...zones.flatMap(({ nombre, at }) => zoneProblems(nombre, at)),
    ...repeated(
      zones,
      ({ nombre }) => nameKey(nombre),
      ({ nombre, at }) => problem(`${at}.nombre`, planMessages.zoneTwice(cleanText(nombre))),
    ),
    ...tables.flatMap(({ mesa, at }) => tableProblems(mesa, at)),
    ...repeated(
      tables,
      ({ mesa }) => mesaClave(cleanText(mesa.nombre)),
      ({ mesa, at }) => problem(`${at}.nombre`, planMessages.tableTwice(planName(mesa.nombre))),
    ),
    ...repeated(
      [...zones, ...tables.map(({ mesa, at }) => ({ _id: mesa._id, at }))],
      ({ _id }) => _id ?? '',
      ({ at }) => problem(`${at}._id`, planMessages.sentTwice),
    ),
  ];
}

function zoneProblems(nombre: string, at: string): Problem[] {
  const path = `${at}.nombre`;
  if (isBlank(nombre)) return [problem(path, planMessages.zoneRequired)];
  return isTooLong(nombre, PLAN_LIMITS.zona) ? [problem(path, planMessages.zoneTooLong)] : [];
}

function tableProblems({ nombre, puestos, x, y, ancho, alto }: TableDraft, at: string): Problem[] {
  const { min, max } = PLAN_LIMITS.puestos;
  const isPart = (size: number) => isWhole(size, 1, PLAN_LIMITS.plano);
  const isInside = (from: number, size: number) =>
    isWhole(from, 0, PLAN_LIMITS.plano - (isPart(size) ? size : 1));
  const rules: [boolean, string, string][] = [
    [mesaClave(cleanText(nombre)) !== '', 'nombre', planMessages.tableRequired],
    [!isTooLong(nombre, PLAN_LIMITS.nombre), 'nombre', planMessages.tableTooLong],
    [isWhole(puestos, min, max), 'puestos', planMessages.puestos],
    [isPart(ancho), 'ancho', planMessages.size],
    [isPart(alto), 'alto', planMessages.size],
    [isInside(x, ancho), 'x', planMessages.outside],
    [isInside(y, alto), 'y', planMessages.outside],
  ];
  return rules
    .filter(([holds]) => !holds)
    .map(([, field, message]) => problem(`${at}.${field}`, message));
}

/** A problem for each one whose key an earlier one has. An empty key is nobody's. */
function repeated<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
  tell: (one: T) => Problem,
): Problem[] {
  const seen = new Set<string>();
  return all.flatMap((one) => {
    const key = keyOf(one);
    if (key === '') return [];
    if (seen.has(key)) return [tell(one)];
    seen.add(key);
    return [];
  });
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

function problem(path: string, message: string): Problem {
  return { path, message };
}
