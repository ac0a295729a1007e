import { stored } from '../../lib/stored.ts';
import { clientHere } from '../orders/order-sender.ts';
import type { CheckoutForm } from './use-checkout.ts';

/** With whose it is and where: another account, or another sede's table, is another form. */
interface Typed {
  cliente: string | null;
  dbName: string;
  form: CheckoutForm;
}

const KEY = 'checkout_typed';

/** What was typed and not sent yet: closing the dialog or choosing another type loses nothing. */
export function keepTyped(form: CheckoutForm): void {
  const typed: Typed = { cliente: clientHere(), dbName: dbNameHere(), form };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Without storage it lasts as long as the dialog.
  }
}

export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
}

/** What this tab's diner typed here; at another sede the table is another one. */
export function typedForm(): Partial<CheckoutForm> {
  const typed = read();
  if (!typed || typed.cliente !== clientHere()) return {};
  if (typed.dbName === dbNameHere()) return typed.form;
  const { mesa: _, ...person } = typed.form;
  return person;
}

/** Who ordered on this device before, without an account. */
export function guestBefore(): Partial<CheckoutForm> {
  const orders = (stored.placedOrders.get() ?? [])
    .filter(({ seguimiento }) => seguimiento !== null)
    .map(({ order }) => order);
  const last = orders[0];
  const delivered = orders.find(({ direccion }) => direccion);
  return {
    ...(last && { nombreCliente: last.nombreCliente, email: last.email ?? '' }),
    ...(delivered && {
      direccion: delivered.direccion ?? '',
      telefono: delivered.telefono ?? '',
    }),
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
