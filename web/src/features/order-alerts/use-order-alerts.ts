import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderBoard } from '../order-board/order-board.ts';
import { OPEN_ORDERS, useOrderBoard } from '../order-board/orders.queries.ts';
import { playSound } from '../realtime/sounds.ts';
import { type AlertedSection, alertsBetween, isStillCalled } from './order-alerts.ts';

/** The orders each section has not looked at yet. */
export type OrderAlerts = Record<AlertedSection, ReadonlySet<string>>;

const NONE: ReadonlySet<string> = new Set();
const SILENCE: OrderAlerts = { cocina: NONE, pedidos: NONE, caja: NONE };
const SECTIONS: readonly AlertedSection[] = ['cocina', 'pedidos', 'caja'];

/** Raises a section's flag and rings for it, until somebody there clears it. */
export function useOrderAlerts(dbName: string, permisos: readonly string[]) {
  const listens = SECTIONS.some((section) => permisos.includes(section));
  const { data: board } = useOrderBoard(dbName, OPEN_ORDERS, listens);
  const [alerts, setAlerts] = useState(SILENCE);
  const seen = useRef<{ dbName: string; board: OrderBoard }>(undefined);

  useEffect(() => {
    if (!board) return;
    const before = seen.current;
    seen.current = { dbName, board };
    if (!before || before.dbName !== dbName || before.board === board) return;
    const fresh = alertsBetween(before.board, board);
    const called = SECTIONS.filter((one) => permisos.includes(one) && fresh[one].length > 0);
    setAlerts((current) => {
      const next = withoutSettled(current, board);
      for (const section of called) {
        next[section] = new Set([...next[section], ...fresh[section]]);
      }
      return next;
    });
    for (const section of called) if (section !== 'caja') playSound(section);
  }, [board, dbName, permisos]);

  const clear = useCallback((section: AlertedSection) => {
    setAlerts((current) => (current[section].size > 0 ? { ...current, [section]: NONE } : current));
  }, []);

  return { alerts, clear };
}

/** A flag for what somebody else has dealt with meanwhile would send people looking for nothing. */
function withoutSettled(alerts: OrderAlerts, { orders }: OrderBoard): OrderAlerts {
  const kept = { ...alerts };
  for (const section of SECTIONS) {
    const open = orders.filter(({ _id }) => alerts[section].has(_id));
    const ids = open.filter((order) => isStillCalled(section, order)).map(({ _id }) => _id);
    if (ids.length < alerts[section].size) kept[section] = new Set(ids);
  }
  return kept;
}
