export const tablesMessages = {
  tab: 'Mesas',
  others: 'Otras',
  asks: (mesas: number) => (mesas === 1 ? '1 pide' : `${mesas} piden`),
  asking: (mesas: number) => (mesas === 1 ? '1 pide cuenta' : `${mesas} piden cuenta`),
  otherTable: 'Otra mesa',
  chooseTable: 'Elegir esta mesa',
  howMany: '¿Cuántos son?',
  send: 'Enviar a cocina',
  take: 'Tomar el pedido',
  openFailed: 'No pudimos abrir la mesa.',
  changeFailed: 'No pudimos cambiar la cuenta.',
  loadFailed: 'No pudimos cargar las mesas',
  openNeedsNetwork:
    'Sin conexión no se puede abrir la mesa. Toma el pedido: la mesa se abre cuando salga de este dispositivo.',
  needsNetwork:
    'Mover, unir, pasar platos, separar, liberar y pedir la cuenta necesitan conexión. Puedes seguir agregando pedidos.',
  pickTable: (mesa: string) => `¿A qué mesa pasa la ${mesa}?`,
  pickForDishes: (platos: number) =>
    platos === 1 ? '¿A qué mesa pasa el plato?' : `¿A qué mesa pasan los ${platos} platos?`,
  askToJoin: (mesa: string, other: string) => `¿Unir la mesa ${mesa} con la ${other}?`,
  joinText: (other: string) =>
    `La ${other} ya tiene una cuenta. Quedan en una sola y puedes separarlas después.`,
  tapDishes: 'Toca cada plato que pasa. Un toque más, uno más.',
  newAccount: 'Cuenta aparte',
} as const;
