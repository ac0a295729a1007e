export const coursesMessages = {
  unknown: 'El pedido no tiene platos de ese tiempo.',
  fired: (tiempo: number) => `El tiempo ${tiempo} está en marcha.`,
  fireFailed: 'No pudimos marchar el tiempo.',
  fire: (tiempo: number) => `Marchar tiempo ${tiempo}`,
  needsNetwork: 'Sin conexión no se puede marchar. Se activa al volver.',
  underWay: 'En marcha',
  mustFire: (tiempo: number) => `Falta marchar el tiempo ${tiempo}`,
  later: 'Después',
  waiting: 'en espera',
} as const;
