/** Its own namespace, open to anybody, because menus are public. */
export const MENU_NAMESPACE = '/menu';
