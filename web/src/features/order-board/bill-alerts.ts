import type { Account } from '@comanda/contract/accounts/accounts';
import { waitsForBill } from '@comanda/contract/accounts/accounts.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playSound } from '../realtime/sounds.ts';
import { OPEN_ORDERS, useOrderBoard } from './orders.queries.ts';

/** The sections that bring or take the bill. */
export const BILL_SECTIONS = ['pedidos', 'caja'] as const;
type BillSection = (typeof BILL_SECTIONS)[number];
type BillAlerts = Record<BillSection, ReadonlySet<string>>;

const PREFIX = 'cuenta ';
const NONE: ReadonlySet<string> = new Set();
const NO_ORDERS: readonly Order[] = [];
const SILENCE: BillAlerts = { pedidos: NONE, caja: NONE };

/** Tells a mark for a bill from that of an order. */
export function isBillAlert(mark: string): boolean {
  return mark.startsWith(PREFIX);
}

/** Marks pedidos and caja and rings there, once for each time that a table asks for its bill. */
export function useBillAlerts(
  dbName: string,
  permisos: readonly string[],
  accounts: readonly Account[] | undefined,
) {
  const listens = accounts !== undefined && BILL_SECTIONS.some((one) => permisos.includes(one));
  const { data: board } = useOrderBoard(dbName, OPEN_ORDERS, listens);
  const orders = board?.orders ?? NO_ORDERS;
  const [marks, setMarks] = useState(SILENCE);
  const told = useRef<{ dbName: string; asked: Set<string> }>(undefined);

  useEffect(() => {
    if (!listens || !accounts) return;
    const asked = billsAsked(accounts, orders);
    if (told.current?.dbName !== dbName) {
      told.current = { dbName, asked: new Set(asked) };
      setMarks(SILENCE);
      return;
    }
    const known = told.current.asked;
    const fresh = asked.filter((mark) => !known.has(mark));
    for (const mark of fresh) known.add(mark);
    const called = BILL_SECTIONS.filter((one) => permisos.includes(one) && fresh.length > 0);
    setMarks((current) => {
      const next = withoutSettled(current, asked);
      if (called.length === 0) return next;
      return Object.fromEntries(
        BILL_SECTIONS.map((one) => [
          one,
          called.includes(one) ? new Set([...next[one], ...fresh]) : next[one],
        ]),
      ) as BillAlerts;
    });
    for (const section of called) playSound(section);
  }, [listens, accounts, orders, dbName, permisos]);

  const clear = useCallback((section: BillSection) => {
    setMarks((current) => (current[section].size > 0 ? { ...current, [section]: NONE } : current));
  }, []);
  return { marks, clear };
}

/** A mark for each table that waits for its bill; asking again after another round is a new one. */
function billsAsked(accounts: readonly Account[], orders: readonly Order[]): string[] {
  return accounts
    .filter(
      (account) =>
        account.estado === 'abierta' &&
        waitsForBill(
          account,
          orders.filter(({ cuentaId }) => cuentaId === account._id),
        ),
    )
    .map(({ _id, cuentaPedida }) => `${PREFIX}${_id} ${cuentaPedida}`);
}

/** Without the bills that were paid, or whose table ordered more. */
function withoutSettled(marks: BillAlerts, asked: readonly string[]): BillAlerts {
  const isSettled = (mark: string) => !asked.includes(mark);
  if (!BILL_SECTIONS.some((one) => [...marks[one]].some(isSettled))) return marks;
  const kept = (of: ReadonlySet<string>) => new Set([...of].filter((mark) => !isSettled(mark)));
  return { pedidos: kept(marks.pedidos), caja: kept(marks.caja) };
}
