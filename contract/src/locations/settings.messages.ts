export const settingsMessages = {
  saved: 'Ajustes guardados',
  saveFailed: 'No pudimos guardar los ajustes.',
  loadFailed: 'No pudimos leer los ajustes de la sede.',
  topeRange: (min: number, max: number) => `Escribe un número entero entre ${min} y ${max}.`,
  changedMeanwhile: 'La sede cambió mientras editabas. Revisa los ajustes y guarda otra vez.',
  accountsOpen:
    'Todavía hay cuentas abiertas. Cóbralas o libera sus mesas antes de desactivar las cuentas por mesa.',
  onlyKnown: 'Solo mesas y clientes conocidos',
  everybody: 'Volver a recibir de todos',
  onlyKnownNow:
    'Solo recibes pedidos de mesas con código y de clientes que ya atendiste. Los demás ven cómo pedirte.',
  flood: (count: number, minutes: number) =>
    `${count} pedidos de desconocidos en ${minutes} minutos`,
  floodHint: 'Si no los esperabas, deja de recibirlos. Tus mesas y clientes siguen pidiendo.',
  tableUnconfirmed: 'Mesa sin confirmar',
  confirmTable: 'Confirmar mesa',
  tableConfirmed: 'Mesa confirmada',
  confirmTableFailed: 'No pudimos confirmar la mesa.',
} as const;
