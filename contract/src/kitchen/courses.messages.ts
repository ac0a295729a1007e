export const coursesMessages = {
  unknown: 'El pedido no tiene platos de ese tiempo.',
  fired: (tiempo: number) => `El tiempo ${tiempo} está en marcha.`,
  fireFailed: 'No pudimos marchar el tiempo.',
  fire: (tiempo: number) => `Marchar tiempo ${tiempo}`,
  underWay: 'En marcha',
  mustFire: (tiempo: number) => `Falta marchar el tiempo ${tiempo}`,
  mustFireFirst: 'Este pedido tiene platos en espera. Márchalos antes de marcarlo preparado.',
  later: 'Después',
  waiting: 'en espera',
} as const;
