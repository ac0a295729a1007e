export const TILL_LIMITS = {
  caja: 40,
  motivo: 200,
  nota: 500,
  /** Of a base, a movement, or what a machine says it took. */
  pesos: 1_000_000_000,
  /** Of one note or coin. */
  cantidad: 100_000,
  /** A longer list still reaches the rule, which has its own message. */
  room: 50,
} as const;
