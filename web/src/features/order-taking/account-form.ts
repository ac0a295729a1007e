import type { Order } from '@comanda/contract/orders/orders';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { useState } from 'react';
import type { CheckoutForm } from '../checkout/use-checkout.ts';

const EMPTY: CheckoutForm = {
  nombreCliente: '',
  email: '',
  mesa: '',
  direccion: '',
  telefono: '',
  metodoPago: '',
};

/** An order that is edited keeps what it says until somebody says otherwise. */
export function accountForm(editing: Order | null): CheckoutForm {
  if (!editing) return EMPTY;
  const { nombreCliente, email, mesa, direccion, telefono, metodoPago } = editing;
  return {
    nombreCliente,
    email: email ?? '',
    mesa: mesa ?? '',
    direccion: direccion ?? '',
    telefono: telefono ?? '',
    metodoPago,
  };
}

/** Of an order that somebody else changed: what was typed here stays, the rest is as it is now. */
function keepTyped(typed: CheckoutForm, before: CheckoutForm, now: CheckoutForm): CheckoutForm {
  const fields = Object.keys(now) as (keyof CheckoutForm)[];
  const kept = fields.filter((field) => typed[field] !== before[field]);
  return { ...now, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) };
}

/** The name an order at a table goes by until somebody asks for the person's. */
export function tableLabel(mesa: string): string {
  const name = mesa.trim();
  return name === '' || /^mesa\b/i.test(name) ? name : `Mesa ${name}`;
}

/** The name the waiter left to us after the table changes; theirs is never touched. */
export function nameAtTable({ nombreCliente, mesa }: CheckoutForm, nextMesa: string): string {
  const isOurs = nombreCliente.trim() === '' || nombreCliente === tableLabel(mesa);
  return isOurs ? tableLabel(nextMesa) : nombreCliente;
}

/** Food that leaves the house does not go by the name of a table. */
export function formFor(tipo: Tipo, form: CheckoutForm): CheckoutForm {
  const isTableName = form.mesa !== '' && form.nombreCliente === tableLabel(form.mesa);
  if (tipo !== 'en_local') return isTableName ? { ...form, nombreCliente: '' } : form;
  return { ...form, nombreCliente: nameAtTable(form, form.mesa) };
}

/** What was typed in 'Cuenta' outlives the dialog and the tab, so that a stray tap loses nothing. */
export function useAccountForm(editing: Order | null) {
  const [form, setForm] = useState(() => accountForm(editing));
  const [opened, setOpened] = useState(editing);
  if (opened?._id !== editing?._id) {
    setOpened(editing);
    setForm(accountForm(editing));
  } else if (editing && opened && opened.revision !== editing.revision) {
    setOpened(editing);
    setForm(keepTyped(form, accountForm(opened), accountForm(editing)));
  }
  return {
    form,
    setForm,
    /** For the next order, which may begin with what is known already. */
    reset: (next: CheckoutForm = accountForm(null)) => {
      setOpened(null);
      setForm(next);
    },
  };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
