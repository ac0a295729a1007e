import type { Order } from '@comanda/contract/orders/orders';
import { isUnderWay } from '../orders/under-way.ts';

export type StepState = 'done' | 'current' | 'pending';

export interface TrackingStep {
  word: string;
  at: string | null;
  state: StepState;
}

/** The three stops on an order's way; null when it left the way. */
export function trackingSteps(order: Order): TrackingStep[] | null {
  if (order.estado === 'cancelado' || order.estado === 'dado_de_baja') return null;
  const stops = [
    { word: 'Enviado', at: order.horaCreacion },
    { word: 'Preparado', at: order.fechaPreparado },
    { word: 'Entregado', at: order.fechaEntregado },
  ];
  const reached = isUnderWay(order) ? Number(order.estado === 'preparado') : stops.length;
  return stops.map((stop, i) => ({ ...stop, state: stateOf(i, reached) }));
}

function stateOf(stop: number, reached: number): StepState {
  if (stop === reached) return 'current';
  return stop < reached ? 'done' : 'pending';
}
