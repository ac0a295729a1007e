import { vueltasOf } from '@comanda/contract/accounts/cash.rules';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { DraftPayment } from '@comanda/contract/accounts/charging';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { tipOfPart } from '@comanda/contract/accounts/tips.rules';
import { type Bill, standingTip, tipLeft } from './bill.ts';
import type { ChargeDraft, MetodoCobro } from './charge-draft.ts';
import { type Part, partOf, type Split, splitOf } from './parts.ts';

/** What can be taken without network. */
export const OFFLINE_METHODS: readonly MetodoCobro[] = ['efectivo', 'datafono'];

interface Connection {
  isOnline: boolean;
}

/** Whether the tip is asked: nothing is printed or paid before it is answered. */
export function isTipOpen(bill: Bill, draft: ChargeDraft): boolean {
  if (draft.isAsking) return true;
  return bill.asksTip && standingTip(bill, draft.tip) === null;
}

/** What is typed for a bill, added up by the rules of the contract. */
export interface Due {
  split: Split;
  part: Part;
  tip: TipAnswer | null;
  isTipOpen: boolean;
  /** What this part carries of the tip, and what is left of it after. */
  tips: { part: number; rest: number };
  /** The part with its tip. */
  due: number;
  /** Below zero: so much cash is missing. */
  vueltas: number;
  /** Why nothing can be charged yet; null if it can. */
  missing: string | null;
  /** Null if nothing is left to pay. */
  payment: DraftPayment | null;
}

export function dueOf(bill: Bill, draft: ChargeDraft, { isOnline }: Connection): Due {
  const { saldo } = bill.totales;
  const split: Split = isSplittable(bill, isOnline)
    ? (draft.split ?? splitOf(bill))
    : { ...splitOf(bill), modo: 'todo' };
  const part = partOf(bill, split);
  const tip = standingTip(bill, draft.tip);
  const left = tipLeft(bill, tip);
  const extra = Math.min(draft.extraTip, left);
  const isChosen = part.valor > 0 || saldo === 0;
  const propina = isChosen ? tipOfPart(part.valor, { saldo, propina: left - extra }) + extra : 0;
  const due = part.valor + propina;
  const { metodo } = draft;
  const recibido = metodo === 'efectivo' ? (draft.recibe ?? due) : null;
  const vueltas = recibido === null ? 0 : vueltasOf({ valor: part.valor, propina, recibido });
  const isAsked = isTipOpen(bill, draft);
  return {
    split,
    part,
    tip,
    isTipOpen: isAsked,
    tips: { part: propina, rest: left - propina },
    due,
    vueltas,
    missing: isAsked
      ? chargeMessages.tipFirst
      : missingOf(bill, { split, due, vueltas, metodo, isOnline }),
    payment:
      due === 0
        ? null
        : {
            metodo: metodo ?? 'efectivo',
            valor: part.valor,
            propina,
            recibido,
            referencia: draft.referencia.trim() || null,
            parte: part.parte,
          },
  };
}

/** Only the whole of an account is taken without network, or before all of it has left this device. */
export function isSplittable({ unsent }: Bill, isOnline: boolean): boolean {
  return isOnline && unsent === 0;
}

interface Typed extends Connection {
  split: Split;
  due: number;
  vueltas: number;
  metodo: MetodoCobro | null;
}

function missingOf(
  { totales }: Bill,
  { split, due, vueltas, metodo, isOnline }: Typed,
): string | null {
  if (totales.consumo === 0) return chargeMessages.nothingOrdered;
  if (split.modo === 'valor' && (split.valor ?? 0) > totales.saldo) {
    return chargeMessages.tooMuch(totales.saldo);
  }
  if (due === 0 && totales.saldo > 0) return CHOOSE[split.modo];
  if (due === 0) return null;
  if (metodo === null) return chargeMessages.chooseMethod;
  if (!isOnline && !OFFLINE_METHODS.includes(metodo)) return chargeMessages.needsNetworkShort;
  return vueltas < 0 ? chargeMessages.missing(-vueltas) : null;
}

const CHOOSE: Record<Split['modo'], string> = {
  todo: chargeMessages.typeAmount,
  partes: chargeMessages.typeAmount,
  platos: chargeMessages.chooseDishes,
  puesto: chargeMessages.chooseSeat,
  valor: chargeMessages.typeAmount,
};

/** An answer that the server has is not sent again. */
export function answerToSend(bill: Bill, tip: TipAnswer | null): TipAnswer | null {
  if (!tip || tip === bill.answered) return null;
  return { respuesta: tip.respuesta, valor: tip.valor };
}
