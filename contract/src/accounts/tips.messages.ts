import { formatMoney } from '../money.ts';
import type { TipAnswer } from './tips.rules.ts';

export const tipMessages = {
  ask: '¿Incluyen la propina?',
  title: '¿Incluimos la propina?',
  forWhom: (destino: string) => `Es voluntaria y es toda para ${destino}.`,
  suggested: (valor: number) => `Sí, incluir ${formatMoney(valor)}`,
  other: 'Otro valor',
  none: 'No incluir',
  otherLabel: 'Valor de la propina',
  amount: (max: number) => `Escribe la propina en pesos enteros, hasta ${formatMoney(max)}.`,
  changed: 'La propina sugerida cambió. Pregunta otra vez.',
  tip: 'Propina',
  undecided: 'tú decides',
  undecidedOfTable: 'ellos deciden',
  consumption: 'Consumo de la mesa',
  total: 'Total',
  answered: ({ respuesta, valor }: TipAnswer) =>
    ({
      si: `Propina: sí, ${formatMoney(valor)}`,
      otro: `Propina: ${formatMoney(valor)}`,
      no: 'Sin propina',
    })[respuesta],
  missing: 'Falta: tu respuesta',
  missingOfTable: 'Falta: la respuesta de la mesa',
  withTip: (total: number) => `Con ella pagan ${formatMoney(total)}.`,
  keep: 'Guardar la respuesta',
  change: 'Cambiar',
} as const;
