import type { Load } from './load.ts';
import type { RunningServer } from './servers.ts';
import type { Databases, World } from './world.ts';

/** A target and its result; null for a figure without a target. */
export type Result = { target: string; limit: string; measured: string; isMet: boolean | null };

export const markOf = ({ isMet }: Result) => (isMet === null ? '·' : isMet ? '✓' : '✗');

export type Setting = {
  folder: string;
  databases: Databases;
  load: Load;
  /** Fifty sedes, two hundred thousand orders. */
  world: World;
  product: RunningServer;
  reference: RunningServer;
};

export type Part = (setting: Setting) => Promise<Result[]>;

/** A figure against its limit, as Spanish writes it. */
export function atLeast(target: string, limit: number, value: number, detail = ''): Result {
  return {
    target,
    limit: `≥ ${times(limit)}`,
    measured: said(value, detail),
    isMet: value >= limit,
  };
}

export function atMost(target: string, limit: number, value: number, detail = ''): Result {
  return {
    target,
    limit: `≤ ${times(limit)}`,
    measured: said(value, detail),
    isMet: value <= limit,
  };
}

export function noted(what: string, value: number, detail = ''): Result {
  return { target: what, limit: '–', measured: said(value, detail), isMet: null };
}

const said = (value: number, detail: string) => `${times(value)}${detail && ` (${detail})`}`;
const times = (value: number) => `${decimal(value, 2)} ×`;

export function decimal(value: number, digits: number): string {
  return value.toLocaleString('es-CO', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
