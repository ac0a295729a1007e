/** A namespace of its own, open to anybody: menus are public. */
export const MENU_NAMESPACE = '/menu';
