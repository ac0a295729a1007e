import { codeOf, isCode } from '../forms/codes.rules.ts';
import { textMessages } from '../text.messages.ts';
import { cleanText, isBlank, isTooLong, nameKey } from '../text.ts';
import type { Problem } from '../wire.ts';
import { STATION_LIMITS } from './stations.limits.ts';
import { stationsMessages } from './stations.messages.ts';
import type { Station, StationDraft } from './stations.ts';
import { KITCHEN, NOWHERE } from './stations.words.ts';

/** Whether a category or a product may name it. The code of another sede's station is allowed: there it means the kitchen. */
export function isRoute(estacion: string): boolean {
  return estacion === NOWHERE || isCode(estacion);
}

/** Every rule that the stations of a sede break, each with the path of its field. */
export function stationsProblems(drafts: readonly StationDraft[]): Problem[] {
  const { estaciones: most, nombre: longest, objetivoMin: minutes } = STATION_LIMITS;
  // Names are compared only in a list of a bounded size.
  if (drafts.length > most) {
    return [{ path: 'estaciones', message: stationsMessages.tooMany(most) }];
  }
  const names = new Set<string>();
  const codes = new Set<string>();
  return drafts.flatMap(({ clave, nombre, objetivoMin }, at) => {
    const key = nameKey(nombre);
    const rules: [boolean, string, string][] = [
      [isBlank(nombre), 'nombre', stationsMessages.nameRequired],
      [isTooLong(nombre, longest), 'nombre', textMessages.tooLong(longest)],
      [key !== '' && names.has(key), 'nombre', stationsMessages.nameTwice(cleanText(nombre))],
      [Boolean(clave) && !isCode(clave ?? ''), 'clave', stationsMessages.code],
      [Boolean(clave) && codes.has(clave ?? ''), 'clave', stationsMessages.codeTwice],
      [
        !Number.isInteger(objetivoMin) || objetivoMin < minutes.min || objetivoMin > minutes.max,
        'objetivoMin',
        stationsMessages.target(minutes.min, minutes.max),
      ],
    ];
    names.add(key);
    if (clave) codes.add(clave);
    return rules.flatMap(([isBroken, field, message]) =>
      isBroken ? [{ path: `estaciones.${at}.${field}`, message }] : [],
    );
  });
}

/** The stations as they are stored: names cleaned, and a code for each. */
export function stationsOf(drafts: readonly StationDraft[]): Station[] {
  const taken = new Set(drafts.flatMap(({ clave }) => clave || []));
  return drafts.map(({ clave, nombre, impresora, objetivoMin }) => {
    const own = clave || codeOf(nombre, taken);
    taken.add(own);
    return { clave: own, nombre: cleanText(nombre), impresora: impresora || null, objetivoMin };
  });
}

interface Routed {
  estacion?: string | null | undefined;
}

/**
 * Where a product is made: at its own station, else at that of its category. Undefined is the kitchen, which lines do not
 * name.
 */
export function stationOf(
  { product, category, isService }: { product: Routed; category: Routed; isService: boolean },
  stations: ReadonlySet<string>,
): string | undefined {
  if (stations.size === 0) return undefined;
  const named = product.estacion ?? category.estacion;
  if (named === NOWHERE || (isService && !named)) return NOWHERE;
  return named && named !== KITCHEN && stations.has(named) ? named : undefined;
}
