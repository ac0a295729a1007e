export const platosMessages = {
  struck: 'Listo.',
  taken: 'De vuelta en la cocina.',
  strikeFailed: 'No pudimos tachar el plato.',
  takeBackFailed: 'No pudimos devolver el plato a la cocina.',
  unknown: 'El pedido ya no tiene ese plato.',
} as const;
