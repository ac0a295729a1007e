import { fold } from '../fold.ts';
import { KITCHEN, NOWHERE } from '../menu/stations.words.ts';
import { lineaOf } from '../orders/line-numbers.ts';
import { type LinePart, partsOf, partWords } from '../orders/line-parts.words.ts';
import type { Order, OrderLine } from '../orders/orders.ts';

/** What a station makes of a line: the dish with what it makes of its parts, or a part whose dish another station makes. */
export interface StationDish {
  /** No other dish of the order has it, and an edit keeps it. */
  clave: string;
  cantidad: number;
  nombre: string;
  detalles: { texto: string; nivel: 0 | 1 }[];
  /** The dish that such a part comes with. */
  con: string | null;
  nota: string;
  tiempo: number | undefined;
}

/** What one station makes of an order. A station that the sede no longer has is the kitchen. */
export function stationDishes(
  { productos }: Pick<Order, 'productos'>,
  estacion: string,
  stations: readonly { clave: string }[],
): StationDish[] {
  const known = new Set(stations.map(({ clave }) => clave));
  const isHere = (clave: string) =>
    clave !== NOWHERE && (known.has(clave) ? clave : KITCHEN) === estacion;
  return productos.flatMap((line, at) => dishesOf(line, lineaOf(line, at), isHere));
}

function dishesOf(
  line: OrderLine,
  linea: number,
  isHere: (clave: string) => boolean,
): StationDish[] {
  const own = line.estacion ?? KITCHEN;
  const parts = partsOf(line);
  const here = parts.filter((part) => isHere(part.estacion ?? own));
  const { nombre, nota, tiempo, cantidad } = line;
  if (isHere(own)) {
    const detalles = here.map((part) => ({ texto: detailOf(part), nivel: part.nivel }));
    return [{ clave: String(linea), cantidad, nombre, detalles, con: null, nota, tiempo }];
  }
  return here.map((part, at) => ({
    clave: `${linea} ${here.slice(0, at).filter((other) => other.nombre === part.nombre).length}`,
    cantidad: part.unidades,
    nombre: part.nombre,
    detalles: [],
    con: nombre,
    nota,
    tiempo,
  }));
}

function detailOf(part: LinePart): string {
  return `${part.tipo === 'combo' ? 'Combo: ' : '+ '}${partWords(part)}`;
}

/** What the kitchen must not overlook in a note. */
export function isAllergy(nota: string): boolean {
  return fold(nota).includes('alergi');
}
