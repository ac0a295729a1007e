import type { Impuesto } from '../menu/impuestos.words.ts';
import { inShares } from './shares.rules.ts';

export const REGIMENES = ['ninguno', 'inc', 'iva'] as const;

/** What a sede charges on everything that says nothing else; `tarifa` is a per cent. */
export interface TaxSettings {
  regimen: (typeof REGIMENES)[number];
  tarifa: number;
}

export const NO_TAX: TaxSettings = { regimen: 'ninguno', tarifa: 0 };

/** What one rate makes of an account: both parts are inside the listed prices. */
export interface TaxLine {
  /** `inc8`: the tax and its per cent. */
  codigo: string;
  base: number;
  valor: number;
}

/** What was charged for dishes of one code, after discounts. */
export interface TaxedAmount {
  impuesto?: Impuesto | null | undefined;
  bruto: number;
}

/** The tax inside an account, by rate: rounded once for each rate of the whole account, never by line. */
export function taxBreakdown(
  amounts: readonly TaxedAmount[],
  { regimen, tarifa }: TaxSettings,
): TaxLine[] {
  const ofSede = regimen === 'ninguno' ? 'excluido' : `${regimen}${tarifa}`;
  const groups = new Map<string, number>();
  for (const { impuesto, bruto } of amounts) {
    const codigo = impuesto ?? ofSede;
    if (codigo !== 'excluido') groups.set(codigo, (groups.get(codigo) ?? 0) + bruto);
  }
  return [...groups]
    .filter(([, bruto]) => bruto > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([codigo, bruto]) => {
      const base = Math.round((bruto * 100) / (100 + percentOf(codigo)));
      return { codigo, base, valor: bruto - base };
    });
}

export function totalTax(lines: readonly TaxLine[]): number {
  return lines.reduce((sum, { valor }) => sum + valor, 0);
}

/** Above so many UVT before tax a ticket is not enough: an electronic invoice is due (DIAN, Resolución 1092 de 2022). */
export const TICKET_UVT = 5;

/** Whether an account is worth more than a ticket may be; never where the owner has not entered the UVT. */
export function needsInvoice(
  { total, impuestos }: { total: number; impuestos: readonly TaxLine[] },
  uvt: number,
): boolean {
  return uvt > 0 && total - totalTax(impuestos) > TICKET_UVT * uvt;
}

/** The tax of each part of a split account; together they are the tax of the whole. */
export function taxesOfParts(whole: readonly TaxLine[], parts: readonly number[]): TaxLine[][] {
  const shares = whole.map(({ codigo, base, valor }) => {
    const bruto = inShares(base + valor, parts);
    const taxes = inShares(valor, parts);
    return { codigo, bruto, taxes };
  });
  return parts.map((_, at) =>
    shares.map(({ codigo, bruto, taxes }) => {
      const valor = taxes[at] ?? 0;
      return { codigo, base: (bruto[at] ?? 0) - valor, valor };
    }),
  );
}

/** 8 of `inc8`. */
export function percentOf(codigo: string): number {
  return Number(codigo.slice(3));
}

/** 'Impoconsumo 8 %' */
export function taxWords(codigo: string): string {
  return `${codigo.startsWith('inc') ? 'Impoconsumo' : 'IVA'} ${percentOf(codigo)} %`;
}
