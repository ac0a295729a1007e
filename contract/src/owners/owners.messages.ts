export const ownersMessages = {
  brandSaved: 'Nombre y logo guardados',
  brandFailed: 'No pudimos guardar el nombre y el logo',
  nombreRequired: 'Escribe el nombre de tu restaurante',
} as const;
