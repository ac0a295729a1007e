import { OPEN_ESTADOS } from './orders.rules.ts';
import type { Estado } from './orders.words.ts';

/** When an order came to its end. */
const ENDS = ['fechaCancelado', 'fechaFacturado', 'fechaBaja'] as const;

/** What whoever only cooks may see of a sede: what is open, and what came in or ended in this shift. */
export function isForKitchen(order: Ended, since: Date): boolean {
  if (OPEN_ESTADOS.includes(order.estado)) return true;
  const times = [order.horaCreacion, ...ENDS.map((end) => order[end])];
  return times.some((time) => time !== null && new Date(time) >= since);
}

type Moment = Date | string;
type Ended = { estado: Estado; horaCreacion: Moment } & Record<
  (typeof ENDS)[number],
  Moment | null
>;
