export const failedTicketsMessages = {
  notPrinted: (count: number) => `Sin imprimir: ${count}`,
  retry: 'Reintentar',
  queued: (count: number) =>
    count === 1
      ? 'El tiquete va otra vez a la impresora.'
      : 'Los tiquetes van otra vez a la impresora.',
  waiting: 'La impresora no está conectada. Lo que falta sale cuando vuelva.',
  retryFailed: 'No pudimos volver a imprimir.',
} as const;
