import type { Report } from '@comanda/contract/reports/reports';

export interface HourLine {
  /** The first and last hour that the picture has. */
  from: number;
  to: number;
  /** Sales of each hour from `from` on; of today only up to now. */
  today: number[];
  earlier: number[];
  /** The largest of all, at least 1. */
  most: number;
}

type Hours = Pick<Report, 'porHora'>;

/** The sales by hour of today and of the day it is compared with; null before any sale. */
export function hourLine(today: Hours, earlier: Hours, hour: number): HourLine | null {
  const sold = [...today.porHora, ...earlier.porHora].map((one) => one.hora);
  if (sold.length === 0) return null;
  const from = Math.min(...sold, hour);
  const to = Math.max(...sold, hour, from + 1);
  const hours = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const at = ({ porHora }: Hours, hora: number) =>
    porHora.filter((one) => one.hora === hora).reduce((sum, { ventas }) => sum + ventas, 0);
  const line = {
    today: hours.filter((one) => one <= hour).map((one) => at(today, one)),
    earlier: hours.map((one) => at(earlier, one)),
  };
  return { from, to, ...line, most: Math.max(1, ...line.today, ...line.earlier) };
}

/** '11 a. m.', '3 p. m.' */
export function hourWords(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
