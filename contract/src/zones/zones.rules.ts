import { textMessages } from '../text.messages.ts';
import { cleanText, isBlank, isTooLong, nameKey } from '../text.ts';
import type { Problem } from '../wire.ts';
import { readPolygon } from './polygon.rules.ts';
import type { Punto } from './zone-for.rules.ts';
import { ZONE_LIMITS } from './zones.limits.ts';
import { zonesMessages } from './zones.messages.ts';
import type { Zone, ZoneDraft } from './zones.ts';

/** Every rule that the zones of a sede break, each with the path of its field. `sede`: where it is, if it says so. */
export function zonesProblems(drafts: readonly ZoneDraft[], sede: Punto | null): Problem[] {
  const { zonas: most } = ZONE_LIMITS;
  // Names are compared only in a list of a bounded size.
  if (drafts.length > most) return [{ path: 'zonas', message: zonesMessages.tooMany(most) }];
  const names = new Set<string>();
  const ids = new Set<string>();
  return drafts.flatMap((draft, at) => {
    const key = nameKey(draft.nombre);
    const own: Problem[] = [];
    if (key !== '' && names.has(key)) {
      own.push({ path: 'nombre', message: zonesMessages.nameTwice(cleanText(draft.nombre)) });
    }
    if (draft._id && ids.has(draft._id)) {
      own.push({ path: '_id', message: zonesMessages.sentTwice });
    }
    names.add(key);
    if (draft._id) ids.add(draft._id);
    return [...zoneProblems(draft, sede), ...own].map(({ path, message }) => ({
      path: `zonas.${at}.${path}`,
      message,
    }));
  });
}

/** What is wrong with one zone, wherever it stands. */
export function zoneProblems(draft: ZoneDraft, sede: Punto | null): Problem[] {
  const { nombre, barrios, tarifa, minimo, tiempo_min } = draft;
  const { pesos, tiempo, nombre: longest } = ZONE_LIMITS;
  const rules: [boolean, string, string][] = [
    [!isBlank(nombre), 'nombre', zonesMessages.nameRequired],
    [!isTooLong(nombre, longest), 'nombre', textMessages.tooLong(longest)],
    [isWhole(tarifa, 0, pesos), 'tarifa', zonesMessages.pesos(pesos)],
    [isWhole(minimo, 0, pesos), 'minimo', zonesMessages.pesos(pesos)],
    [isWhole(tiempo_min, 0, tiempo), 'tiempo_min', zonesMessages.minutes(tiempo)],
  ];
  return [
    ...rules.flatMap(([holds, path, message]) => (holds ? [] : [{ path, message }])),
    ...barrioProblems(barrios),
    ...placeProblems(draft, sede),
    ...freeProblems(draft),
  ];
}

/** The zone as it is stored: texts cleaned, barrios without what nobody sees, a polygon of whole steps. */
export function zoneOf({ _id, ...draft }: ZoneDraft & { _id: string }): Zone {
  const poligono = draft.poligono ? readPolygon(draft.poligono) : null;
  return {
    _id,
    nombre: cleanText(draft.nombre),
    barrios: draft.barrios.map(cleanText),
    radio_m: draft.radio_m ?? null,
    poligono: typeof poligono === 'string' ? null : poligono,
    tarifa: draft.tarifa,
    minimo: draft.minimo,
    gratis_desde: draft.gratis_desde ?? null,
    tiempo_min: draft.tiempo_min,
    activa: draft.activa,
  };
}

function barrioProblems(barrios: readonly string[]): Problem[] {
  const { barrios: most, barrio: longest } = ZONE_LIMITS;
  if (barrios.length > most) {
    return [{ path: 'barrios', message: zonesMessages.tooManyBarrios(most) }];
  }
  const seen = new Set<string>();
  return barrios.flatMap((barrio, at): Problem[] => {
    const path = `barrios.${at}`;
    const key = nameKey(barrio);
    if (key === '') return [{ path, message: zonesMessages.barrioRequired }];
    if (isTooLong(barrio, longest))
      return [{ path, message: zonesMessages.barrioTooLong(longest) }];
    if (seen.has(key)) return [{ path, message: zonesMessages.barrioTwice(cleanText(barrio)) }];
    seen.add(key);
    return [];
  });
}

function placeProblems({ barrios, poligono, radio_m }: ZoneDraft, sede: Punto | null): Problem[] {
  const hasRadius = radio_m !== null && radio_m !== undefined;
  if (barrios.length === 0 && !poligono && !hasRadius) {
    return [{ path: 'barrios', message: zonesMessages.placeRequired }];
  }
  const { min, max } = ZONE_LIMITS.radio;
  const read = poligono ? readPolygon(poligono) : null;
  return [
    ...(typeof read === 'string' ? [{ path: 'poligono', message: read }] : []),
    ...(hasRadius && !isWhole(radio_m, min, max)
      ? [{ path: 'radio_m', message: zonesMessages.radius(min, max) }]
      : []),
    ...(hasRadius && sede === null
      ? [{ path: 'radio_m', message: zonesMessages.radiusWithoutPoint }]
      : []),
  ];
}

function freeProblems({ gratis_desde: free, minimo }: ZoneDraft): Problem[] {
  if (free === null || free === undefined) return [];
  const path = 'gratis_desde';
  if (!isWhole(free, 1, ZONE_LIMITS.pesos)) return [{ path, message: zonesMessages.freeFrom }];
  return free < minimo ? [{ path, message: zonesMessages.freeBelowMinimum }] : [];
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
