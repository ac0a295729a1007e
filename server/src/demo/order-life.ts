import { findMove, type MoveTimestamp } from '@comanda/contract/orders/order-moves';
import type { Estado, Tipo } from '@comanda/contract/orders/orders';
import { type Chance, createChance } from './chance.ts';
import { atHome, atTable, type Customer, customerAt, type Regulars } from './customers.ts';

const MINUTE_MS = 60_000;

/** An order reaches `estado` at `at`. */
export type Step = { estado: Estado; at: Date; motivoBaja?: string };

type Life = Record<MoveTimestamp, Date | null> & {
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

type LiveOrder = {
  at: Date;
  tipo: Tipo;
  steps: Step[];
  customer: Customer;
  inCourses: boolean;
  /** When the kitchen had made its first dish; null if it is prepared, or has none yet. */
  begun: Date | null;
};

/** An order that has waited so long is begun. */
const BEGUN_MINUTES = 10;

type Moment = [tipo: Tipo, minutesAgo: number, ...steps: [Estado, minutesAgo: number][]];

/** Work for the kitchen, the waiters and the cashier, and cards of every colour. */
const MOMENTS: readonly Moment[] = [
  ['en_local', 2],
  ['a_domicilio', 6],
  ['en_local', 12],
  ['para_llevar', 18],
  ['en_local', 24],
  ['en_local', 16, ['preparado', 4]],
  ['a_domicilio', 22, ['preparado', 2]],
  ['para_llevar', 31, ['preparado', 7]],
  ['en_local', 37, ['preparado', 25], ['entregado', 21]],
  ['en_local', 44, ['preparado', 31], ['entregado', 28]],
  ['para_llevar', 48, ['preparado', 35], ['entregado', 29], ['facturado', 27]],
  ['en_local', 51, ['preparado', 37], ['entregado', 34]],
  ['a_domicilio', 54, ['preparado', 40], ['entregado', 15]],
  ['en_local', 57, ['preparado', 46], ['entregado', 43], ['facturado', 9]],
];

/** The demo's own client is waiting for this one. */
const OF_DEMO_CLIENT: Moment | undefined = MOMENTS[6];

export function liveService(regulars: Regulars, now: Date): LiveOrder[] {
  const { sede, clients } = regulars;
  const chance = createChance(`${sede.key} live at ${now.toISOString()}`);
  const ago = (minutes: number, second: number) =>
    new Date(now.getTime() - minutes * 60_000 - second * 1_000);
  const [demoClient] = clients;
  return MOMENTS.map((moment, i) => {
    const [tipo, minutes, ...steps] = moment;
    const at = ago(minutes, chance.whole(2, 40));
    const party = sede.cuentas.find(({ rondas }) => rondas.includes(i));
    const customer = party
      ? atTable(regulars, party.mesas[0] ?? '', party.nombre, chance)
      : moment === OF_DEMO_CLIENT && demoClient
        ? atHome(demoClient)
        : customerAt(regulars, tipo, at, chance);
    // Nobody shares a table with strangers.
    if (customer.mesa && !party)
      customer.mesa = sede.mesas[(i * 5) % sede.mesas.length] ?? customer.mesa;
    return {
      at,
      tipo,
      steps: steps.map(([estado, since]) => ({ estado, at: ago(since, 0) })),
      customer,
      inCourses: party?.enTiempos === true,
      begun: steps.length === 0 && minutes > BEGUN_MINUTES ? ago(BEGUN_MINUTES / 2, 0) : null,
    };
  });
}
