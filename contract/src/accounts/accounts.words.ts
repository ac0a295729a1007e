export const CUENTA_ESTADOS = ['abierta', 'cerrada', 'unida', 'anulada'] as const;
export type CuentaEstado = (typeof CUENTA_ESTADOS)[number];

/** `directa`: a sale at the counter, made when it is charged. */
export const CUENTA_TIPOS = ['mesa', 'directa'] as const;
export type CuentaTipo = (typeof CUENTA_TIPOS)[number];

/** Money is never edited: a payment is taken back by a row of one of the other two. */
export const PAGO_TIPOS = ['pago', 'devolucion', 'correccion'] as const;
export type PagoTipo = (typeof PAGO_TIPOS)[number];

/** What is printed of an account: before payment, and after it. */
export const CUENTA_PAPELES = ['detalle', 'comprobante'] as const;
export type CuentaPapel = (typeof CUENTA_PAPELES)[number];

/** Of tables that wait for their bill. */
export const BILL_WORDS = {
  title: 'Piden la cuenta',
  table: (mesa: string) => `${mesa} pide la cuenta`,
  alert: 'hay mesas que piden la cuenta',
} as const;
