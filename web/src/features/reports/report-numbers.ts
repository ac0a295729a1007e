const ONE_DECIMAL = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });
const WHOLE = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0, useGrouping: 'always' });

/** '11,2 %', from a share between 0 and 1. */
export function percent(share: number): string {
  return `${ONE_DECIMAL.format(share * 100)}\u00a0%`;
}

/** 0 if the whole is 0. */
export function shareOf(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

/** '1.250' */
export function count(number: number): string {
  return WHOLE.format(number);
}

/** '1 pedido', or the plural for any other number. */
export function counted(number: number, one: string, many: string): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The unit for all amounts of one chart. */
export interface PesosUnit {
  word: 'M' | 'mil' | '';
  pesos: number;
}

/**
 * Chosen by the chart's largest amount, so that '4,6 M', '0,8 M' and '0,1 M' compare at a glance.
 */
export function pesosUnit(most: number): PesosUnit {
  if (most >= 1_000_000) return { word: 'M', pesos: 1_000_000 };
  return most >= 1000 ? { word: 'mil', pesos: 1000 } : { word: '', pesos: 1 };
}

/** Only the number: '4,6'. */
export function inUnit(pesos: number, unit: PesosUnit): string {
  return (unit.word === 'M' ? ONE_DECIMAL : WHOLE).format(pesos / unit.pesos);
}

/** '18 min', '1 h 5 min', or a dash if nothing was measured. */
export function minutes(value: number | null): string {
  if (value === null) return '—';
  const whole = Math.round(value);
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return rest === 0 ? `${Math.floor(whole / 60)} h` : `${Math.floor(whole / 60)} h ${rest} min`;
}
