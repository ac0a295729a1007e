import type { OfferFinder } from '../menu/catalogue.ts';
import { isSpecialCategory } from '../menu/menu.rules.ts';
import { stationOf } from '../menu/stations.rules.ts';
import { KITCHEN, NOWHERE } from '../menu/stations.words.ts';
import { lineaOf } from '../orders/line-numbers.ts';
import { partsOf } from '../orders/line-parts.words.ts';
import { plateOf } from '../orders/order-changes.ts';
import type { OrderLine } from '../orders/orders.ts';
import { isFeeLine } from '../zones/fee-line.ts';

/** Where a product is made; undefined is the kitchen. */
type Route = (idSigo: string) => string | undefined;

interface Routes {
  find: OfferFinder;
  /** Codes of the sede's stations. */
  stations: ReadonlySet<string>;
}

/**
 * Lines with the stations that make them. They are frozen with the order: where the menu sends a dish tomorrow changes no
 * order of today, and an edit leaves a plate where it is being made.
 */
export function routed(
  lines: readonly OrderLine[],
  routes: Routes,
  before: readonly OrderLine[] = [],
): OrderLine[] {
  const earlier = new Map(before.map((line, at) => [lineaOf(line, at), line]));
  const today = routeBy(routes);
  return lines.map((line, at) => {
    const same = earlier.get(lineaOf(line, at));
    const isSame = same !== undefined && plateOf(same) === plateOf(line);
    // Not even in a sede with one kitchen.
    if (isFeeLine(line)) return { ...line, estacion: NOWHERE };
    return frozen(line, isSame ? routeAsIn(same) : today);
  });
}

function routeBy({ find, stations }: Routes): Route {
  if (stations.size === 0) return () => undefined;
  return (idSigo) => {
    const found = find(idSigo);
    const offer = 'missing' in found ? (found.missing === 'hidden' ? found.offer : null) : found;
    if (!offer) return undefined;
    const isService = isSpecialCategory(offer.category, 'servicios');
    return stationOf({ ...offer, isService }, stations);
  };
}

function routeAsIn(line: OrderLine): Route {
  const parts = new Map(partsOf(line).map(({ id_sigo, estacion }) => [id_sigo, estacion]));
  return (idSigo) => {
    if (idSigo === line.id_sigo) return line.estacion;
    const own = parts.get(idSigo);
    return own === KITCHEN ? undefined : (own ?? line.estacion);
  };
}

/** A part names its station only where that is not the station of its dish. */
function frozen(line: OrderLine, route: Route): OrderLine {
  const own = route(line.id_sigo);
  const part = <Part extends { id_sigo?: string | undefined }>(one: Part): Part => {
    const there = one.id_sigo === undefined ? own : route(one.id_sigo);
    return there === own ? one : { ...one, estacion: there ?? KITCHEN };
  };
  const { combo, grupos } = line;
  return {
    ...line,
    ...(own !== undefined && { estacion: own }),
    ...(combo && { combo: { bebida: part(combo.bebida), adicional: part(combo.adicional) } }),
    ...(grupos && {
      grupos: grupos.map((group) => ({
        ...group,
        opciones: group.opciones.map((option) => ({
          ...part(option),
          ...(option.grupos && {
            grupos: option.grupos.map((nested) => ({
              ...nested,
              opciones: nested.opciones.map(part),
            })),
          }),
        })),
      })),
    }),
  };
}
