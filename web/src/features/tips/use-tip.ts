import type { AccountTotals } from '@comanda/contract/accounts/accounts';
import { totalTax } from '@comanda/contract/accounts/taxes.rules';
import { suggestedTip, type TipAnswer, tipProblems } from '@comanda/contract/accounts/tips.rules';
import { useState } from 'react';
import { readPesos } from '../../lib/pesos-text.ts';

/** What the guests are asked: what is suggested, of what. */
export interface TipAsk {
  sugerido: number;
  porcentaje: number;
  /** What the account costs without a tip. */
  total: number;
}

/** As the server counts it: before taxes. */
export function tipAskOf(
  { total, impuestos }: Pick<AccountTotals, 'total' | 'impuestos'>,
  porcentaje: number,
): TipAsk {
  return { sugerido: suggestedTip(total - totalTax(impuestos), porcentaje), porcentaje, total };
}

interface TipDraft {
  respuesta: TipAnswer['respuesta'] | null;
  /** The other amount, as typed. */
  otro: string;
  /** What was suggested when they answered. */
  sugerido: number;
}

/**
 * What the guests are answering. Nothing is chosen for them, and another suggestion is asked again. `proposed`: what they said
 * before they were asked, such as to keep the change.
 */
export function useTip(ask: TipAsk, proposed = '') {
  const [draft, setDraft] = useState<TipDraft>({
    respuesta: proposed === '' ? null : 'otro',
    otro: proposed,
    sugerido: 0,
  });
  const { otro } = draft;
  const isStale = draft.respuesta === 'si' && draft.sugerido !== ask.sugerido;
  const respuesta = isStale ? null : draft.respuesta;
  const [problem] = respuesta === null ? [] : tipProblems(answerOf(respuesta, otro, ask), ask);
  const answer = respuesta === null || problem ? null : answerOf(respuesta, otro, ask);
  return {
    ask,
    respuesta,
    otro,
    /** Null until they have answered. */
    answer,
    problem: otro.trim() === '' ? undefined : problem?.message,
    choose: (chosen: TipAnswer['respuesta']) =>
      setDraft({ ...draft, respuesta: chosen, sugerido: ask.sugerido }),
    type: (text: string) => setDraft({ ...draft, respuesta: 'otro', otro: text }),
  };
}

export type Tip = ReturnType<typeof useTip>;

function answerOf(
  respuesta: TipAnswer['respuesta'],
  otro: string,
  { sugerido }: TipAsk,
): TipAnswer {
  const valor = { si: sugerido, otro: readPesos(otro) ?? Number.NaN, no: 0 }[respuesta];
  return { respuesta, valor };
}
