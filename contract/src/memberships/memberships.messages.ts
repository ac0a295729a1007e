export const membershipsMessages = {
  loadFailed: 'Error al obtener las membresías',
  linkMissing: 'Error: no se generó el enlace de pago',
  linkFailed: 'Error al generar el enlace de pago',
  notLoggedIn: 'Sesión no iniciada',
} as const;

/** What paying for a plan does, and what it covers afterwards. */
export const coverageMessages = {
  previewFailed: 'No pudimos calcular hasta cuándo va tu membresía con este pago.',
  converted: (from: string, dias: number, to: string, diasNuevos: number) =>
    `${dias === 1 ? 'Te queda' : 'Te quedan'} ${days(dias)} de ${from} = ${days(diasNuevos)} de ${to}.`,
  until: (fecha: string) => `Con este pago tu membresía va hasta el ${fecha}.`,
  sedesBeyond: (plan: string, permite: number, tienes: number) =>
    `${plan} permite ${permite === 1 ? '1 sede' : `${permite} sedes`}: hoy tienes ${tienes}. Podrás elegir ${permite === 1 ? 'cuál sigue activa' : 'cuáles siguen activas'}; las otras quedan en solo lectura, con todos sus datos.`,
  usuariosBeyond: (plan: string, permite: number, tienes: number) =>
    `${plan} permite ${permite === 1 ? '1 usuario' : `${permite} usuarios`}: hoy tienes ${tienes}. Podrás elegir quiénes siguen activos; los demás quedan en solo lectura, con todos sus datos.`,
  chosen: 'Listo: ya quedó qué sedes y personas siguen activas.',
  choiceFailed: 'No pudimos guardar qué sedes y personas siguen activas',
} as const;

function days(count: number): string {
  return count === 1 ? '1 día' : `${count} días`;
}

export const paymentMessages = {
  verifying: 'Verificando el estado de tu pago...',
  incomplete: 'Datos incompletos para confirmar el pago',
  notApproved: (status: string) => `El pago no fue aprobado (estado: ${status})`,
  confirmFailed: 'Error al confirmar el estado del pago',
  mismatch: 'El pago no corresponde al valor del plan.',
  eventReceived: 'Evento recibido',
  confirmed: '¡Pago confirmado y membresía activada!',
  /** What to do after a payment of this state, in the provider's words. */
  next: (status: string): string => NEXT[status] ?? NEXT_OF_ANY,
} as const;

const NEXT: Record<string, string> = {
  DECLINED:
    'Tu banco no aprobó el cobro y no te descontó nada. Revisa el cupo o el saldo, o paga con otra tarjeta, Nequi o PSE.',
  VOIDED: 'El cobro se anuló y el dinero vuelve a tu cuenta. Puedes pagar otra vez cuando quieras.',
  ERROR:
    'El cobro no se hizo. Espera unos minutos y paga otra vez; si se repite, usa otro medio de pago.',
};
const NEXT_OF_ANY =
  'Tu membresía no cambió. Vuelve a los planes y paga otra vez; si tu banco sí te descontó, escríbenos con el comprobante.';
