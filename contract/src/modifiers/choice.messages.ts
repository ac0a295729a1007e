import { formatMoney } from '../money.ts';

const ORDINALS = [
  'primera',
  'segunda',
  'tercera',
  'cuarta',
  'quinta',
  'sexta',
  'séptima',
  'octava',
  'novena',
  'décima',
];

/** What the sheet of a dish says of its groups and options. */
export const choiceMessages = {
  none: 'Así está bien',
  done: 'Listo',
  note: 'Nota',
  included: 'Incluida',
  soldOut: 'Agotada hoy',
  /** Of an option that is a dish. */
  notToday: 'Hoy no hay',
  /** Of a group of which nobody can take more. */
  full: (max: number) => `Llevas ${max} de ${max}`,
  dishSoldOut: 'Agotado por hoy',
  cheapestFree: 'Te incluimos las de menor valor, en cualquier orden.',
  plus: (pesos: number) => `+${formatMoney(pesos)}`,
  from: (pesos: number) => `desde +${formatMoney(pesos)}`,
  free: (units: number) => (units === 1 ? '1 incluida' : `${units} incluidas`),
  /** 'tercera +$2.000' */
  paid: (place: number, pesos: number, isSame: boolean) =>
    `${ordinal(place)} ${isSame ? choiceMessages.plus(pesos) : choiceMessages.from(pesos)}`,
  /** '1 a $2.000', '2 suman $3.500' */
  charged: (units: number, pesos: number) =>
    units === 1 ? `1 a ${formatMoney(pesos)}` : `${units} suman ${formatMoney(pesos)}`,
  /** 'Guacamole, tercera de Salsas' */
  inPlace: (option: string, place: number, group: string) =>
    `${option}, ${ordinal(place)} de ${group}`,
  under: (option: string, nested: string) => `${option}: ${nested}`,
  asLast: (words: string) => `Como la última: ${words}`,
  groups: 'Lo que puedes elegir',
  /** Of a line that was taken before its dish had groups. */
  extrasGo: (names: string) =>
    `Este plato ahora se pide con opciones. Al guardar se quita lo que llevaba: ${names}.`,
  /** Of an order that is edited. */
  keptGone: (names: string) =>
    `El menú ya no tiene ${names}. La orden lo conserva mientras no cambies las opciones ni pidas más.`,
  goneNow: (names: string) => `El menú ya no tiene ${names}: con este cambio se quita.`,
  restore: 'Dejar como estaba',
  receipt: 'Ver cómo se suma',
} as const;

function ordinal(place: number): string {
  return ORDINALS[place - 1] ?? 'la siguiente';
}
