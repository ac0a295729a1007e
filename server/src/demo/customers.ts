import type { MetodoPago, Tipo } from '@comanda/contract/orders/orders';
import type { Chance } from './chance.ts';
import { type DemoClient, strangerIn } from './clients.ts';
import type { DemoSede } from './restaurant.ts';

/** Who takes orders at the sede. */
type Waiter = { id: string; nombre: string; email: string };

export type Regulars = {
  sede: DemoSede;
  waiters: readonly Waiter[];
  clients: readonly DemoClient[];
};

export type Customer = {
  mesa: string | null;
  direccion: string | null;
  telefono: string | null;
  nombreCliente: string;
  email: string | null;
  creadoPor: string;
  client_id: string | null;
  employee_id: string | null;
};

type Who = 'staff' | 'diner' | 'guest';

const WHO: Record<Tipo, readonly (readonly [Who, number])[]> = {
  en_local: [
    ['staff', 72],
    ['diner', 18],
    ['guest', 10],
  ],
  para_llevar: [
    ['staff', 50],
    ['diner', 28],
    ['guest', 22],
  ],
  a_domicilio: [
    ['staff', 28],
    ['diner', 48],
    ['guest', 24],
  ],
};

const METODOS: Record<Tipo, readonly (readonly [MetodoPago, number])[]> = {
  en_local: [
    ['datafono', 36],
    ['efectivo', 30],
    ['tarjeta', 16],
    ['transferencia', 16],
    ['bizum', 2],
  ],
  para_llevar: [
    ['efectivo', 36],
    ['transferencia', 28],
    ['datafono', 24],
    ['tarjeta', 10],
    ['bizum', 2],
  ],
  a_domicilio: [
    ['transferencia', 42],
    ['efectivo', 38],
    ['datafono', 12],
    ['tarjeta', 6],
    ['bizum', 2],
  ],
};

/**
 * The same rules as for a real order: staff sign with their own e-mail, everyone else with theirs.
 */
export function customerAt(
  { sede, waiters, clients }: Regulars,
  tipo: Tipo,
  at: Date,
  chance: Chance,
): Customer {
  const registered = clients.filter(({ fecha_registro }) => fecha_registro < at);
  const who = chance.weighted(WHO[tipo]);
  const client = who === 'diner' && registered.length > 0 ? chance.favourite(registered) : null;
  const waiter = who === 'staff' ? waiterOnDuty(waiters, chance) : null;
  const person = client ?? strangerIn(sede, chance);
  const email = waiter && chance.happens(0.85) ? null : person.email;
  return {
    ...placeOf(sede, tipo, person, chance),
    nombreCliente: person.nombre,
    email,
    creadoPor: waiter?.email ?? person.email,
    client_id: client?.id ?? null,
    employee_id: waiter?.id ?? null,
  };
}

/** The first takes most orders; the last, the administrator, only helps. */
export function waiterOnDuty(waiters: readonly Waiter[], chance: Chance): Waiter {
  return chance.weighted(waiters.map((waiter, i) => [waiter, 1 / (1 + i * i)] as const));
}

/** A signed-in diner who orders from home. */
export function atHome(client: DemoClient): Customer {
  const { id, nombre, email, telefono, direccion } = client;
  return {
    mesa: null,
    direccion,
    telefono,
    nombreCliente: nombre,
    email,
    creadoPor: email,
    client_id: id,
    employee_id: null,
  };
}

/** People at a table, whose order a waiter takes. */
export function atTable(
  { waiters }: Pick<Regulars, 'waiters'>,
  mesa: string,
  nombreCliente: string,
  chance: Chance,
): Customer {
  const waiter = waiterOnDuty(waiters, chance);
  return {
    mesa,
    direccion: null,
    telefono: null,
    nombreCliente,
    email: null,
    creadoPor: waiter.email,
    client_id: null,
    employee_id: waiter.id,
  };
}

export function metodoPagoFor(tipo: Tipo, chance: Chance): MetodoPago {
  return chance.weighted(METODOS[tipo]);
}

function placeOf(
  sede: DemoSede,
  tipo: Tipo,
  person: { direccion: string; telefono: string },
  chance: Chance,
) {
  const isDelivery = tipo === 'a_domicilio';
  return {
    mesa: tipo === 'en_local' ? chance.pick(sede.mesas) : null,
    direccion: isDelivery ? person.direccion : null,
    telefono: isDelivery ? person.telefono : null,
  };
}
