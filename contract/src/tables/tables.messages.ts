export const tablesMessages = {
  tab: 'Mesas',
  others: 'Otras',
  further: 'Cuentas aparte',
  asks: (mesas: number) => (mesas === 1 ? 'pide' : 'piden'),
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
  failsOffline:
    'Abrir, mover y unir mesas, pasar platos, marchar y pedir la cuenta necesitan conexión.',
  needsNetwork:
    'Marchar, mover, unir, pasar platos, separar, liberar y pedir la cuenta necesitan conexión. Puedes seguir agregando pedidos.',
  pickTable: (mesa: string) => `¿A qué mesa pasa la ${mesa}?`,
  pickToJoin: (mesa: string) => `¿Con qué mesa se une la ${mesa}?`,
  isFree: (mesa: string) => `La ${mesa} está libre. Para unir, toca una mesa ocupada.`,
  askToMove: (mesa: string, other: string) => `¿Pasar la mesa ${mesa} a la ${other}?`,
  moveText: 'La cuenta y lo que falte por entregar pasan con ella.',
  askBill: 'Pedir la cuenta',
  servedBy: (nombre: string) => `Atiende ${nombre}`,
  nobodyServes: 'Nadie en especial',
  waiter: 'Quién atiende',
  accountName: 'Nombre de la cuenta',
  guests: 'Personas',
  pickForDishes: (platos: number) =>
    platos === 1 ? '¿A qué mesa pasa el plato?' : `¿A qué mesa pasan los ${platos} platos?`,
  askToJoin: (mesa: string, other: string) => `¿Unir la mesa ${mesa} con la ${other}?`,
  joinText: (other: string) =>
    `La ${other} ya tiene una cuenta. Quedan en una sola y puedes separarlas después.`,
  tapDishes: 'Toca cada plato que pasa. Un toque más, uno más.',
  newAccount: 'Cuenta aparte',
} as const;
