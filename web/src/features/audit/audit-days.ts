import type { AuditEntry } from '@comanda/contract/audit/audit';
import { addDays, bogotaDay, dayRange } from '@comanda/contract/days';

interface AuditDay {
  /** 'YYYY-MM-DD' */
  day: string;
  title: string;
  entries: AuditEntry[];
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-CO', { ...options, timeZone: 'America/Bogota' });
const THIS_YEAR = format({ weekday: 'long', day: 'numeric', month: 'long' });
const OTHER_YEAR = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** The entries, newest first, under the Bogota day they belong to. */
export function byDay(entries: readonly AuditEntry[], now: Date): AuditDay[] {
  const days: AuditDay[] = [];
  for (const entry of entries) {
    const day = bogotaDay(entry.fecha);
    if (days.at(-1)?.day !== day) days.push({ day, title: dayTitle(day, now), entries: [] });
    days.at(-1)?.entries.push(entry);
  }
  return days;
}

/** 'Hoy, martes 18 de noviembre' */
function dayTitle(day: string, now: Date): string {
  const today = bogotaDay(now);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const words = (isThisYear ? THIS_YEAR : OTHER_YEAR).format(dayRange(day).from).replace(',', '');
  if (day === today) return `Hoy, ${words}`;
  if (day === addDays(today, -1)) return `Ayer, ${words}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
