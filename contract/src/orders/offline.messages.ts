export const offlineMessages = {
  unsent: 'Sin enviar',
  noConnection: 'Sin conexión.',
  orderWaits: 'Sin conexión: el pedido espera en este dispositivo',
  moveWaits: 'Sin conexión: el cambio espera en este dispositivo',
  notLoaded: 'Esta parte no alcanzó a cargar. Tócala otra vez cuando vuelva la red.',
  goesLater: 'Sale solo apenas vuelva la red.',
  allSent: 'Todo lo que esperaba ya se envió.',
  editNeedsNetwork:
    'Para guardar cambios en un pedido hace falta conexión. Lo que cambiaste sigue aquí: guárdalo cuando vuelva la red.',
  editAfterSending: 'Este pedido todavía no se envió. Podrás editarlo cuando vuelva la red.',
  orderBack: 'Aquí está el pedido que no alcanzaste a enviar.',
  orderUnsent: 'Tienes un pedido sin enviar',
  orderKept:
    'Si cierras sesión, queda guardado en este dispositivo hasta que ingreses otra vez con tu cuenta. Nadie más lo ve.',
  orderKeptNow: 'Tu pedido sin enviar queda guardado: lo ves cuando ingreses con tu cuenta.',
  keepTaking: 'Seguir con el pedido',
  switchPerson: 'Cambiar de persona',
  leave: 'Salir',
  askToLeave: '¿Cerrar sesión?',
} as const;
