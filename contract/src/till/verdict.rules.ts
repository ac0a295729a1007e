/** Always beside the colour of a difference. */
export const DIFFERENCE_WORDS = {
  faltan: 'Faltan',
  sobran: 'Sobran',
  cuadra: 'Cuadra',
} as const;

/** Of what was counted minus what must be there. */
export function verdictOf(diferencia: number): keyof typeof DIFFERENCE_WORDS {
  if (diferencia === 0) return 'cuadra';
  return diferencia < 0 ? 'faltan' : 'sobran';
}
