export const platosMessages = {
  struck: 'Listo.',
  taken: 'De vuelta en la cocina.',
  unknown: 'El pedido ya no tiene ese plato.',
  strikeFailed: 'No pudimos tachar el plato.',
} as const;
