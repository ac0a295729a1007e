import { formatMoney } from '../money.ts';

export const chargingMessages = {
  paid: 'Pago recibido.',
  closed: (numero: number) => `Cuenta ${numero} cerrada.`,
  adjusted: 'Descuento aplicado.',
  unadjusted: 'Descuento quitado.',
  /** An edit changed dishes that had discounts. */
  valor: 'Escribe un valor en pesos enteros.',
  propina: 'Escribe la propina en pesos enteros.',
  nothing: 'Este pago no tiene valor.',
  onlyCash: 'Solo en efectivo se dan vueltas.',
  missing: (pesos: number) => `Faltan ${formatMoney(pesos)}.`,
  parts: 'Elige en cuántas partes se divide, de 2 a 50.',
  tooMany: (max: number) => `Puedes recibir hasta ${max} pagos a la vez.`,
  noPayments: 'Di cuánto pagan y con qué.',
  notWhole: (saldo: number) => `Este pago no cubre todo: faltan ${formatMoney(saldo)}.`,
  noOrders: 'Elige los pedidos que vas a cobrar.',
  tooManyOrders: (max: number) => `Puedes cobrar hasta ${max} pedidos a la vez.`,
  exceeds: (saldo: number) => `Es más de lo que falta por pagar: ${formatMoney(saldo)}.`,
  porcentaje: 'Escribe un porcentaje entero de 1 a 100.',
  oneOfBoth: 'Escribe un porcentaje o un valor, uno de los dos.',
  courtesy: 'Una cortesía no se cobra: no lleva porcentaje ni valor.',
  motivo: 'Escribe el motivo.',
  cantidad: (there: number) =>
    there === 1 ? 'De este plato solo hay 1.' : `De este plato solo hay ${there}.`,
  corrected: 'Pago quitado.',
  replaced: 'Cambiaste con qué se pagó.',
  /** Another name than before says that somebody else sits there by now. */
  reopened: (mesas: readonly string[]) =>
    mesas.length > 0 ? `Cuenta reabierta: ${mesas.join(' + ')}.` : 'Cuenta reabierta.',
  refunded: (valor: number) => `Devolución registrada: ${formatMoney(valor)}.`,
  refundExceeds: (valor: number, propina: number) =>
    propina > 0
      ? `Puedes devolver hasta ${formatMoney(valor)} y ${formatMoney(propina)} de propina.`
      : `Puedes devolver hasta ${formatMoney(valor)}.`,
  refundFirst: 'Este pedido ya está pagado: devuelve antes su dinero.',
  dishesCost: (pesos: number) => `Estos platos cuestan ${formatMoney(pesos)}: cobra ese valor.`,
  sameMethod: 'Elige otro método: este pago ya dice ese.',
  giveBack: (valor: number) =>
    `Ya estaba pagada en parte: devuelve ${formatMoney(valor)} por donde los recibiste.`,
  lineUnknown: 'Este plato ya no está en la cuenta. Mira la cuenta otra vez.',
} as const;
