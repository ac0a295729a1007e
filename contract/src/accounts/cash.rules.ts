/** Notes that people pay with. */
export const NOTES = [20_000, 50_000, 100_000] as const;

/** What a till offers to tap for an amount that is due: the exact one, then what is given for it. */
export function cashOffers(due: number): number[] {
  return [due, ...NOTES.filter((note) => note > due)];
}

interface CashPayment {
  valor: number;
  propina: number;
  recibido: number;
}

/** What is given back. Below zero: so much is missing. */
export function vueltasOf({ valor, propina, recibido }: CashPayment): number {
  return recibido - valor - propina;
}
