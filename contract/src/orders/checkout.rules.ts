import { phoneProblems } from '../forms/phones.ts';
import { missingField } from '../forms/required.ts';
import { textMessages } from '../text.messages.ts';
import { isBlank, isEmail, isTooLong, TEXT_LIMITS } from '../text.ts';
import type { Problem } from '../wire.ts';
import { checkoutMessages, dinerCheckoutMessages } from './checkout.messages.ts';
import type { Order, OrderDraft } from './orders.ts';
import { METODOS_COBRO, METODOS_PAGO, TIPOS } from './orders.words.ts';

export type CheckoutWho = 'staff' | 'diner' | 'guest';

/**
 * Every check of every flow, in the order of the form's fields. Lines: see pricing.rules. `before`:
 * the order that is edited.
 */
export function checkoutProblems(
  draft: Omit<OrderDraft, 'productos'>,
  who: CheckoutWho,
  before?: Pick<Order, 'telefono'> | null,
): Problem[] {
  return [
    ...required('dbName', draft.dbName, checkoutMessages.restaurantUnknown),
    ...oneOf('tipo', draft.tipo, TIPOS, checkoutMessages.tipoRequired),
    ...customerProblems(draft, who),
    ...placeProblems(draft, who),
    ...oneOf('metodoPago', draft.metodoPago, metodosOf(draft), textsFor(who).metodoPagoRequired),
    ...tooLong('nombreCliente', draft.nombreCliente, TEXT_LIMITS.nombre),
    ...tooLong('mesa', draft.mesa, TEXT_LIMITS.mesa),
    ...tooLong('direccion', draft.direccion, TEXT_LIMITS.direccion),
    ...tooLong('telefono', draft.telefono, TEXT_LIMITS.telefono),
    ...phoneProblems(draft.telefono, before?.telefono),
  ];
}

function tooLong(path: string, value: string | null | undefined, max: number): Problem[] {
  return isTooLong(value, max) ? [{ path, message: textMessages.tooLong(max) }] : [];
}

function customerProblems(draft: Omit<OrderDraft, 'productos'>, who: CheckoutWho): Problem[] {
  const isGuest = who === 'guest';
  const { guestRequired } = dinerCheckoutMessages;
  const nombreRequired = isGuest ? guestRequired : checkoutMessages.nombreRequired;
  const problems = required('nombreCliente', draft.nombreCliente, nombreRequired);
  if (isBlank(draft.email)) {
    // The text speaks of both fields, so only the first that is empty has it.
    const isSaid = problems.length > 0;
    if (isGuest)
      problems.push(
        ...(isSaid ? [missingField('email')] : [{ path: 'email', message: guestRequired }]),
      );
  } else if (!isEmail(draft.email)) {
    problems.push({ path: 'email', message: textsFor(who).emailInvalid });
  }
  return problems;
}

function placeProblems(draft: Omit<OrderDraft, 'productos'>, who: CheckoutWho): Problem[] {
  switch (draft.tipo) {
    case 'en_local':
      return required('mesa', draft.mesa, textsFor(who).mesaRequired);
    case 'a_domicilio':
      return [
        ...required('direccion', draft.direccion, checkoutMessages.direccionRequired),
        ...required('telefono', draft.telefono, checkoutMessages.telefonoRequired),
      ];
    default:
      return [];
  }
}

/** Only a table pays later. */
function metodosOf({ tipo }: Pick<OrderDraft, 'tipo'>): readonly string[] {
  return tipo === 'en_local' ? METODOS_PAGO : METODOS_COBRO;
}

/** The oldest texts address staff formally. */
function textsFor(who: CheckoutWho) {
  return who === 'staff' ? checkoutMessages : dinerCheckoutMessages;
}

function required(path: string, value: string | null | undefined, message: string): Problem[] {
  return isBlank(value) ? [{ path, message }] : [];
}

function oneOf(
  path: string,
  value: string | null | undefined,
  words: readonly string[],
  message: string,
): Problem[] {
  return value && words.includes(value) ? [] : [{ path, message }];
}
