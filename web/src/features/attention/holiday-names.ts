import { feastsOn } from '@comanda/contract/locations/holidays';

const NAMES: Record<string, string> = {
  '01-01': 'Año Nuevo',
  '01-06': 'Reyes Magos',
  '03-19': 'San José',
  '-3': 'Jueves Santo',
  '-2': 'Viernes Santo',
  '05-01': 'Día del Trabajo',
  '+43': 'Ascensión del Señor',
  '+64': 'Corpus Christi',
  '+71': 'Sagrado Corazón',
  '06-29': 'San Pedro y San Pablo',
  '07-20': 'Independencia',
  '08-07': 'Batalla de Boyacá',
  '08-15': 'Asunción de la Virgen',
  '10-12': 'Diversidad Étnica y Cultural',
  '11-01': 'Todos los Santos',
  '11-11': 'Independencia de Cartagena',
  '12-08': 'Inmaculada Concepción',
  '12-25': 'Navidad',
};

/** 'Navidad', of a day 'YYYY-MM-DD'; null where it is no holiday of Colombia. */
export function holidayName(day: string): string | null {
  const names = feastsOn(day).map((feast) => NAMES[feast] ?? 'Festivo');
  return names.length > 0 ? names.join(' y ') : null;
}
