export const paymentMessages = {
  verifying: 'Verificando el estado de tu pago...',
  incomplete: 'Datos incompletos para confirmar el pago',
  notApproved: (status: string) => `El pago no fue aprobado (estado: ${status})`,
  confirmFailed: 'Error al confirmar el estado del pago',
  mismatch: 'El pago no corresponde al valor del plan.',
  eventReceived: 'Evento recibido',
  confirmed: '¡Pago confirmado y membresía activada!',
} as const;
