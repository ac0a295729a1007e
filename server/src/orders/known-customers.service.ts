import { fold } from '@comanda/contract/fold';
import type { KnownCustomer } from '@comanda/contract/orders/known-customers';
import { phoneKey } from '@comanda/contract/orders/known-customers.rules';
import type { Db } from '../db/db.ts';
import type { Sede } from '../sessions/session.ts';
import { selectKnownCustomers } from './known-customers.db.ts';

const MAX_SHOWN = 5;

/** People who ordered from this phone before; a person with two addresses is there twice. */
export async function knownCustomers(
  db: Db,
  sede: Sede,
  telefono: string,
): Promise<KnownCustomer[]> {
  const key = phoneKey(telefono);
  if (!key) return [];
  const found = new Map<string, KnownCustomer>();
  for (const one of await selectKnownCustomers(db, sede, key)) {
    const same = [phoneKey(one.telefono), fold(one.nombre), fold(one.direccion ?? '')].join('\n');
    if (!found.has(same)) found.set(same, one);
  }
  // Somebody whose address is known needs no second row without one.
  const hasAddress = new Set([...found.values()].filter((one) => one.direccion).map(person));
  return [...found.values()]
    .filter((one) => one.direccion || !hasAddress.has(person(one)))
    .slice(0, MAX_SHOWN);
}

function person({ telefono, nombre }: KnownCustomer): string {
  return `${phoneKey(telefono)} ${fold(nombre)}`;
}
