import type { Canal } from './channels.ts';

/** What the first view of a diner reads of a sede's settings: it imports nothing else. */

/** As it is stored. It ends by itself: a pause whose end is over is none. */
export interface Pausa {
  /** An instant; null until somebody takes it back. */
  hasta: string | null;
  canales: readonly Canal[];
  /** As diners read it; '' without one. */
  motivo: string;
}

export interface PauseState {
  hasta: Date | null;
  canales: readonly Canal[];
  motivo: string;
}

export interface PromiseSettings {
  /** How long the kitchen takes; null: the sede promises nothing. */
  preparacionMin: number | null;
  /** How much longer it takes now. */
  extraMin: number;
}

/** The pause that holds now; null without one. */
export function pauseState({ pausa }: { pausa: Pausa | null }, now: Date): PauseState | null {
  if (!pausa) return null;
  const hasta = pausa.hasta === null ? null : new Date(pausa.hasta);
  if (hasta !== null && hasta <= now) return null;
  return { hasta, canales: pausa.canales, motivo: pausa.motivo };
}

/** In how many minutes an order made now is ready: '~25 min'. Null where the sede promises nothing. */
export function promisedMinutes(
  { preparacionMin, extraMin }: PromiseSettings,
  zonaMin = 0,
): number | null {
  return preparacionMin === null ? null : preparacionMin + extraMin + zonaMin;
}
