import { ACCOUNT_LIMITS } from './accounts.rules.ts';

const { min, max } = ACCOUNT_LIMITS.comensales;

export const accountsMessages = {
  opened: 'Mesa abierta.',
  saved: 'Cuenta actualizada.',
  moved: 'La cuenta pasó a la otra mesa.',
  merged: 'Las cuentas quedaron unidas.',
  parted: 'Las cuentas quedaron separadas.',
  linesMoved: 'Los platos pasaron a la otra cuenta.',
  released: 'Mesa libre.',
  billAsked: 'Pediste la cuenta. Ya vienen a tu mesa.',
  billNoted: 'La mesa pide la cuenta.',
  comensales: `Escribe cuántos son, de ${min} a ${max}.`,
  nombreTooLong: `El nombre puede tener hasta ${ACCOUNT_LIMITS.nombre} caracteres.`,
  mesaRequired: 'Di a qué mesa.',
  meseroUnknown: 'No encontramos a esta persona en la sede.',
  nothingChosen: 'Elige al menos un plato.',
  lineUnknown: 'Este plato ya no está en la cuenta. Mira la cuenta otra vez.',
  cantidad: (there: number) =>
    there === 1 ? 'De este plato solo hay 1.' : `De este plato solo hay ${there}.`,
  lineWhole: 'Este plato tiene adiciones o combo: pásalo entero.',
  sameTable: 'La cuenta ya está en esta mesa. Elige otra.',
  sameAccount: 'Elige otra mesa: los platos ya están en esta cuenta.',
  noTable: 'Una venta de mostrador no tiene mesa. Edita el pedido y ponle una.',
} as const;
