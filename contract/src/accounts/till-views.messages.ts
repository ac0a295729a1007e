/** What every screen says that leads to charging; the screens of charging itself have more. */
export const tillViewMessages = {
  byTable: 'Por mesa',
  byOrder: 'Por pedido',
  worksOffline: 'cobrando cuentas enteras en efectivo o con datáfono',
  charge: 'Cobrar',
  shiftIn: '¿A qué caja entra?',
} as const;
