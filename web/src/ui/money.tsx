import { formatMoney } from '@comanda/contract/money';

/** Pesos, grouped as Colombians write them. */
export function Money({ amount, className }: { amount: number; className?: string }) {
  return <span className={className}>{formatMoney(amount)}</span>;
}
