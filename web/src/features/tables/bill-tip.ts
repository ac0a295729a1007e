import type { Account } from '@comanda/contract/accounts/accounts';
import { accountTotals, countedOrder } from '@comanda/contract/accounts/accounts.rules';
import { coversNewest } from '@comanda/contract/accounts/tips.rules';
import type { ChargeSettings } from '@comanda/contract/locations/till-settings';
import { isLocalId } from '../offline/outbox.ts';
import { type TipAsk, tipAskOf } from '../tips/use-tip.ts';
import type { LiveAccount } from './table-list.ts';

/** What the guests of a table are asked before their bill; null where nobody is asked. */
export function tipAskOfTable(
  account: LiveAccount,
  settings: ChargeSettings | undefined,
): TipAsk | null {
  if (!settings?.propina.sugerir) return null;
  const { pagos, ajustes, pedidos } = account;
  const rounds = account.rounds.filter(({ _id }) => !isLocalId(_id));
  const known = new Set(rounds.map(({ _id }) => _id));
  // The server's taxes may lack a round that has just joined.
  const totales = pedidos.every((id) => known.has(id))
    ? accountTotals(
        rounds.map((order) => countedOrder(order._id, order)),
        { pagos, ajustes, impuestos: settings.impuestos },
      )
    : account.totales;
  return tipAskOf(totales, settings.propina.porcentaje);
}

/** What they answered, while it covers the newest round. */
export function answeredAt({ propina, rounds }: LiveAccount): Account['propina'] {
  const joined = rounds.map(({ cuentaRevision }) => ({ alta: cuentaRevision ?? 0 }));
  return coversNewest(propina, joined) ? propina : null;
}
