import type { OwnerUser } from '@comanda/contract/auth/auth';
import { wholeDays } from '@comanda/contract/days';

const LONG_DATE = new Intl.DateTimeFormat('es-CO', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'America/Bogota',
});

interface MembershipTime {
  /** 'Quedan 24 días' */
  left: string;
  /** 'Vence el 12 dic 2025' */
  end: string;
  start: string | null;
  /** The part of the time that is left, 0 to 1; null if the start is not known. */
  share: number | null;
}

/** How much of the membership is left, or null if its end is not known. */
export function membershipTime(
  { fechaInicio, fechaFin }: Pick<OwnerUser, 'fechaInicio' | 'fechaFin'>,
  now: Date,
): MembershipTime | null {
  if (!fechaFin) return null;
  const end = new Date(fechaFin).getTime();
  const left = end - now.getTime();
  const days = wholeDays(left);
  const start = fechaInicio ? new Date(fechaInicio).getTime() : null;
  return {
    left: daysLeft(days),
    end: `${left > 0 ? 'Vence' : 'Venció'} el ${shortDate(fechaFin)}`,
    start: fechaInicio ? shortDate(fechaInicio) : null,
    share: start === null ? null : Math.min(1, Math.max(0, left / (end - start))),
  };
}

/** '12 dic 2025' */
export function shortDate(date: string): string {
  return LONG_DATE.format(new Date(date)).replaceAll(' de ', ' ').replace('.', '');
}

function daysLeft(days: number): string {
  if (days <= 0) return 'Ya venció';
  return days === 1 ? 'Queda 1 día' : `Quedan ${days} días`;
}
