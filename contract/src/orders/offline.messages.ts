export const offlineMessages = {
  unsent: 'Sin enviar',
  noConnection: 'Sin conexión.',
  orderWaits: 'Sin conexión: el pedido espera en este dispositivo',
  moveWaits: 'Sin conexión: el cambio espera en este dispositivo',
  goesLater: 'Sale solo apenas vuelva la red.',
  allSent: 'Todo lo que esperaba ya se envió.',
  editNeedsNetwork:
    'Para guardar cambios en un pedido hace falta conexión. Lo que cambiaste sigue aquí: guárdalo cuando vuelva la red.',
  editAfterSending: 'Este pedido todavía no se envió. Podrás editarlo cuando vuelva la red.',
} as const;
