import type { ClientUser } from '@comanda/contract/auth/auth';
import type { Order } from '@comanda/contract/orders/orders';
import { feeLineOf } from '@comanda/contract/zones/fee-line';
import { stored } from '../../lib/stored.ts';
import { clientHere } from '../orders/order-sender.ts';
import type { CheckoutForm } from './use-checkout.ts';

/** The form with its account and sede: another account must not see it, and another sede has other tables. */
interface Typed {
  cliente: string | null;
  dbName: string;
  form: CheckoutForm;
}

const KEY = 'checkout_typed';

/** Keeps what was typed and not sent, so that closing the dialog or choosing another tipo loses nothing. */
export function keepTyped(form: CheckoutForm): void {
  const typed: Typed = { cliente: clientHere(), dbName: dbNameHere(), form };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Without storage the text lasts as long as the dialog.
  }
}

export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
}

/** What this account typed in this tab. The table and the barrio are left out at another sede. */
export function typedForm(): Partial<CheckoutForm> {
  const typed = read();
  if (!typed || typed.cliente !== clientHere()) return {};
  if (typed.dbName === dbNameHere()) return typed.form;
  // Another sede has other tables and other zones.
  const { mesa: _, barrio: __, punto: ___, ...person } = typed.form;
  return person;
}

/** Name, e-mail and address of the last orders made on this device without an account. */
export function guestBefore(): Partial<CheckoutForm> {
  const orders = ordersBefore((seguimiento) => seguimiento !== null);
  const [last] = orders;
  return {
    ...(last && { nombreCliente: last.nombreCliente, email: last.email ?? '' }),
    ...lastDelivery(orders),
  };
}

/** The account's data, and what it lacks from its last delivery that this device knows of. */
export function clientBefore(client: ClientUser): Partial<CheckoutForm> {
  const { nombre, email, telefono, direccion } = client;
  const last = lastDelivery(ordersBefore((seguimiento) => seguimiento === null));
  return {
    nombreCliente: nombre,
    email,
    telefono: telefono || (last.telefono ?? ''),
    direccion: direccion || (last.direccion ?? ''),
    ...(last.barrio && { barrio: last.barrio }),
  };
}

function ordersBefore(isWanted: (seguimiento: string | null) => boolean): Order[] {
  return (stored.placedOrders.get() ?? [])
    .filter(({ seguimiento }) => isWanted(seguimiento))
    .map(({ order }) => order);
}

function lastDelivery(orders: readonly Order[]): Partial<CheckoutForm> {
  const last = orders.find(({ direccion }) => direccion);
  if (!last) return {};
  const barrio = feeLineOf(last)?.domicilio?.barrio;
  return {
    direccion: last.direccion ?? '',
    telefono: last.telefono ?? '',
    ...(barrio && { barrio }),
  };
}

function read(): Typed | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isTyped(value) ? value : null;
  } catch {
    return null;
  }
}

function isTyped(value: unknown): value is Typed {
  if (typeof value !== 'object' || value === null) return false;
  const { form } = value as Partial<Typed>;
  return (
    typeof form === 'object' &&
    form !== null &&
    Object.values(form).every((text) => typeof text === 'string')
  );
}

function dbNameHere(): string {
  return stored.location.get()?.dbName ?? '';
}
