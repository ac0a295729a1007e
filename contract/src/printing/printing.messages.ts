export const printingMessages = {
  nameRequired: 'Ponle un nombre al agente.',
  nothingToPrint: 'El tiquete no tiene nada que imprimir.',
  freeTextDenied:
    'Solo la caja y el propietario imprimen texto libre. Imprime el tiquete desde su pedido.',
  agentCreated: 'Agente creado',
  agentRemoved: 'Agente eliminado',
  settled: 'Recibido',
} as const;

export const ticketMessages = {
  notAnInvoice: 'Este documento no es una factura',
  duplicate: 'DUPLICADO',
  freeText: (nombre: string, cuando: string) => `Texto libre de ${nombre} · ${cuando}`,
} as const;
