/**
 * How an incoming menu is merged with the existing one. 'actualizar' changes the products with the
 * same id_sigo and adds the rest; 'reemplazar' also removes those that the new menu does not have.
 */
export const MODOS_MENU = ['actualizar', 'reemplazar'] as const;
export type ModoMenu = (typeof MODOS_MENU)[number];

export const ACCIONES_PLAN = ['nuevo', 'cambia', 'igual', 'sale'] as const;
export type AccionPlan = (typeof ACCIONES_PLAN)[number];

/** The row of a problem that is about the whole sheet. */
export const WHOLE_SHEET = 0;
