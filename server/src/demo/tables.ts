import { OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import type { Chance } from './chance.ts';
import type { DemoOrder } from './history.ts';
import type { DemoZone } from './restaurant.ts';

type Waiter = { id: string; nombre: string };

/** Where a table of a row stands on the grid of its zone: four in a row. */
const STEP = 24;
const SIZE = 16;

/** The plan of a sede's tables. */
export function planOf(zonas: readonly DemoZone[], { uuid }: Pick<Chance, 'uuid'>) {
  const zones = zonas.map(({ nombre }, position) => ({ id: uuid(), nombre, position }));
  const tables = zonas.flatMap(({ mesas, puestos, forma }, zone) =>
    mesas.map((nombre, at) => ({
      id: uuid(),
      zona_id: zones[zone]?.id ?? '',
      nombre,
      clave: mesaClave(nombre),
      puestos,
      x: 4 + (at % 4) * STEP,
      y: 6 + Math.floor(at / 4) * STEP,
      ancho: SIZE,
      alto: SIZE,
      forma,
      activa: true,
    })),
  );
  return { zones, tables };
}

/** How many tables are taken, whatever the hour. */
const FEWEST = 5;

/** Who sits at the tables now: the open orders of each table are its account; one table or more has not ordered yet. */
export function accountsOf(
  orders: readonly DemoOrder[],
  { zonas, waiters, revision, now }: Seats,
  { uuid }: Pick<Chance, 'uuid'>,
) {
  const isSeated = ({ tipo, estado }: DemoOrder) =>
    tipo === 'en_local' && OPEN_ESTADOS.includes(estado);
  const byTable = Map.groupBy(orders.filter(isSeated), ({ mesa }) => mesaClave(mesa ?? ''));
  const seated = [...byTable].map(([clave, rounds], at) => {
    const opened = new Date(Math.min(...rounds.map(({ horaCreacion }) => horaCreacion.getTime())));
    const isServed = rounds.every(({ estado }) => estado === 'entregado');
    return {
      ...accountAt(rounds[0]?.mesa ?? clave, opened, waiters[at % waiters.length], uuid()),
      comensales: 2 + (at % 4),
      ...(isServed && { cuentaPedida: now, cuentaPedidaPor: 'comensal' }),
      revision: Math.max(...rounds.map((round) => round.revision)),
    };
  });
  const free = zonas.flatMap(({ mesas }) => mesas).filter((mesa) => !byTable.has(mesaClave(mesa)));
  const empty = free
    .slice(0, Math.max(1, FEWEST - seated.length))
    .map((mesa) => ({ ...accountAt(mesa, now, waiters[0], uuid()), comensales: 3, revision }));
  const accounts = [...seated, ...empty];
  const accountOf = new Map(accounts.map(({ id, claves }) => [claves[0], id]));
  return {
    accounts,
    orders: orders.map((order) => {
      const cuentaId = isSeated(order) ? accountOf.get(mesaClave(order.mesa ?? '')) : undefined;
      return cuentaId ? { ...order, cuentaId, cuentaRevision: order.revision } : order;
    }),
  };
}

type Seats = {
  zonas: readonly DemoZone[];
  waiters: readonly Waiter[];
  /** The sede's. */
  revision: number;
  now: Date;
};

function accountAt(mesa: string, opened: Date, waiter: Waiter | undefined, id: string) {
  return {
    id,
    tipo: 'mesa',
    estado: 'abierta',
    mesas: [mesa],
    claves: [mesaClave(mesa)],
    mesero_id: waiter?.id ?? null,
    abiertaPor: waiter?.nombre ?? 'comensal',
    abierta: opened,
    desde: opened,
    cuentaPedida: null as Date | null,
    cuentaPedidaPor: null as string | null,
    unidos: [],
    pedidos: [],
  };
}
