import type { Problem } from './errors.ts';
import * as MESSAGES from './messages.ts';
import type { OrderDraft } from './orders.ts';
import { METODOS_PAGO, TIPOS } from './orders.words.ts';
import { isBlank, isEmail, isTooLong, TEXT_LIMITS } from './text.ts';

export type CheckoutWho = 'staff' | 'diner' | 'guest';

/** Every check in every flow, in the order a person meets the fields. Lines: see pricing.rules. */
export function checkoutProblems(
  draft: Omit<OrderDraft, 'productos'>,
  who: CheckoutWho,
): Problem[] {
  return [
    ...required('dbName', draft.dbName, MESSAGES.checkout.restaurantUnknown),
    ...oneOf('tipo', draft.tipo, TIPOS, MESSAGES.checkout.tipoRequired),
    ...customerProblems(draft, who),
    ...placeProblems(draft, who),
    ...oneOf('metodoPago', draft.metodoPago, METODOS_PAGO, textsFor(who).metodoPagoRequired),
    ...tooLong('nombreCliente', draft.nombreCliente, TEXT_LIMITS.nombre),
    ...tooLong('mesa', draft.mesa, TEXT_LIMITS.mesa),
    ...tooLong('direccion', draft.direccion, TEXT_LIMITS.direccion),
    ...tooLong('telefono', draft.telefono, TEXT_LIMITS.telefono),
  ];
}

function tooLong(path: string, value: string | null | undefined, max: number): Problem[] {
  return isTooLong(value, max) ? [{ path, message: MESSAGES.texts.tooLong(max) }] : [];
}

function customerProblems(draft: Omit<OrderDraft, 'productos'>, who: CheckoutWho): Problem[] {
  const isGuest = who === 'guest';
  const nameText = isGuest
    ? MESSAGES.dinerCheckout.guestRequired
    : MESSAGES.checkout.nombreRequired;
  const problems = required('nombreCliente', draft.nombreCliente, nameText);
  if (isBlank(draft.email)) {
    if (isGuest) problems.push({ path: 'email', message: MESSAGES.dinerCheckout.guestRequired });
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
        ...required('direccion', draft.direccion, MESSAGES.checkout.direccionRequired),
        ...required('telefono', draft.telefono, MESSAGES.checkout.telefonoRequired),
      ];
    default:
      return [];
  }
}

/** Staff are addressed formally, diners are not. */
function textsFor(who: CheckoutWho) {
  return who === 'staff' ? MESSAGES.checkout : MESSAGES.dinerCheckout;
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
