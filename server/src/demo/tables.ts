import { OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';
import { PLAN_LIMITS } from '@comanda/contract/tables/plan.limits';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Chance } from './chance.ts';
import { type DemoOrder, LIVE_MS } from './history.ts';
import type { DemoParty, DemoZone } from './restaurant.ts';

type Waiter = { id: string; nombre: string };

/** The plan of a sede's tables. */
export function planOf(zonas: readonly DemoZone[], { uuid }: Pick<Chance, 'uuid'>) {
  const zones = zonas.map(({ nombre }, position) => ({ id: uuid(), nombre, position }));
  const tables = zonas.flatMap(({ mesas, puestos, forma, enFila, ancho, alto }, zone) =>
    mesas.map((nombre, at) => ({
      id: uuid(),
      zona_id: zones[zone]?.id ?? '',
      nombre,
      clave: mesaClave(nombre),
      puestos,
      x: spread(at % enFila, enFila, ancho),
      y: spread(Math.floor(at / enFila), Math.ceil(mesas.length / enFila), alto),
      ancho,
      alto,
      forma,
      activa: true,
    })),
  );
  return { zones, tables };
}

/** Where the one `at` of so many begins, with equal gaps from edge to edge of the grid. */
function spread(at: number, count: number, size: number): number {
  const gap = (PLAN_LIMITS.plano - count * size) / (count + 1);
  // Even, as the editor moves tables.
  return Math.round((gap + at * (size + gap)) / 2) * 2;
}

/** Who sits at the tables now: the orders of each table are its account, and one table has not ordered yet. */
export function accountsOf(
  orders: readonly DemoOrder[],
  { zonas, cuentas, waiters, revision, now }: Seats,
  { uuid }: Pick<Chance, 'uuid'>,
) {
  const tables = zonas.flatMap(({ mesas }) => mesas);
  const partyAt = (mesa: string) =>
    cuentas.find(({ mesas }) => mesas.includes(mesa)) ?? { mesas: [mesa] };
  const rounds = orders.filter((order) => isSeated(order, cuentas, now));
  const parties = Map.groupBy(rounds, ({ mesa }) => partyAt(mesa ?? '').mesas[0] ?? '');
  const accounts = [...parties].map(([mesa, ofParty], at) => {
    const opened = new Date(Math.min(...ofParty.map(({ horaCreacion }) => horaCreacion.getTime())));
    const { mesas, nombre, comensales, pidenHace }: Partial<DemoParty> = partyAt(mesa);
    const account = accountAt(mesas ?? [mesa], opened, waiters[at % waiters.length], uuid());
    return {
      ...account,
      nombre: nombre ?? null,
      comensales: comensales ?? 2 + (at % 3),
      ...(pidenHace && {
        cuentaPedida: new Date(now.getTime() - pidenHace * 60_000),
        cuentaPedidaPor: 'comensal',
      }),
      revision: Math.max(...ofParty.map((round) => round.revision)),
    };
  });
  // Who came last has only sat down.
  const taken = new Set(accounts.flatMap(({ mesas }) => mesas));
  const free = tables.find((mesa) => !taken.has(mesa));
  const arrived = new Date(now.getTime() - 4 * 60_000);
  if (free) {
    const account = accountAt([free], arrived, waiters[0], uuid());
    accounts.push({ ...account, nombre: null, comensales: 3, revision });
  }
  const all = accounts.flatMap((account) => joinedOf(account, uuid));
  const accountOf = new Map(accounts.flatMap(({ id, mesas }) => mesas.map((mesa) => [mesa, id])));
  return {
    accounts: all,
    orders: orders.map((order) => {
      const cuentaId = rounds.includes(order) ? accountOf.get(order.mesa ?? '') : undefined;
      return cuentaId ? { ...order, cuentaId, cuentaRevision: order.revision } : order;
    }),
  };
}

/** An open order at a table, or what its party has paid of a bill that is still open. */
function isSeated(
  { tipo, estado, mesa, nombreCliente, horaCreacion }: DemoOrder,
  cuentas: readonly DemoParty[],
  now: Date,
): boolean {
  if (tipo !== 'en_local') return false;
  if (OPEN_ESTADOS.includes(estado)) return true;
  const party = cuentas.find(({ mesas }) => mesas.includes(mesa ?? ''));
  const isNow = now.getTime() - horaCreacion.getTime() <= LIVE_MS;
  return estado === 'facturado' && isNow && nombreCliente === party?.nombre;
}

/** An account over several tables, and those that were joined to it, so that they can be parted. */
function joinedOf<Row extends ReturnType<typeof accountAt>>(
  account: Row,
  uuid: Chance['uuid'],
): Row[] {
  const others = account.mesas.slice(1).map((mesa) => ({
    ...account,
    id: uuid(),
    estado: 'unida',
    unidaA: account.id,
    mesas: [mesa],
    claves: [mesaClave(mesa)],
    nombre: null,
    comensales: 4,
  }));
  const unidos = others.map(({ id, mesas, claves }) => ({
    cuenta: id,
    mesas,
    claves,
    pedidos: [],
  }));
  return [{ ...account, unidos }, ...others];
}

type Seats = {
  zonas: readonly DemoZone[];
  cuentas: readonly DemoParty[];
  waiters: readonly Waiter[];
  /** The sede's. */
  revision: number;
  now: Date;
};

function accountAt(mesas: readonly string[], opened: Date, waiter: Waiter | undefined, id: string) {
  return {
    id,
    tipo: 'mesa',
    estado: 'abierta',
    mesas: [...mesas],
    claves: mesas.map(mesaClave),
    mesero_id: waiter?.id ?? null,
    abiertaPor: waiter?.nombre ?? 'comensal',
    abierta: opened,
    desde: opened,
    cuentaPedida: null as Date | null,
    cuentaPedidaPor: null as string | null,
    unidaA: null as string | null,
    unidos: [] as Selectable<Tables['accounts']>['unidos'],
    pedidos: [],
  };
}
