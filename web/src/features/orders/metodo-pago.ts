import type { MetodoPago } from '@comanda/contract/orders/orders.words';
import { Banknote, CreditCard, Landmark, type LucideIcon, Nfc, Smartphone } from 'lucide-react';

/** A wire word as a person reads it, and its icon. */
export const METODO_PAGO_LOOK: Record<MetodoPago, { word: string; icon: LucideIcon }> = {
  efectivo: { word: 'Efectivo', icon: Banknote },
  tarjeta: { word: 'Tarjeta', icon: CreditCard },
  datafono: { word: 'Datáfono', icon: Nfc },
  transferencia: { word: 'Transferencia', icon: Landmark },
  bizum: { word: 'Bizum', icon: Smartphone },
};
