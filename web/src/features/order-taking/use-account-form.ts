import type { Order } from '@comanda/contract/orders/orders';
import { useState } from 'react';
import type { CheckoutForm } from '../checkout/use-checkout.ts';
import { accountForm, keepTyped } from './account-form.ts';

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
