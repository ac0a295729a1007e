export const platosMessages = {
  struck: 'Listo.',
  taken: 'De vuelta en la cocina.',
  unknown: 'El pedido ya no tiene ese plato.',
} as const;
