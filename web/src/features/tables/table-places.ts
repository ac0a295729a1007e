import { clavesOf, type Spot, type Table } from './table-list.ts';

/** A part of the grid of a zone. */
export interface Box {
  x: number;
  y: number;
  ancho: number;
  alto: number;
}

/** What is drawn as one tile of a zone: a table, or joined tables that stand side by side. */
export interface Place {
  /** Of its first table: a place keeps it whoever sits there. */
  clave: string;
  table: Table;
  spots: readonly Spot[];
  box: Box;
  /** Joined tables that stand elsewhere. */
  others: readonly string[];
}

/** The tiles of a zone in the order in which people read them. Joined tables are one tile if nothing stands between them. */
export function placesOf(tables: readonly Table[]): Place[] {
  const spots = tables.flatMap((table) => table.spots);
  const places = tables.flatMap((table) => {
    const all = around(table.spots);
    const isFree = spots.every((spot) => table.spots.includes(spot) || !overlap(spot, all));
    const groups = isFree ? [table.spots] : table.spots.map((spot) => [spot]);
    return groups.filter((group) => group.length > 0).map((group) => placeOf(table, group));
  });
  return places.toSorted((a, b) => row(a) - row(b) || a.box.x - b.box.x);
}

/** The part of the grid that the tables of a zone take, with room for the seats around them. */
export function frameOf(places: readonly Place[]): Box {
  const used = around(places.map(({ box }) => box));
  const ancho = Math.max(used.ancho + 2 * MARGIN, FEWEST);
  const alto = Math.max(used.alto + 2 * MARGIN, 2 * MARGIN);
  return { x: used.x - (ancho - used.ancho) / 2, y: used.y - MARGIN, ancho, alto };
}

type Side = 'top' | 'bottom' | 'left' | 'right';

/** On which side of a table people sit; true where somebody does. */
export function seatsOf(
  { ancho, alto }: Pick<Box, 'ancho' | 'alto'>,
  puestos: number,
  guests: number,
): Record<Side, boolean[]> {
  const seats: Record<Side, boolean[]> = { left: [], right: [], top: [], bottom: [] };
  const room = { left: alto, right: alto, top: ancho, bottom: ancho };
  const sides = ['left', 'right', 'top', 'bottom'] as const;
  const left = (side: Side) => room[side] / (seats[side].length + 1);
  for (let seat = 0; seat < puestos; seat += 1) {
    const next = sides.reduce((best, side) => (left(side) > left(best) ? side : best));
    seats[next].push(seat < guests);
  }
  return seats;
}

/** In steps of the grid: room for seats at the edge. */
const MARGIN = 4;
/** A zone with few tables does not draw them huge. */
const FEWEST = 64;

function placeOf(table: Table, spots: readonly Spot[]): Place {
  const here = spots.flatMap((spot) => clavesOf({ mesas: [spot.nombre] }));
  const all = clavesOf(table);
  const others = table.mesas.filter((_, at) => !here.includes(all[at] ?? ''));
  return { clave: here[0] ?? table.key, table, spots, box: around(spots), others };
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const ancho = Math.max(...boxes.map((box) => box.x + box.ancho)) - x;
  const alto = Math.max(...boxes.map((box) => box.y + box.alto)) - y;
  return { x, y, ancho, alto };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.ancho &&
    other.x < one.x + one.ancho &&
    one.y < other.y + other.alto &&
    other.y < one.y + one.alto
  );
}

/** Tables whose middles are about as high stand in one row. */
function row({ box }: Place): number {
  return Math.round((box.y + box.alto / 2) / 12);
}
