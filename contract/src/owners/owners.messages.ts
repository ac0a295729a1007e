export const ownersMessages = {
  brandSaved: 'Nombre, logo y NIT guardados',
  brandFailed: 'No pudimos guardar los cambios',
  noNit: 'Sin NIT: puedes escribirlo para que salga en tus tiquetes.',
  nombreRequired: 'Escribe el nombre de tu restaurante',
  passwordChanged: 'Contraseña cambiada',
  closed: 'Tu cuenta está cerrada',
  closeFailed: 'No pudimos cerrar tu cuenta',
  typeToClose: (word: string) => `Escribe ${word} para confirmar`,
  ordersOpen: (count: number) =>
    count === 1
      ? 'Hay 1 pedido en curso. Podrás cerrar tu cuenta cuando lo entreguen o lo cancelen.'
      : `Hay ${count} pedidos en curso. Podrás cerrar tu cuenta cuando los entreguen o los cancelen.`,
} as const;
