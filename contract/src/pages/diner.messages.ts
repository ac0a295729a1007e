/** Apart from the door's texts: the first view of the menu carries these. */
export const dinerMessages = {
  guest: 'Usuario invitado',
  categoriesNotLoaded: 'Error cargando categorías',
  productsNotLoaded: 'Error cargando productos',
} as const;
