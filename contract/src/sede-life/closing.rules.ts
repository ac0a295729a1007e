import { bogotaDay } from '../days.ts';
import type { Cierre } from './cierre.ts';

/** True while the sede is closed for a time: it is back by itself on its day. */
export function isAway(cierre: Cierre | null | undefined, now: Date): cierre is Cierre {
  return cierre != null && (cierre.vuelve === null || bogotaDay(now) < cierre.vuelve);
}
