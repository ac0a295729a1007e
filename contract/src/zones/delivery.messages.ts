import { formatMoney } from '../money.ts';

/** What whoever orders a delivery reads. */
export const deliveryMessages = {
  /** The fee as a line of the order. */
  feeName: (where: string) => `Domicilio ${where}`,
  barrioRequired: 'Elige tu barrio, o usa tu ubicación.',
  outside: 'No llegamos hasta allá.',
  outsideOf: (barrio: string) => `No llegamos a ${barrio}.`,
  tooSmall: 'Tu pedido no llega al mínimo de esta zona.',
  belowMinimum: (falta: number, minimo: number) =>
    `Te faltan ${formatMoney(falta)} para el pedido mínimo de ${formatMoney(minimo)}.`,
} as const;
