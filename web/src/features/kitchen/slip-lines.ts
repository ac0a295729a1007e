import { type StationPlato, stationPlatos } from '@comanda/contract/kitchen/station-slips.rules';
import type { Station } from '@comanda/contract/menu/stations';
import type { LineChange } from '@comanda/contract/orders/order-changes';
import type { EarlierLine, Order, OrderLine } from '@comanda/contract/orders/orders';
import { type PartChange, partChanges } from '@comanda/contract/orders/part-changes';
import { type Post, stationAt } from './kitchen-post.ts';

/** One row of a slip: a dish, or what a station adds to the dish of another. */
export interface SlipLine {
  key: string;
  cantidad: number;
  nombre: string;
  parts: readonly PartChange[];
  line: OrderLine;
  /** The quantity before the last edit, 0 for a new dish; undefined if it did not change. */
  antes: number | undefined;
  /** The line as it was, if its note or what comes with it changed. */
  was: EarlierLine | undefined;
  /** The dish that it goes with. */
  con: string | null;
  /** What a tap on it strikes. */
  platos: readonly StationPlato[];
}

/** The rows of an order at a post: whole dishes, or what this station makes of them. */
export function slipLines(
  order: Order,
  changes: readonly LineChange[],
  post: Post,
  stations: readonly Station[],
): SlipLine[] {
  const platos = stationPlatos(order, stations);
  const isStation = stationAt(post, stations) !== undefined;
  return changes.flatMap(({ line, antes, was }, at): SlipLine[] => {
    const own = platos.filter((plato) => plato.line === line);
    const key = String(line.linea ?? `${at} ${line.id_sigo}`);
    const { cantidad, nombre } = line;
    const parts = partChanges(line, was);
    const dish = { cantidad, nombre, line, antes, was, con: null };
    if (!isStation) return [{ ...dish, key, parts, platos: own }];
    return own
      .filter(({ estacion }) => estacion === post)
      .map((plato) => {
        const row = { ...dish, key: `${key} ${plato.clave}`, platos: [plato] };
        const { parte } = plato;
        if (!parte) return { ...row, parts: parts.filter((part) => isOfDish(part, line)) };
        return { ...row, cantidad: plato.cantidad, nombre: parte.nombre, parts: [], con: nombre };
      });
  });
}

/** Whether the station of the dish makes the part. */
function isOfDish({ part: { estacion } }: PartChange, line: OrderLine): boolean {
  return estacion === undefined || estacion === line.estacion;
}
