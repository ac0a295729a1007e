import type { Payment } from '@comanda/contract/accounts/charging';
import {
  type ChosenLine,
  equalParts,
  lineKey,
  type Parte,
  priceOfLines,
  priceOfUnits,
  SPLIT_LIMITS,
  unpaidOfSeat,
} from '@comanda/contract/accounts/split.rules';
import type { Bill, BillLine } from './bill.ts';

export const MODOS = ['todo', 'partes', 'platos', 'puesto', 'valor'] as const;
export type Modo = (typeof MODOS)[number];

/** How the guests split what is left. */
export interface Split {
  modo: Modo;
  /** In how many equal parts. */
  de: number;
  /** Dishes, by the keys of their rows. */
  chosen: readonly string[];
  puesto: number | null;
  /** Typed pesos; null while nothing is typed. */
  valor: number | null;
}

/** What one payment is for. */
export interface Part {
  /** 0 while nothing is chosen. */
  valor: number;
  parte: Parte | null;
  /** How many dishes, where they are named. */
  platos: number | null;
  /** Which. */
  lineas?: ChosenLine[];
}

const NOTHING: Part = { valor: 0, parte: null, platos: null };

/** The part that is paid next. */
export function partOf(bill: Bill, split: Split): Part {
  const { saldo } = bill.totales;
  switch (split.modo) {
    case 'todo':
      return { valor: saldo, parte: null, platos: null };
    case 'partes': {
      const n = partsPaid(bill.pagos, split.de) + 1;
      const [valor = saldo] = equalParts(saldo, Math.max(1, split.de - n + 1));
      return {
        valor,
        parte: { tipo: 'partes', n: Math.min(n, split.de), de: split.de },
        platos: null,
      };
    }
    case 'platos':
      return ofDishes(bill, chosenLines(bill, split.chosen), (lineas) => ({
        tipo: 'lineas',
        lineas: [...lineas],
      }));
    case 'puesto': {
      const { puesto } = split;
      if (puesto === null) return NOTHING;
      const lines = unpaidOfSeat(puesto, bill.lines, bill.paid);
      return ofDishes(bill, lines, () => ({ tipo: 'puesto', puesto }));
    }
    case 'valor':
      return {
        valor: Math.min(split.valor ?? 0, saldo),
        parte: { tipo: 'valor' },
        platos: null,
      };
  }
}

function ofDishes(
  { lines, paid, totales }: Bill,
  chosen: readonly ChosenLine[],
  parteOf: (chosen: readonly ChosenLine[]) => Parte,
): Part {
  if (chosen.length === 0) return NOTHING;
  const valor = priceOfLines(chosen, { lines, paid, saldo: totales.saldo });
  const platos = chosen.reduce((sum, { cantidad }) => sum + cantidad, 0);
  if (valor === null) return NOTHING;
  return { valor, parte: parteOf(chosen), platos, lineas: [...chosen] };
}

/** How many of these equal parts are paid. */
export function partsPaid(pagos: readonly Payment[], de: number): number {
  return pagos.filter(({ parte }) => parte?.tipo === 'partes' && parte.de === de).length;
}

/** How the last part was paid, for whoever goes on with the account; everything together for one that nobody paid yet. */
export function splitOf(bill: Bill): Split {
  const rest: Omit<Split, 'modo'> = {
    de: SPLIT_LIMITS.partes.min,
    chosen: [],
    puesto: null,
    valor: null,
  };
  const parte = bill.pagos.at(-1)?.parte;
  switch (parte?.tipo) {
    case 'partes':
      return partsPaid(bill.pagos, parte.de) < parte.de
        ? { ...rest, modo: 'partes', de: parte.de }
        : { ...rest, modo: 'todo' };
    case 'lineas':
      return { ...rest, modo: 'platos' };
    case 'puesto':
      return { ...rest, modo: 'puesto' };
    case 'valor':
      return { ...rest, modo: 'valor' };
    default:
      return { ...rest, modo: 'todo' };
  }
}

/** Seats for which something is not paid, with what it costs. */
export function seatsOf({ lines, paid, totales }: Bill): { puesto: number; valor: number }[] {
  const seats = new Set(lines.map(({ puesto }) => puesto).filter((puesto) => puesto != null));
  return [...seats]
    .toSorted((a, b) => a - b)
    .flatMap((puesto) => {
      const chosen = unpaidOfSeat(puesto, lines, paid);
      if (chosen.length === 0) return [];
      const valor = priceOfLines(chosen, { lines, paid, saldo: totales.saldo });
      return valor === null ? [] : [{ puesto, valor }];
    });
}

/** More dishes of one line are counted, not listed one by one. */
const LISTED = 12;

/** A row of the receipt. */
export interface DishRow {
  key: string;
  line: BillLine;
  cantidad: number;
  precio: number;
  /** Which part paid it; null if nobody did. */
  parte: number | null;
  /** 'Limonada, 1 de 2': the dishes of a line that are ticked one by one. */
  at: { n: number; of: number } | null;
}

/** What was paid of a line, part by part, and what was not: dish by dish where they are ticked. */
export function rowsOf(bill: Bill, line: BillLine, isTicked: boolean): DishRow[] {
  const key = lineKey(line);
  const rows: DishRow[] = [];
  let before = 0;
  for (const [at, { parte }] of bill.pagos.entries()) {
    const named = parte?.tipo === 'lineas' || parte?.tipo === 'puesto' ? (parte.lineas ?? []) : [];
    const cantidad = named
      .filter((one) => lineKey(one) === key)
      .reduce((sum, one) => sum + one.cantidad, 0);
    if (cantidad === 0) continue;
    const precio = priceOfUnits(line, before, cantidad);
    rows.push({ key: `${key} pagada ${at}`, line, cantidad, precio, parte: at + 1, at: null });
    before += cantidad;
  }
  const left = line.cantidad - before;
  if (left <= 0) return rows;
  if (!isTicked || left === 1 || left > LISTED) {
    const precio = priceOfUnits(line, before, left);
    const n = { n: before + 1, of: line.cantidad };
    const isOne = isTicked && left === 1 && line.cantidad > 1;
    rows.push({
      key: unitKey(key, 0),
      line,
      cantidad: left,
      precio,
      parte: null,
      at: isOne ? n : null,
    });
    return rows;
  }
  for (let unit = 0; unit < left; unit += 1) {
    rows.push({
      key: unitKey(key, unit),
      line,
      cantidad: 1,
      precio: priceOfUnits(line, before + unit, 1),
      parte: null,
      at: { n: before + unit + 1, of: line.cantidad },
    });
  }
  return rows;
}

/** The name of one dish of a line that is not paid. */
export function unitKey(key: string, unit: number): string {
  return `${key} #${unit}`;
}

/** How many dishes of a line are ticked. */
export function chosenOf(chosen: readonly string[], line: BillLine): number {
  return chosen.filter((one) => one.startsWith(`${lineKey(line)} #`)).length;
}

/** The ticked dishes that are still to be paid. */
function chosenLines({ lines, paid }: Bill, chosen: readonly string[]): ChosenLine[] {
  return lines.flatMap((line) => {
    const { pedido, linea } = line;
    const left = line.cantidad - (paid.get(lineKey(line)) ?? 0);
    const cantidad = Math.min(left, chosenOf(chosen, line));
    return cantidad > 0 ? [{ pedido, linea, cantidad }] : [];
  });
}
