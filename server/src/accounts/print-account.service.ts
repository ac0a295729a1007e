import type { CuentaPapel } from '@comanda/contract/accounts/accounts.words';
import { coversNewest } from '@comanda/contract/accounts/tips.rules';
import type { Paper, PaperBody } from '@comanda/contract/printing/printing';
import { isUuid } from '@comanda/contract/text';
import type { TillTicketHead } from '@comanda/contract/till/bill-rows';
import { detailTicket } from '@comanda/contract/till/detail-ticket';
import { receiptTicket } from '@comanda/contract/till/receipt-ticket';
import { tillTicketMessages } from '@comanda/contract/till/till-tickets.messages';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { type PaperDraft, paperHead, printPaper } from '../printing/print-paper.service.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { type AccountRow, selectAccounts } from '../tables/account-rows.ts';
import { presentAccount, revisionOf } from '../tables/accounts.presenter.ts';
import {
  type AccountDeps,
  DATABASE_TIME,
  requireOpen,
  type StoredOrder,
  selectStored,
} from './change-accounts.ts';

/** Prints what guests read before they pay, or what they get for their money. */
export async function printAccount(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  id: string,
  { que, impresora, navegador }: PaperBody & { que: CuentaPapel },
  key: string | null,
): Promise<Paper> {
  if (!isUuid(id)) throw new AppError('cuenta_desconocida');
  const { propina, tiquete } = (await deps.menus.read(sede)).ajustes;
  const head = await paperHead(deps.db, sede, tiquete.nit);
  const wanted = { impresora, navegador, asunto: `cuenta ${id}`, que };
  return printPaper(deps, sede, author, wanted, key, async (tx) => {
    const [row] = await selectAccounts(tx, sede, [id]);
    if (!row) throw new AppError('cuenta_desconocida');
    const orders = await ordersOf(tx, sede, row);
    return que === 'detalle'
      ? detailOf(row, orders, head, propina.sugerir)
      : receiptOf(tx, sede, row, orders, head);
  });
}

type Bill = { _id: string } & Pick<StoredOrder, 'estado' | 'productos'>;

async function ordersOf(tx: Db, sede: Sede, row: AccountRow): Promise<Bill[]> {
  const ids = presentAccount(row).pedidos;
  const stored = ids.length > 0 ? await selectStored(tx, sede, ids) : [];
  return stored
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id, estado, productos }) => ({ _id: id, estado, productos }));
}

/** Who serves must ask about the tip before the detail is printed (Ley 1935 de 2018). */
function detailOf(
  row: AccountRow,
  orders: readonly Bill[],
  head: TillTicketHead,
  isAsked: boolean,
): PaperDraft {
  requireOpen(row);
  const answer = row.propina && coversNewest(row.propina, row.orders) ? row.propina : null;
  if (isAsked && !answer) throw new AppError('propina_sin_preguntar');
  const account = presentAccount(row);
  return {
    documento: `detalle ${revisionOf(row)}`,
    wasPrintedBefore: false,
    write: (options) =>
      detailTicket(account, orders, head, { ...options, tip: answer?.valor ?? null }),
    entry: entryOf(row, 'detalle'),
    remember: async () => undefined,
  };
}

/** An open account has a receipt of what was paid so far; a closed one has one receipt, and every other is a copy. */
async function receiptOf(
  tx: Db,
  sede: Sede,
  row: AccountRow,
  orders: readonly Bill[],
  head: TillTicketHead,
): Promise<PaperDraft> {
  const account = presentAccount(row);
  const isClosed = row.estado === 'cerrada';
  if (!isClosed && account.totales.pagado + account.totales.propina === 0) {
    throw brokenRules([{ path: 'que', message: tillTicketMessages.nothingPaid }]);
  }
  const { impresa } = await tx
    .selectFrom('accounts')
    .select('impresa')
    .where(inSede(sede))
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  return {
    documento: isClosed ? 'comprobante' : `comprobante ${revisionOf(row)}`,
    wasPrintedBefore: isClosed && impresa !== null,
    write: (options) => receiptTicket(account, orders, head, options),
    entry: entryOf(row, 'comprobante'),
    remember: async () => {
      if (!isClosed || impresa) return;
      await tx
        .updateTable('accounts')
        .set({ impresa: DATABASE_TIME })
        .where(inSede(sede))
        .where('id', '=', row.id)
        .execute();
    },
  };
}

function entryOf({ id, mesas, numero }: AccountRow, documento: CuentaPapel): PaperDraft['entry'] {
  const [mesa] = mesas;
  const after = { documento, ...(mesa && { mesa }), ...(numero !== null && { numero }) };
  return { entity: 'cuenta', entityId: id, after };
}
