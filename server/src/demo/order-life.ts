import { findMove, type MoveTimestamp } from '@comanda/contract/orders/order-moves';
import type { Estado, Tipo } from '@comanda/contract/orders/orders';
import type { Chance } from './chance.ts';

const MINUTE_MS = 60_000;

/** An order reaches `estado` at `at`. */
export type Step = { estado: Estado; at: Date; motivoBaja?: string };

export type Life = Record<MoveTimestamp, Date | null> & {
  estado: Estado;
  motivoBaja: string | null;
};

/** From the kitchen to the cashier, or cancelled, or written off. */
export function liveOut(created: Date, tipo: Tipo, isRush: boolean, chance: Chance): Step[] {
  let at = created;
  const after = (low: number, high: number) => {
    at = new Date(at.getTime() + Math.round(chance.between(low, high) * MINUTE_MS));
    return at;
  };
  const end = chance.weighted([
    ['facturado', 955],
    ['cancelado', 30],
    ['dado_de_baja', 15],
  ] as const);
  if (end === 'cancelado' && chance.happens(0.75)) {
    return [{ estado: 'cancelado', at: after(2, 6.5) }];
  }
  const steps: Step[] = [{ estado: 'preparado', at: isRush ? after(10, 24) : after(7, 17) }];
  if (end === 'cancelado') return [...steps, { estado: 'cancelado', at: after(4, 15) }];
  const [low, high] = UNTIL_DELIVERED[tipo];
  steps.push({ estado: 'entregado', at: after(low, high) });
  if (end === 'dado_de_baja') {
    const motivoBaja = chance.pick([...MOTIVOS.any, ...MOTIVOS[tipo]]);
    return [...steps, { estado: 'dado_de_baja', at: after(6, 28), motivoBaja }];
  }
  // People who sit down pay after eating.
  return [...steps, { estado: 'facturado', at: tipo === 'en_local' ? after(22, 52) : after(1, 5) }];
}

/** The estado and times of an order after these moves. */
export function lifeOf(steps: readonly Step[]): Life {
  const life: Life = {
    estado: 'enviado',
    fechaPreparado: null,
    fechaEntregado: null,
    fechaCancelado: null,
    fechaFacturado: null,
    fechaBaja: null,
    motivoBaja: null,
  };
  for (const { estado, at, motivoBaja } of steps) {
    const move = findMove(life.estado, estado);
    if (!move) throw new Error(`An order that is ${life.estado} cannot move to ${estado}.`);
    life[move.timestamp] = at;
    life.estado = estado;
    life.motivoBaja = motivoBaja ?? null;
  }
  return life;
}

/** Minutes from the kitchen to the customer. */
const UNTIL_DELIVERED: Record<Tipo, readonly [number, number]> = {
  en_local: [1, 6],
  para_llevar: [1, 10],
  a_domicilio: [11, 28],
};

const MOTIVOS: Record<Tipo | 'any', readonly string[]> = {
  any: [
    'Cortesía de la casa por la demora',
    'Cobro duplicado: ya se había facturado en otra cuenta',
    'Error al tomar el pedido: se sirvió otro plato',
  ],
  en_local: [
    'El plato llegó frío y el cliente no lo aceptó',
    'La mesa se retiró sin pagar',
    'Invitación de la administración',
  ],
  para_llevar: ['El cliente no volvió por el pedido'],
  a_domicilio: [
    'No había nadie en la dirección y no contestaron',
    'El domicilio llegó derramado; se envió otro',
  ],
};
