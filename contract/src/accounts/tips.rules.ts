import type { Problem } from '../wire.ts';
import { inShares } from './shares.rules.ts';
import { type TaxLine, totalTax } from './taxes.rules.ts';
import { tipMessages } from './tips.messages.ts';

/** In the order in which they are offered. */
export const TIP_RESPUESTAS = ['si', 'otro', 'no'] as const;

/** What the guests answered when they were asked whether they want to give a tip. */
export interface TipAnswer {
  respuesta: (typeof TIP_RESPUESTAS)[number];
  valor: number;
}

/** The most that a house may suggest (Ley 1935 de 2018). */
export const TIP_PERCENT = { min: 1, max: 10 } as const;

/** What may be suggested: a per cent of what was eaten and drunk before taxes, rounded down to hundreds. */
export function suggestedTip(beforeTaxes: number, porcentaje: number): number {
  const percent = Math.min(porcentaje, TIP_PERCENT.max);
  return Math.floor((beforeTaxes * percent) / 10_000) * 100;
}

/** What may be suggested for an account, and what it is counted on. */
export function suggestionOf(
  { total, impuestos }: { total: number; impuestos: readonly TaxLine[] },
  porcentaje: number,
): { base: number; sugerido: number } {
  const base = total - totalTax(impuestos);
  return { base, sugerido: suggestedTip(base, porcentaje) };
}

/** `sugerido`: what was suggested, `total`: what the account costs. Guests may give more than was suggested, up to double. */
export function tipProblems(
  { respuesta, valor }: TipAnswer,
  { sugerido, total }: { sugerido: number; total: number },
): Problem[] {
  const isRight =
    respuesta === 'no'
      ? valor === 0
      : respuesta === 'si'
        ? valor === sugerido
        : Number.isInteger(valor) && valor > 0 && valor <= total;
  if (isRight) return [];
  const message = respuesta === 'otro' ? tipMessages.amount(total) : tipMessages.changed;
  return [{ path: 'propina.valor', message }];
}

/**
 * What a part of an account carries of the tip that is not paid yet: as much of it as it pays of what is left, in whole
 * hundreds; who pays the last of it carries the rest.
 */
export function tipOfPart(
  valor: number,
  { saldo, propina }: { saldo: number; propina: number },
): number {
  if (valor >= saldo) return propina;
  const [share = 0] = inShares(propina, [valor, saldo - valor]);
  return Math.floor(share / 100) * 100;
}

/** Whether an answer still counts: who orders more is asked again. */
export function coversNewest(
  answer: { hasta: number } | null,
  orders: readonly { alta: number }[],
): boolean {
  return answer !== null && orders.every(({ alta }) => alta <= answer.hasta);
}
