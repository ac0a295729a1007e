import type { Account } from '@comanda/contract/accounts/accounts';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { DraftPayment } from '@comanda/contract/accounts/charging';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { formatMoney } from '@comanda/contract/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { explainFailure, type Failure } from '../../lib/api/failure.ts';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../lib/toast.ts';
import { holdStill } from '../../lib/touch.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { chargeDeed } from '../offline/new-deeds.ts';
import type { QueuedCharge } from '../offline/outbox.ts';
import { useDeeds } from '../offline/outbox-store.ts';
import { type Charged, chargedKey, submit } from '../offline/send-outbox.ts';
import { catchUp } from '../order-board/orders.queries.ts';
import { putAccount } from '../tables/accounts.queries.ts';
import { accountAsItIs } from '../tables/use-table-deeds.ts';
import { openKey } from '../till-shift/shift.queries.ts';
import type { Bill } from './bill.ts';
import { type ChargeDraft, NEXT_PART } from './charge-draft.ts';
import type { Charging } from './use-bill.ts';

/** Somebody changed the account first: it is shown as it is now, and nothing was paid. */
const CHANGED = [
  'cuenta_cambiada',
  'linea_pagada',
  'pago_excede',
  'cuenta_cerrada',
  'pedido_pagado',
];

/**
 * Takes money for a bill. The key of a payment is made at the tap and kept until the server answers, so that a second tap or a
 * lost answer pays nothing twice. Without network the money waits on this device.
 */
export function useCharge(
  dbName: string,
  charging: Charging,
  draft: ChargeDraft,
  change: (part: Partial<ChargeDraft>) => void,
) {
  const client = useQueryClient();
  const [isBusy, run] = useBusy();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const waiting = useDeeds(dbName)
    .filter((deed) => deed.kind === 'cobro')
    .find((deed) => deed.isLate && isFor(deed, charging));
  const answer = useCharged(draft.key ?? draft.done);
  const isNew = answer !== null && draft.key !== null;

  // However late it comes, and whoever waits for it.
  useEffect(() => {
    if (!answer) return;
    putAccount(client, dbName, answer.data);
    if (!isNew) return;
    change({ ...NEXT_PART, tip: null, isAsking: false, done: draft.key, ...clearedSplit(draft) });
    setFailure(null);
    // The last part says it on the screen of the closed account.
    if (answer.data.estado === 'abierta') toast.success(answer.message, changeOf(answer));
  }, [client, dbName, answer, isNew, draft, change]);

  const pay = (bill: Bill, payment: DraftPayment | null, propina: TipAnswer | null) =>
    run(async () => {
      setFailure(null);
      setCode(null);
      const key = draft.key ?? newId();
      change({ key });
      const { account } = bill;
      const deed = chargeDeed(dbName, {
        key,
        cuenta: account?._id ?? null,
        isDirect: account === null,
        pedidos: bill.rounds.map(({ order }) => order._id),
        place: bill.place,
        vista: account && bill.unsent === 0 ? account.revision : null,
        pagos: payment ? [payment] : [],
        propina,
      });
      try {
        await submit(client, deed);
        ignoreSecondTap();
      } catch (error) {
        change({ key: null });
        const now = accountAsItIs(error);
        if (now) putAccount(client, dbName, now);
        if (error instanceof ApiError && CHANGED.includes(error.code)) catchUp(client, dbName);
        void client.invalidateQueries({ queryKey: openKey(dbName) });
        setFailure(explained(error, bill, now));
        setCode(error instanceof ApiError ? error.code : null);
        holdStill();
      }
    });

  return {
    isBusy,
    failure,
    /** Of the refusal. */
    code,

    waiting: waiting ?? null,
    answer,
    pay,
  };
}

function changeOf({ vueltas }: Charged) {
  return vueltas > 0 ? { description: `${chargeMessages.giveBack}: ${formatMoney(vueltas)}` } : {};
}

/** Also after a reload, when nobody remembers the key. */
function isFor({ cuenta, isDirect, pedidos }: QueuedCharge, charging: Charging): boolean {
  if ('cuenta' in charging) return cuenta === charging.cuenta;
  return isDirect && pedidos.some((id) => charging.pedidos.includes(id));
}

/** Dishes, a seat and a typed value were of the part that is paid. */
function clearedSplit({ split }: ChargeDraft): Partial<ChargeDraft> {
  return split ? { split: { ...split, chosen: [], puesto: null, valor: null } } : {};
}

/** What the server answered to a payment, however it got there. */
function useCharged(key: string | null): Charged | null {
  const query = useQuery<Charged | null>({
    queryKey: chargedKey(key ?? ''),
    queryFn: () => null,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return key === null ? null : (query.data ?? null);
}

function explained(error: unknown, bill: Bill, now: Account | null): Failure {
  const failure = explainFailure(error, chargeMessages.chargeFailed);
  const isChanged = error instanceof ApiError && CHANGED.includes(error.code);
  const changed = isChanged && now && bill.account ? whatChanged(bill.account, now) : null;
  return changed ? { ...failure, text: changed } : failure;
}

/** What somebody else did to the account; null if only the server knows. */
function whatChanged(
  before: Pick<Account, 'totales'>,
  { totales }: Pick<Account, 'totales'>,
): string | null {
  const paid = totales.pagado - before.totales.pagado;
  if (paid > 0) {
    return chargeMessages.somebodyPaid(formatMoney(paid), formatMoney(totales.saldo));
  }
  if (totales.total === before.totales.total) return null;
  return chargeMessages.totalChanged(formatMoney(before.totales.total), formatMoney(totales.total));
}
