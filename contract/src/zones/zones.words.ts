import { formatMoney } from '../money.ts';
import type { Zone } from './zones.ts';

/** A zone in one line, for the log: 'Chapinero (Chicó, Marly): $5.000, mínimo $25.000, +15 min' */
export function zoneWords(zona: Zone): string {
  const { nombre, barrios, poligono, radio_m, tarifa, minimo, gratis_desde, tiempo_min } = zona;
  const points = poligono?.coordinates[0]?.length ?? 1;
  const where = [
    ...barrios,
    ...(poligono ? [`polígono de ${points - 1} puntos`] : []),
    ...(radio_m === null ? [] : [`${radio_m} m`]),
  ];
  const terms = [
    formatMoney(tarifa),
    ...(minimo > 0 ? [`mínimo ${formatMoney(minimo)}`] : []),
    ...(gratis_desde === null ? [] : [`gratis desde ${formatMoney(gratis_desde)}`]),
    ...(tiempo_min > 0 ? [`+${tiempo_min} min`] : []),
    ...(zona.activa ? [] : ['apagada']),
  ];
  return `${nombre} (${where.join(', ')}): ${terms.join(', ')}`;
}
