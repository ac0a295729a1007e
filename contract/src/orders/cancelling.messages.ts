import type { Estado } from './orders.words.ts';

const CALL = 'Llama a la sede o habla con el personal.';

const WHY: Record<Exclude<Estado, 'enviado' | 'cancelado'>, string> = {
  preparado: 'La cocina ya preparó tu pedido.',
  entregado: 'Tu pedido ya está entregado.',
  facturado: 'Tu pedido ya está entregado.',
  dado_de_baja: 'La sede dio de baja tu pedido.',
};

/** Texts about a cancelled order that diners read too. */
export const cancellingMessages = {
  own: 'Cancelar mi pedido',
  ownQuestion: '¿Quieres cancelar tu pedido?',
  ownHint: 'La cocina deja de prepararlo. No se puede deshacer.',
  ownDone: 'Cancelaste tu pedido',
  ownFailed: 'No pudimos cancelar tu pedido',
  byDiner: 'El cliente',
  movedOn: (estado: keyof typeof WHY) => `${WHY[estado]} Ya no puedes cancelarlo. ${CALL}`,
  paid: `Tu pedido ya está pagado. ${CALL}`,
  accountPaid: `Ya pagaron parte de la cuenta de tu mesa. ${CALL}`,
} as const;
