import { nameKey } from '../text.ts';
import type { Poligono, Position } from './polygon.rules.ts';

export interface Punto {
  lat: number;
  lng: number;
}

/** What decides whether a zone reaches somebody. */
export interface ReachingZone {
  nombre: string;
  barrios: readonly string[];
  poligono: Poligono | null;
  radio_m: number | null;
  activa: boolean;
}

/** Where somebody wants their food: what people know is their barrio, what phones know is the point. */
export interface Place {
  barrio?: string | null | undefined;
  punto?: Punto | null | undefined;
}

/** `barrio`: as the zone writes it, if that is how it was found. */
export interface Reached<Z> {
  zona: Z;
  barrio: string | null;
}

/**
 * The zone of a place: by its barrio, else by a polygon around it, else by its distance from the sede. Of several the first
 * one in the owner's order.
 */
export function zoneFor<Z extends ReachingZone>(
  { barrio, punto }: Place,
  zonas: readonly Z[],
  sede: Punto | null,
): Reached<Z> | null {
  const active = zonas.filter(({ activa }) => activa);
  const named = byBarrio(active, barrio ?? '');
  if (named || !punto) return named;
  const zona =
    active.find(({ poligono }) => poligono && isInside(punto, poligono)) ??
    active.find(({ radio_m }) => radio_m !== null && sede && metersBetween(sede, punto) <= radio_m);
  return zona ? { zona, barrio: null } : null;
}

/** What a zone costs. */
export interface FeeTerms {
  tarifa: number;
  gratis_desde: number | null;
}

/** `dishes`: what everything else of the order costs. */
export function feeOf({ tarifa, gratis_desde }: FeeTerms, dishes: number): number {
  return gratis_desde !== null && dishes >= gratis_desde ? 0 : tarifa;
}

/** How much is missing to the smallest order that the zone takes. */
export function missingForMinimum({ minimo }: { minimo: number }, dishes: number): number {
  return Math.max(0, minimo - dishes);
}

/** How much is missing until the fee is nothing; null where it never is, or is nothing already. */
export function missingForFree({ tarifa, gratis_desde }: FeeTerms, dishes: number): number | null {
  if (gratis_desde === null || tarifa === 0 || dishes >= gratis_desde) return null;
  return gratis_desde - dishes;
}

function byBarrio<Z extends ReachingZone>(zonas: readonly Z[], barrio: string): Reached<Z> | null {
  const key = nameKey(barrio);
  if (key === '') return null;
  for (const zona of zonas) {
    const found = barriosByKey(zona.barrios).get(key);
    if (found !== undefined) return { zona, barrio: found };
  }
  return null;
}

const known = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** Zones are asked for every delivery and change seldom. */
function barriosByKey(barrios: readonly string[]): ReadonlyMap<string, string> {
  const made = known.get(barrios) ?? new Map(barrios.map((one) => [nameKey(one), one]));
  known.set(barrios, made);
  return made;
}

/** Counts the sides that a line from the point to the east crosses. */
function isInside({ lat, lng }: Punto, { coordinates }: Poligono): boolean {
  const ring = coordinates[0] ?? [];
  const crossed = ring.slice(1).filter((to, at) => {
    const from: Position = ring[at] ?? to;
    if (from[1] > lat === to[1] > lat) return false;
    return lng < from[0] + ((lat - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
  });
  return crossed.length % 2 === 1;
}

const EARTH_M = 6_371_000;

/** Along a great circle. */
export function metersBetween(a: Punto, b: Punto): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const part =
    half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(part)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
