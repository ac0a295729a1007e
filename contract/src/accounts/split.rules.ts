import type { PagoTipo } from './accounts.words.ts';
import { type NetLine, netOf } from './adjustments.rules.ts';

export interface ChosenLine {
  pedido: string;
  linea: number;
  cantidad: number;
}

/** What part of an account a payment is for. */
export type Parte =
  | { tipo: 'partes'; n: number; de: number }
  | { tipo: 'lineas'; lineas: ChosenLine[] }
  /** `lineas`: what was for that seat and unpaid when it was charged, as the server keeps it. */
  | { tipo: 'puesto'; puesto: number; lineas?: ChosenLine[] | undefined }
  | { tipo: 'valor' };

export const SPLIT_LIMITS = { partes: { min: 2, max: 50 } } as const;

/** Whole pesos; what cannot be shared out is the first one's. */
export function equalParts(saldo: number, de: number): number[] {
  const part = Math.floor(saldo / de);
  return Array.from({ length: de }, (_, at) => (at === 0 ? saldo - part * (de - 1) : part));
}

/** A payment that counts, of which the part is known. */
export interface PartPayment {
  _id: string;
  tipo: PagoTipo;
  corrige: string | null;
  parte: Parte | null;
}

/** How many dishes of each line were paid by name. A payment that was corrected pays nothing. */
export function paidLines(payments: readonly PartPayment[]): Map<string, number> {
  const corrected = new Set(
    payments.filter(({ tipo }) => tipo === 'correccion').map(({ corrige }) => corrige),
  );
  const paid = new Map<string, number>();
  for (const { _id, tipo, parte } of payments) {
    if (tipo !== 'pago' || corrected.has(_id)) continue;
    for (const { pedido, linea, cantidad } of namedLines(parte)) {
      const key = lineKey({ pedido, linea });
      paid.set(key, (paid.get(key) ?? 0) + cantidad);
    }
  }
  return paid;
}

function namedLines(parte: Parte | null): readonly ChosenLine[] {
  return parte?.tipo === 'lineas' || parte?.tipo === 'puesto' ? (parte.lineas ?? []) : [];
}

export function lineKey({ pedido, linea }: { pedido: string; linea: number }): string {
  return `${pedido} ${linea}`;
}

/**
 * What `cantidad` dishes of a line cost after `pagadas` of it were paid: each whole pesos, and the last one whatever is left
 * of its line.
 */
export function priceOfUnits(line: NetLine, pagadas: number, cantidad: number): number {
  const unit = Math.floor(netOf(line) / line.cantidad);
  const isLast = pagadas + cantidad === line.cantidad;
  return isLast ? netOf(line) - unit * pagadas : unit * cantidad;
}

/** What chosen dishes cost, never more than is left of the account; null if one of them is paid or unknown. */
export function priceOfLines(
  chosen: readonly ChosenLine[],
  {
    lines,
    paid,
    saldo,
  }: { lines: readonly NetLine[]; paid: ReadonlyMap<string, number>; saldo: number },
): number | null {
  const taken = new Map(paid);
  let price = 0;
  for (const { pedido, linea, cantidad } of chosen) {
    const line = lines.find((one) => one.pedido === pedido && one.linea === linea);
    const before = taken.get(lineKey({ pedido, linea })) ?? 0;
    if (!line || cantidad < 1 || before + cantidad > line.cantidad) return null;
    price += priceOfUnits(line, before, cantidad);
    taken.set(lineKey({ pedido, linea }), before + cantidad);
  }
  return Math.min(price, saldo);
}

/** Dishes of a seat that nobody paid by name yet. */
export function unpaidOfSeat(
  puesto: number,
  lines: readonly NetLine[],
  paid: ReadonlyMap<string, number>,
): ChosenLine[] {
  return lines
    .filter((line) => line.puesto === puesto)
    .map(({ pedido, linea, cantidad }) => {
      const left = cantidad - (paid.get(lineKey({ pedido, linea })) ?? 0);
      return { pedido, linea, cantidad: left };
    })
    .filter(({ cantidad }) => cantidad > 0);
}
