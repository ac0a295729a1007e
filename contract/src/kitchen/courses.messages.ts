export const coursesMessages = {
  unknown: 'El pedido no tiene platos de ese tiempo.',
  fired: (tiempo: number) => `El tiempo ${tiempo} está en marcha.`,
  fireFailed: 'No pudimos marchar el tiempo.',
  fire: (tiempo: number) => `Marchar tiempo ${tiempo}`,
  fireNamed: (name: string) => `Marchar ${name}`,
  underWay: 'En marcha',
  mustFire: (tiempo: number) => `Falta marchar el tiempo ${tiempo}`,
  later: 'Después',
  laterNamed: (name: string) => `Después: ${name}`,
  waiting: 'en espera',
  notFired: 'no han marchado',
  willWait: (name: string) => `Después: ${name}. La cocina espera a que marches.`,
} as const;
