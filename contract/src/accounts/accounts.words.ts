export const CUENTA_ESTADOS = ['abierta', 'cerrada', 'unida', 'anulada'] as const;
export type CuentaEstado = (typeof CUENTA_ESTADOS)[number];

/** `directa`: a sale at the counter, made when it is charged. */
export const CUENTA_TIPOS = ['mesa', 'directa'] as const;
export type CuentaTipo = (typeof CUENTA_TIPOS)[number];

/** Of tables that wait for their bill. */
export const BILL_WORDS = {
  title: 'Piden la cuenta',
  table: (mesa: string) => `${mesa} pide la cuenta`,
  alert: 'hay mesas que piden la cuenta',
} as const;
