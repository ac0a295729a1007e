import type { Order } from '@comanda/contract/orders/orders';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { tableWords } from '@comanda/contract/orders/table.words';
import type { SetStateAction } from 'react';
import type { CheckoutForm } from '../checkout/use-checkout.ts';
import { setOrderPlace, useOrderPlace } from '../offline/kept-order.ts';
import { barrioOf } from '../zones/use-delivery.ts';

const EMPTY: CheckoutForm = {
  nombreCliente: '',
  email: '',
  mesa: '',
  direccion: '',
  telefono: '',
  metodoPago: '',
  barrio: '',
  punto: '',
  programado: '',
};

/** The form of an edited order starts with the order's values. */
export function accountForm(editing: Order | null): CheckoutForm {
  if (!editing) return EMPTY;
  const { nombreCliente, email, mesa, direccion, telefono, metodoPago, programado } = editing;
  return {
    nombreCliente,
    email: email ?? '',
    mesa: mesa ?? '',
    direccion: direccion ?? '',
    telefono: telefono ?? '',
    metodoPago,
    barrio: barrioOf(editing),
    punto: '',
    programado: programado ?? '',
  };
}

/**
 * After somebody else changed the order: keeps what was typed here and takes the rest from the
 * order.
 */
function keepTyped(typed: CheckoutForm, before: CheckoutForm, now: CheckoutForm): CheckoutForm {
  const fields = Object.keys(now) as (keyof CheckoutForm)[];
  const kept = fields.filter((field) => typed[field] !== before[field]);
  return { ...now, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) };
}

/** The name of an order at a table until somebody types the client's. */
export function tableLabel(mesa: string): string {
  return mesa.trim() === '' ? '' : tableWords(mesa);
}

/** The client name after the table changes. A name that the waiter typed is never changed. */
export function nameAtTable({ nombreCliente, mesa }: CheckoutForm, nextMesa: string): string {
  const isOurs = nombreCliente.trim() === '' || nombreCliente === tableLabel(mesa);
  return isOurs ? tableLabel(nextMesa) : nombreCliente;
}

/** The form of an order for a table whose account is open: nothing is left to ask. */
export function tableForm(mesa: string): CheckoutForm {
  return {
    ...EMPTY,
    mesa,
    nombreCliente: tableLabel(mesa),
    metodoPago: 'por_definir',
  };
}

/** The form of an order whose table moved meanwhile. */
export function seatedForm(form: CheckoutForm, mesa: string): CheckoutForm {
  return { ...form, mesa, nombreCliente: nameAtTable(form, mesa) };
}

/**
 * The form of an order of this tipo. One that leaves the restaurant does not keep a table's name; a table of a sede with
 * accounts pays when it asks for the bill, unless somebody says otherwise.
 */
export function formFor(tipo: Tipo, form: CheckoutForm, hasAccounts = false): CheckoutForm {
  const isTable = tipo === 'en_local';
  const isTableName = form.mesa !== '' && form.nombreCliente === tableLabel(form.mesa);
  const cleared = isTableName ? '' : form.nombreCliente;
  const later = hasAccounts && form.metodoPago === '' ? 'por_definir' : form.metodoPago;
  const now = form.metodoPago === 'por_definir' ? '' : form.metodoPago;
  return {
    ...form,
    nombreCliente: isTable ? nameAtTable(form, form.mesa) : cleared,
    metodoPago: isTable ? later : now,
  };
}

/**
 * Keeps what was typed in 'Cuenta' when the dialog or the tab closes, at a reload and at a sign-out, so that a stray tap
 * loses nothing.
 */
export function useAccountForm(editing: Order | null) {
  const kept = useOrderPlace().form;
  const now = accountForm(editing);
  const of = editing?._id ?? null;
  return {
    form: kept?.of === of ? keepTyped(kept.typed, kept.before, now) : now,
    setForm: (next: SetStateAction<CheckoutForm>) =>
      setOrderPlace(({ form }) => {
        const shown = form?.of === of ? keepTyped(form.typed, form.before, now) : now;
        const typed = typeof next === 'function' ? next(shown) : next;
        return { form: { of, before: now, typed } };
      }),
    reset: resetForm,
  };
}

/** Starts the form of the next order, with values that are known already. */
export function resetForm(typed: CheckoutForm = EMPTY): void {
  setOrderPlace(() => ({ form: typed === EMPTY ? null : { of: null, before: EMPTY, typed } }));
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
