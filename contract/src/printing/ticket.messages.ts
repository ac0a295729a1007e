export const ticketMessages = {
  notAnInvoice: 'Este documento no es una factura',
  duplicate: 'DUPLICADO',
  freeText: (nombre: string, cuando: string) => `Texto libre de ${nombre} · ${cuando}`,
} as const;
