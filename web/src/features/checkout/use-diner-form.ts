import type { Tipo } from '@comanda/contract/orders/orders.words';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { stored } from '../../lib/stored.ts';
import { scannedTable } from '../locations/scanned-table.ts';
import { clientHere } from '../orders/order-sender.ts';
import { clientBefore, guestBefore, keepTyped, typedForm } from './typed-checkout.ts';
import type { CheckoutForm } from './use-checkout.ts';
import { typedBefore } from './waiting-orders.ts';

type Delivery = Partial<Pick<CheckoutForm, 'direccion' | 'telefono'>>;

/** The diner's form: it starts with what is known and keeps what is typed. */
export function useDinerForm(tipo: Tipo) {
  const [form, setForm] = useState(initialForm);
  const [untouched, setUntouched] = useState(form);
  const account = useAccountDelivery(tipo);
  const [taken, setTaken] = useState(account);
  if (account !== taken) {
    setTaken(account);
    const next = takeOver(form, untouched, account);
    setForm(next);
    setUntouched(form === untouched ? next : takeOver(untouched, untouched, account));
  }
  useEffect(() => {
    if (form !== untouched) keepTyped(form);
  }, [form, untouched]);
  return [form, setForm] as const;
}

/** Changes only fields in which nobody typed. */
function takeOver(form: CheckoutForm, untouched: CheckoutForm, known: Delivery): CheckoutForm {
  const isUntouched = ([field]: [string, string]) =>
    form[field as keyof Delivery] === untouched[field as keyof Delivery];
  return { ...form, ...Object.fromEntries(Object.entries(known).filter(isUntouched)) };
}

const NOTHING: Delivery = {};

/**
 * What the server knows for the account's next delivery: another device may have changed the account
 * or ordered last. Without an answer the form keeps what this device knows.
 */
function useAccountDelivery(tipo: Tipo): Delivery {
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => {
    const dbName = stored.location.get()?.dbName;
    if (tipo !== 'a_domicilio' || clientHere() === null || !dbName) return;
    const asked = new AbortController();
    const typed = { ...typedBefore(), ...typedForm() };
    api('GET /api/clients/me', { query: { dbName }, signal: asked.signal }).then(
      ({ data: { entrega } }) =>
        setKnown({
          ...(!typed.direccion && { direccion: entrega.direccion ?? '' }),
          ...(!typed.telefono && { telefono: entrega.telefono }),
        }),
      () => undefined,
    );
    return () => asked.abort();
  }, [tipo]);
  return known;
}

/**
 * Fills each field from what was typed in this tab, else from a returned order, else from the account or the guest's
 * last order.
 */
function initialForm(): CheckoutForm {
  const user = stored.user.get();
  const known: Partial<Record<keyof CheckoutForm, string | null | undefined>>[] = [
    typedForm(),
    returnedForm(),
    user?.tipo === 'cliente' ? clientBefore(user) : guestBefore(),
  ];
  const newest = (field: keyof CheckoutForm) =>
    known.map((form) => form[field]).find((text) => typeof text === 'string') ?? '';
  return {
    nombreCliente: newest('nombreCliente'),
    email: newest('email'),
    mesa: scannedTable()?.mesa ?? newest('mesa'),
    direccion: newest('direccion'),
    telefono: newest('telefono'),
    // Whether it may wait depends on the table.
    metodoPago: newest('metodoPago').replace('por_definir', ''),
    barrio: newest('barrio'),
    punto: newest('punto'),
    // Said apart, because the menu says it too.
    programado: '',
  };
}

/** The form of an order that came back; where the phone was is not asked again. */
function returnedForm() {
  const { domicilio, ...draft } = typedBefore() ?? {};
  return { ...draft, ...(domicilio?.barrio && { barrio: domicilio.barrio }) };
}
