import type { Estado } from '@comanda/contract/orders/orders.words';
import type { Tone } from '../../ui/badge.tsx';

/** A wire word as a person reads it, and the tone it is shown in. */
export const ESTADO_LOOK: Record<Estado, { word: string; tone: Tone }> = {
  enviado: { word: 'Enviado', tone: 'maiz' },
  preparado: { word: 'Preparado', tone: 'cilantro' },
  entregado: { word: 'Entregado', tone: 'cilantro' },
  cancelado: { word: 'Cancelado', tone: 'aji' },
  dado_de_baja: { word: 'Dado de baja', tone: 'aji' },
  facturado: { word: 'Facturado', tone: 'neutral' },
};
