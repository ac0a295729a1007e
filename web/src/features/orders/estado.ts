import type { Estado } from '@comanda/contract/orders/orders.words';
import type { Tone } from '../../ui/badge.tsx';

/** The word and the tone in which people see an estado. */
export const ESTADO_LOOK: Record<Estado, { word: string; tone: Tone }> = {
  enviado: { word: 'Enviado', tone: 'maiz' },
  preparado: { word: 'Preparado', tone: 'cilantro' },
  entregado: { word: 'Entregado', tone: 'cilantro' },
  cancelado: { word: 'Cancelado', tone: 'aji' },
  dado_de_baja: { word: 'Dado de baja', tone: 'aji' },
  facturado: { word: 'Facturado', tone: 'neutral' },
};
