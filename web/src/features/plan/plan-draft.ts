import { PLAN_LIMITS } from '@comanda/contract/tables/plan.limits';
import type { Plan, PlanDraft } from '@comanda/contract/tables/tables';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { newId } from '../../lib/new-id.ts';

type Zone = PlanDraft['zonas'][number];
/** `key`: the stored id, or for a new one an id of the browser. */
export type TableDraft = Zone['mesas'][number] & { key: string };
export type ZoneDraft = Omit<Zone, 'mesas'> & { key: string; mesas: TableDraft[] };

/** How many steps of the grid an arrow key or a drag goes at once. */
export const STEP = 2;

export const SIZES = [
  { label: 'Pequeña', ancho: 12, alto: 12 },
  { label: 'Mediana', ancho: 16, alto: 16 },
  { label: 'Grande', ancho: 22, alto: 22 },
  { label: 'Larga', ancho: 40, alto: 16 },
  { label: 'Larga hacia abajo', ancho: 16, alto: 40 },
] as const;

const [SMALL, MEDIUM] = SIZES;

export function draftOf({ zonas }: Plan): ZoneDraft[] {
  return zonas.map((zona) => ({
    ...zona,
    key: zona._id,
    mesas: zona.mesas.map((mesa) => ({ ...mesa, key: mesa._id })),
  }));
}

/** What is sent: new rows have no id. */
export function planOf(zonas: readonly ZoneDraft[]): PlanDraft {
  return {
    zonas: zonas.map(({ key: _, mesas, ...zona }) => ({
      ...zona,
      mesas: mesas.map(({ key: __, ...mesa }) => mesa),
    })),
  };
}

/** What is drawn, over another stored plan: a row that is not stored any more becomes a new one. */
export function drawnOn(zonas: readonly ZoneDraft[], { zonas: stored }: Plan): ZoneDraft[] {
  const ids = new Set(stored.flatMap(({ _id, mesas }) => [_id, ...mesas.map((mesa) => mesa._id)]));
  const known = <Row extends { _id?: string | undefined }>({ _id, ...row }: Row) =>
    _id && ids.has(_id) ? { _id, ...row } : row;
  return zonas.map((zona) => ({ ...known(zona), mesas: zona.mesas.map(known) })) as ZoneDraft[];
}

/** 'Salón: 1, 2, 3 · Terraza: 4' */
export function namesIn({ zonas }: Plan): string {
  return zonas
    .map(({ nombre, mesas }) => `${nombre}: ${mesas.map((mesa) => mesa.nombre).join(', ') || '—'}`)
    .join(' · ');
}

/** The stored tables that the drawn plan does not have: '14, 15'. */
export function namesOnlyIn({ zonas: stored }: Plan, drawn: readonly ZoneDraft[]): string {
  const kept = new Set(
    drawn.flatMap(({ mesas }) => mesas.flatMap(({ _id, nombre }) => [_id, mesaClave(nombre)])),
  );
  return stored
    .flatMap(({ mesas }) => mesas)
    .filter(({ _id, nombre }) => !kept.has(_id) && !kept.has(mesaClave(nombre)))
    .map(({ nombre }) => nombre)
    .join(', ');
}

export function newZone(zonas: readonly ZoneDraft[]): ZoneDraft {
  const nombre = zonas.length === 0 ? 'Salón' : `Zona ${zonas.length + 1}`;
  return { key: newId(), nombre, mesas: [] };
}

/** So many more tables in a zone, with the lowest free numbers, where there is room. */
export function withTables(zonas: readonly ZoneDraft[], key: string, count: number): ZoneDraft[] {
  const taken = new Set(zonas.flatMap(({ mesas }) => mesas.map(({ nombre }) => mesaClave(nombre))));
  const left = PLAN_LIMITS.mesas - countTables(zonas);
  return inZone(zonas, key, (mesas) => {
    const all = [...mesas];
    for (let made = 0, number = 1; made < Math.min(count, left); number += 1) {
      if (taken.has(String(number))) continue;
      const base = { nombre: String(number), puestos: 4, forma: 'cuadrada', activa: true } as const;
      all.push({ key: newId(), ...base, ...placeIn(all) });
      made += 1;
    }
    return all;
  });
}

/** What changes of a table; it never leaves the grid. */
export function changeTable(
  zonas: readonly ZoneDraft[],
  key: string,
  part: Partial<TableDraft>,
): ZoneDraft[] {
  return zonas.map((zona) => ({
    ...zona,
    mesas: zona.mesas.map((mesa) => (mesa.key === key ? inside({ ...mesa, ...part }) : mesa)),
  }));
}

export function removeTable(zonas: readonly ZoneDraft[], key: string): ZoneDraft[] {
  return zonas.map((zona) => ({
    ...zona,
    mesas: zona.mesas.filter((mesa) => mesa.key !== key),
  }));
}

/** To another zone, where there is room for it. */
export function sendToZone(
  zonas: readonly ZoneDraft[],
  table: TableDraft,
  zone: string,
): ZoneDraft[] {
  return inZone(removeTable(zonas, table.key), zone, (mesas) => {
    const { x, y } = placeIn(mesas, [table]);
    return [...mesas, { ...table, x, y }];
  });
}

export function countTables(zonas: readonly ZoneDraft[]): number {
  return zonas.reduce((sum, { mesas }) => sum + mesas.length, 0);
}

function inZone(
  zonas: readonly ZoneDraft[],
  key: string,
  change: (mesas: TableDraft[]) => TableDraft[],
): ZoneDraft[] {
  return zonas.map((zona) => (zona.key === key ? { ...zona, mesas: change(zona.mesas) } : zona));
}

type Size = { ancho: number; alto: number };
type Box = Size & { x: number; y: number };
const MARGIN = 4;
const GAP = 8;

/** The first free place, in rows; smaller where there is none, and in the corner of a full grid. */
function placeIn(mesas: readonly Box[], sizes: readonly Size[] = [MEDIUM, SMALL]): Box {
  for (const { ancho, alto } of sizes) {
    for (let y = MARGIN; y + alto <= PLAN_LIMITS.plano; y += alto + GAP) {
      for (let x = MARGIN; x + ancho <= PLAN_LIMITS.plano; x += ancho + GAP) {
        const box = { x, y, ancho, alto };
        if (!mesas.some((mesa) => overlap(mesa, box))) return box;
      }
    }
  }
  const { ancho, alto } = sizes.at(-1) ?? SMALL;
  return { x: 0, y: 0, ancho, alto };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.ancho &&
    other.x < one.x + one.ancho &&
    one.y < other.y + other.alto &&
    other.y < one.y + one.alto
  );
}

function inside(table: TableDraft): TableDraft {
  return {
    ...table,
    x: clamp(table.x, PLAN_LIMITS.plano - table.ancho),
    y: clamp(table.y, PLAN_LIMITS.plano - table.alto),
  };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(Math.round(value), 0), max);
}
