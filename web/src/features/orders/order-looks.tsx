import type { MetodoPago, Tipo } from '@comanda/contract/orders/orders.words';
import {
  Banknote,
  Bike,
  CreditCard,
  Landmark,
  type LucideIcon,
  Nfc,
  ShoppingBag,
  Smartphone,
  Utensils,
} from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import type { SlipEdge } from '../../ui/slip.tsx';

interface TipoLook {
  word: string;
  icon: LucideIcon;
  edge: SlipEdge;
  /** Text colour of icon and word. */
  ink: string;
}

/** The word, icon and colours in which people see an order's tipo. */
export const TIPO_LOOK: Record<Tipo, TipoLook> = {
  en_local: { word: 'En local', icon: Utensils, edge: 'ink', ink: 'text-ink' },
  para_llevar: { word: 'Para llevar', icon: ShoppingBag, edge: 'maiz', ink: 'text-maiz-ink' },
  a_domicilio: { word: 'A domicilio', icon: Bike, edge: 'agave', ink: 'text-agave' },
};

export function TipoLabel({ tipo, className }: { tipo: Tipo; className?: string }) {
  const { icon: Icon, word, ink } = TIPO_LOOK[tipo];
  return (
    <span className={cx('inline-flex items-center gap-2 font-semibold', ink, className)}>
      <Icon aria-hidden className="size-4.5" />
      {word}
    </span>
  );
}

/** The word and icon in which people see a método de pago. */
export const METODO_PAGO_LOOK: Record<MetodoPago, { word: string; icon: LucideIcon }> = {
  efectivo: { word: 'Efectivo', icon: Banknote },
  tarjeta: { word: 'Tarjeta', icon: CreditCard },
  datafono: { word: 'Datáfono', icon: Nfc },
  transferencia: { word: 'Transferencia', icon: Landmark },
  bizum: { word: 'Bizum', icon: Smartphone },
  nequi: { word: 'Nequi', icon: Smartphone },
  daviplata: { word: 'Daviplata', icon: Smartphone },
  bre_b: { word: 'Bre-B', icon: Smartphone },
  por_definir: { word: 'Al pedir la cuenta', icon: Utensils },
};
