/**
 * How a menu from elsewhere meets the one that is there. 'actualizar' changes the products with the
 * same id_sigo and adds the rest; 'reemplazar' also takes out those that the new menu does not have.
 */
export const MODOS_MENU = ['actualizar', 'reemplazar'] as const;
export type ModoMenu = (typeof MODOS_MENU)[number];

export const ACCIONES_PLAN = ['nuevo', 'cambia', 'igual', 'sale'] as const;
export type AccionPlan = (typeof ACCIONES_PLAN)[number];
