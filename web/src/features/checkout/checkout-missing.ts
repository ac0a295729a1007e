import { formatMoney } from '@comanda/contract/money';
import type { Checkout } from './use-checkout.ts';

/** What a delivery to a zone still lacks, for the button; null where nothing does. */
export function missingWords({
  delivery,
  missing,
}: Pick<Checkout, 'delivery' | 'missing'>): string | null {
  const { zones, quote } = delivery;
  if (!zones) return null;
  if (quote && quote.falta > 0) return `Falta ${formatMoney(quote.falta)} para el mínimo`;
  const first = Object.keys(MISSING).find((field) => missing.includes(field));
  return first === undefined ? null : `Falta: ${MISSING[first]}`;
}

/** In the order of the form. */
const MISSING: Record<string, string> = {
  barrio: 'barrio',
  direccion: 'dirección',
  telefono: 'celular',
  nombreCliente: 'tu nombre',
  email: 'tu correo',
  metodoPago: 'cómo pagas',
};
