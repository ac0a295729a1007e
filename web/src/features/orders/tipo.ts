import type { Tipo } from '@comanda/contract/orders/orders.words';
import { Bike, type LucideIcon, ShoppingBag, Utensils } from 'lucide-react';
import type { SlipEdge } from '../../ui/slip.tsx';

interface TipoLook {
  word: string;
  icon: LucideIcon;
  edge: SlipEdge;
  /** Text colour of icon and word. */
  ink: string;
}

/** An order's type always has its icon, word and edge colour. */
export const TIPO_LOOK: Record<Tipo, TipoLook> = {
  en_local: { word: 'En local', icon: Utensils, edge: 'ink', ink: 'text-ink' },
  para_llevar: { word: 'Para llevar', icon: ShoppingBag, edge: 'maiz', ink: 'text-maiz-ink' },
  a_domicilio: { word: 'A domicilio', icon: Bike, edge: 'agave', ink: 'text-agave' },
};
