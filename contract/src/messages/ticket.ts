export const ticket = {
  notAnInvoice: 'Este documento no es una factura',
  duplicate: 'DUPLICADO',
} as const;
