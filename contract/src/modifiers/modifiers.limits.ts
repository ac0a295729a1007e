export const MODIFIER_LIMITS = {
  /** Groups of a sede. */
  grupos: 200,
  /** Options of a group. */
  opciones: 60,
  /** Groups of a dish. */
  porProducto: 8,
  /** Groups that hang under an option. */
  porOpcion: 3,
  /** How many options one may choose of a group. */
  max: 30,
  /** How many options a dish may have in all, so that no sum overflows. */
  porLinea: 100,
  nombre: 100,
  pregunta: 200,
  codigo: 60,
} as const;
