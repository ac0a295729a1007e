import { CANALES, type Canal } from '@comanda/contract/locations/channels';
import type { Location } from '@comanda/contract/locations/locations';
import {
  type PauseState,
  pauseState,
  promisedMinutes,
} from '@comanda/contract/locations/service-now.rules';
import { timesAt } from './open-times.ts';

/** The hours that a sede keeps, at a time. */
interface Hours {
  /** Whether orders for now are taken: open, and not yet past the last order. */
  recibe: boolean;
  /** When it opens next; null where nobody knows. */
  abre: Date | null;
  /** Null where it is closed, or does not close in the next days. */
  cierra: Date | null;
}

/** What a sede can do for a diner now. */
export interface SedeState {
  /** Null where it keeps no hours. */
  hours: Hours | null;
  pause: PauseState | null;
  /** Nothing that it takes otherwise can be ordered now. */
  isPaused: boolean;
  /** What its owner does not take at all. */
  off: readonly Canal[];
  /** In how many minutes an order is ready; null where it promises nothing. */
  minutes: number | null;
  maySchedule: boolean;
}

/** Null for a sede that has decided nothing of all this. */
export function sedeState(location: Location | null, now: Date): SedeState | null {
  const service = location?.servicio;
  if (!service) return null;
  const pause = pauseState(service, now);
  const taken = CANALES.filter((canal) => service.canales[canal]);
  return {
    hours: hoursAt(location, now),
    pause,
    isPaused: pause !== null && taken.every((canal) => pause.canales.includes(canal)),
    off: CANALES.filter((canal) => !service.canales[canal]),
    minutes: promisedMinutes(service),
    maySchedule: service.programar.activo && taken.some((canal) => canal !== 'mesa'),
  };
}

/** What is open so long does not close. */
const ENDLESS_MS = 7 * 86_400_000;

function hoursAt({ servicio, aperturas }: Location, now: Date): Hours | null {
  if (!servicio?.horas || !aperturas) return null;
  const { until, next } = timesAt(aperturas, now);
  const left = until ? until.getTime() - now.getTime() : 0;
  const isEndless = left > ENDLESS_MS;
  return {
    recibe: isEndless || left > servicio.ultimaOrdenMin * 60_000,
    abre: next,
    cierra: isEndless ? null : until,
  };
}

/** Whether a diner should be told more than the hours. */
export function hasNews({ hours, pause, off }: SedeState): boolean {
  return hours?.recibe === false || pause !== null || off.length > 0;
}

/** Whether orders for now are taken of at least one kind. */
export function takesOrders({ hours, isPaused }: SedeState): boolean {
  return !isPaused && hours?.recibe !== false;
}
