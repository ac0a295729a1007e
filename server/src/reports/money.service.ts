import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import type {
  ClosingsReport,
  DiscountsReport,
  TipsReport,
} from '@comanda/contract/reports/money-reports';
import type { Db } from '../db/db.ts';
import {
  countTipAnswers,
  selectAdjustments,
  selectClosings,
  selectTips,
  sumAdjustments,
} from './money.db.ts';
import {
  presentAdjustments,
  presentClosings,
  presentSums,
  presentTips,
} from './money.presenter.ts';
import { type Asked, inSnapshot } from './reports.service.ts';

export async function readTips(db: Db, asked: Asked): Promise<TipsReport> {
  const { period } = asked;
  return inSnapshot(db, asked, async (tx, scope) => {
    const answers = await countTipAnswers(tx, scope, period);
    const said = (respuesta: TipAnswer['respuesta']) =>
      answers.find((one) => one.respuesta === respuesta)?.cuentas ?? 0;
    return {
      ...period,
      propinas: presentTips(await selectTips(tx, scope, period), scope.sedes),
      respuestas: { si: said('si'), otro: said('otro'), no: said('no') },
    };
  });
}

/** `limit`: how many adjustments are listed; the sums are of all of them. */
export async function readDiscounts(db: Db, asked: Asked, limit: number): Promise<DiscountsReport> {
  const { period } = asked;
  return inSnapshot(db, asked, async (tx, scope) => ({
    ...period,
    ...presentSums(await sumAdjustments(tx, scope, period)),
    ajustes: presentAdjustments(await selectAdjustments(tx, scope, period, limit), scope.sedes),
  }));
}

export async function readClosings(db: Db, asked: Asked): Promise<ClosingsReport> {
  const { period } = asked;
  return inSnapshot(db, asked, async (tx, scope) => ({
    ...period,
    cierres: presentClosings(await selectClosings(tx, scope, period), scope.sedes),
  }));
}
