export const pickupMessages = {
  screen: 'Turnos',
  screenOf: 'Turnos de los pedidos para llevar',
  leave: 'Salir de la pantalla de turnos',
  preparing: 'En preparación',
  /** '7 pedidos, unos 20 min'. */
  underWay: (count: number, wait: number | null) =>
    `${count} ${count === 1 ? 'pedido' : 'pedidos'}${wait === null ? '' : `, unos ${wait} min`}`,
  nonePreparing: 'Ningún pedido por ahora',
  almostReady: 'casi listo',
  ready: 'Listos',
  readyNow: 'Listo ahora',
  /** 'Listo hace 3 min'. */
  readySince: (age: string) => `Listo ${age}`,
  showNumber: 'Muestra tu número en el mostrador',
  fetchIt: 'Pasa a recogerlo',
  noneReady: 'Cuando tu pedido esté listo, su número aparece aquí.',
  more: (count: number) => `y ${count} más`,
  takeAway: 'pedidos para llevar',
  offline: 'Sin conexión: puede faltar lo más reciente',
} as const;
