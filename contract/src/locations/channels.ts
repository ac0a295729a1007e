import type { Tipo } from '../orders/orders.words.ts';

/** How an order reaches whoever eats it. A sede pauses, closes and limits each on its own. */
export const CANALES = ['mesa', 'llevar', 'domicilio'] as const;
export type Canal = (typeof CANALES)[number];

export const CANAL_LABELS: Record<Canal, string> = {
  mesa: 'En la mesa',
  llevar: 'Para llevar',
  domicilio: 'A domicilio',
};

const CANAL_OF: Record<Tipo, Canal> = {
  en_local: 'mesa',
  para_llevar: 'llevar',
  a_domicilio: 'domicilio',
};

export function canalOf(tipo: Tipo): Canal {
  return CANAL_OF[tipo];
}
