/** Not with the texts of sign-in: the first view of the menu loads only these. */
export const dinerMessages = {
  guest: 'Usuario invitado',
  categoriesNotLoaded: 'Error cargando categorías',
  productsNotLoaded: 'Error cargando productos',
} as const;
