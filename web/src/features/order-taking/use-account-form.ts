import type { Order } from '@comanda/contract/orders';
import { useState } from 'react';
import { accountForm } from './account-form.ts';

/** What was typed in 'Cuenta' outlives the dialog, so that a stray tap loses nothing. */
export function useAccountForm(editing: Order | null) {
  const [form, setForm] = useState(() => accountForm(editing));
  const [opened, setOpened] = useState(editing);
  // Another order, or the same one as somebody else left it.
  if (opened?._id !== editing?._id || opened?.revision !== editing?.revision) {
    setOpened(editing);
    setForm(accountForm(editing));
  }
  return { form, setForm, reset: () => setForm(accountForm(null)) };
}
