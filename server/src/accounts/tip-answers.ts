import type { AccountTotals } from '@comanda/contract/accounts/accounts';
import {
  coversNewest,
  suggestionOf as suggestedOf,
  type TipAnswer,
  tipProblems,
} from '@comanda/contract/accounts/tips.rules';
import { VISIT_TEXT_VERSION } from '@comanda/contract/accounts/visit.messages';
import type { SedeSettings } from '@comanda/contract/locations/locations';
import { brokenRules } from '../errors/app-error.ts';
import { sedeKeys } from '../sessions/in-sede.ts';
import type { AccountRow } from '../tables/account-rows.ts';
import { DATABASE_TIME, type Held } from './change-accounts.ts';

type Asked = {
  canal: 'caja' | 'mesero' | 'comensal';
  por: string;
  /** Pesos that were taken before this could be sent: what is suggested, and the account, may be other ones by now. */
  taken?: number | undefined;
};

/** What may be suggested for an account: it is counted before taxes. */
export function suggestionOf(
  totals: AccountTotals,
  { porcentaje }: SedeSettings['propina'],
): { base: number; sugerido: number } {
  return suggestedOf(totals, porcentaje);
}

/** The newest answer, unless somebody ordered since. */
export function standingAnswer({
  propina,
  orders,
}: Pick<AccountRow, 'propina' | 'orders'>): AccountRow['propina'] {
  return propina && coversNewest(propina, orders) ? propina : null;
}

/**
 * Keeps what the guests answered, as proof that they were asked, and returns how much they give: of the answer sent, else of
 * the one before if nobody ordered since; null if nobody was asked.
 */
export async function answeredTip(
  { tx, sede }: Held,
  row: AccountRow,
  given: TipAnswer | null | undefined,
  { totals, propina }: { totals: AccountTotals; propina: SedeSettings['propina'] },
  { canal, por, taken }: Asked,
): Promise<number | null> {
  if (!given) return standingAnswer(row)?.valor ?? null;
  const { base, sugerido } = suggestionOf(totals, propina);
  const isOld =
    taken !== undefined && given.respuesta === 'si' && given.valor !== sugerido && given.valor > 0;
  const sent: TipAnswer = isOld ? { ...given, respuesta: 'otro' } : given;
  const total = Math.max(totals.total, taken ?? 0);
  const problems = tipProblems(sent, { sugerido, total });
  if (problems.length > 0) throw brokenRules(problems);
  await tx
    .insertInto('tip_consents')
    .values({
      ...sedeKeys(sede),
      cuenta_id: row.id,
      respuesta: sent.respuesta,
      valor: sent.valor,
      sugerido,
      base,
      canal,
      por,
      texto_version: VISIT_TEXT_VERSION,
      hasta: Math.max(0, ...row.orders.map(({ alta }) => alta)),
      at: DATABASE_TIME,
    })
    .execute();
  return sent.valor;
}
