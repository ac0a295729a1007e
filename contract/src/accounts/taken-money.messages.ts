import { formatMoney } from '../money.ts';

/** Of money that was taken without network and could not be written down as it was. */
export const takenMoneyMessages = {
  tookTooMuch: 'Recibiste más de lo que faltaba.',
  unsentFailed: (pesos: number) => `No se registró el cobro de ${formatMoney(pesos)}.`,
  wasPaid: (pesos: number) => `Ya estaba pagada: devuelve ${formatMoney(pesos)}.`,
  wasPartPaid: (saldo: number, devuelve: number) =>
    `Alguien cobró una parte antes: cobra los ${formatMoney(saldo)} que faltan y devuelve ${formatMoney(devuelve)}.`,
  orderRefused: (pesos: number) =>
    `Su pedido no entró, así que no hay cuenta que cobrar: devuelve ${formatMoney(pesos)}.`,
} as const;
