import type { Estado, Tipo } from '@comanda/contract/orders/orders';
import { createChance } from './chance.ts';
import { atHome, type Customer, customerAt, type Regulars } from './customers.ts';
import type { Step } from './order-life.ts';

type LiveOrder = { at: Date; tipo: Tipo; steps: Step[]; customer: Customer };

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
    const customer =
      moment === OF_DEMO_CLIENT && demoClient
        ? atHome(demoClient)
        : customerAt(regulars, tipo, at, chance);
    // Nobody shares a table with strangers.
    if (customer.mesa) customer.mesa = sede.mesas[(i * 5) % sede.mesas.length] ?? customer.mesa;
    return {
      at,
      tipo,
      steps: steps.map(([estado, since]) => ({ estado, at: ago(since, 0) })),
      customer,
    };
  });
}
