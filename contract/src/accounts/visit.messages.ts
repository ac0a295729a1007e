import type { Estado } from '../orders/orders.words.ts';

/** Of the notice below, kept with each answer about a tip. */
export const VISIT_TEXT_VERSION = '2026-11';

export const visitMessages = {
  title: 'La cuenta de tu mesa',
  ask: 'Pedir la cuenta',
  asking: 'Pidiendo la cuenta…',
  asked: 'Listo, ya vienen con la cuenta.',
  askFailed: 'No pudimos pedir la cuenta.',
  askAgain: 'Inténtalo otra vez o pídesela al mesero.',
  payHere: 'Paga en caja o con el mesero.',
  paid: 'Ya pagado',
  left: 'Falta por pagar',
  total: 'Total sin propina',
  discount: 'Descuentos',
  included: (tax: string) => `${tax} incluido`,
  since: (hora: string) => `Desde las ${hora}`,
  /** Whoever serves must let the guests know it (Ley 1935 de 2018). */
  tip: 'La propina es voluntaria: puedes aceptarla, cambiarla o no darla, según tu valoración del servicio. Quejas: Superintendencia de Industria y Comercio, 601\u00a0592\u00a00400 en Bogotá o 01\u00a08000\u00a0910165.',
  loadFailed: 'No pudimos traer la cuenta de tu mesa',
  more: 'Pedir más',
  rounds: (count: number) => (count === 1 ? '1 ronda' : `${count} rondas`),
  round: (number: number) => `Ronda ${number}`,
} as const;

/** What the guests of a table read of each round. */
export const ROUND_WORDS: Record<Estado, string> = {
  // Nobody in the kitchen may have seen it yet.
  enviado: 'Recibida',
  preparado: 'Preparada, ya sale',
  entregado: 'Entregada',
  facturado: 'Pagada',
  cancelado: 'Cancelada',
  dado_de_baja: 'No se cobra',
};
