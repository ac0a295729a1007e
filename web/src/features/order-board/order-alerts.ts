import type { Account } from '@comanda/contract/accounts/accounts';
import { KITCHEN } from '@comanda/contract/kitchen/kitchen-age';
import { isToDeliver, passesKitchen } from '@comanda/contract/kitchen/passes-kitchen.rules';
import { hasBegun, isAhead } from '@comanda/contract/kitchen/scheduled.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { isEdit } from '@comanda/contract/orders/orders.rules';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { playSound, type Sound } from '../realtime/sounds.ts';
import { useNow } from '../realtime/use-now.ts';
import { BILL_SECTIONS, useBillAlerts } from './bill-alerts.ts';
import { OPEN_ORDERS, type OrderBoard, useOrderBoard } from './orders.queries.ts';

/** The orders and bills that each section has not looked at yet. */
export type OrderAlerts = Record<AlertedSection, ReadonlySet<string>>;

const NONE: ReadonlySet<string> = new Set();
const SILENCE: OrderAlerts = { cocina: NONE, pedidos: NONE, caja: NONE };
export const SECTIONS: readonly AlertedSection[] = ['cocina', 'pedidos', 'caja'];

/** Marks a section and rings for it when an order or a bill needs it, until somebody there looks. */
export function useOrderAlerts(
  dbName: string,
  permisos: readonly string[],
  accounts?: readonly Account[],
) {
  const listens = SECTIONS.some((section) => permisos.includes(section));
  const { data: board } = useOrderBoard(dbName, OPEN_ORDERS, listens);
  const [alerts, setAlerts] = useState(SILENCE);
  const seen = useRef<{ dbName: string; board: OrderBoard; at: Date }>(undefined);
  // What was ordered for later calls the kitchen when it begins with it.
  const now = useNow(KITCHEN.refreshMs);

  useEffect(() => {
    if (!board) return;
    const before = seen.current;
    seen.current = { dbName, board, at: now };
    if (!before || before.dbName !== dbName) return;
    if (before.board === board && before.at === now) return;
    const time = { from: before.at, to: now };
    const fresh = alertsBetween(before.board, board, time);
    const called = SECTIONS.filter((one) => permisos.includes(one) && fresh[one].length > 0);
    setAlerts((current) => {
      const next = withoutSettled(current, board, now);
      for (const section of called) {
        next[section] = new Set([...next[section], ...fresh[section]]);
      }
      return next;
    });
    for (const section of called) {
      playSound(section === 'cocina' ? kitchenSound(before.board, board, time) : section);
    }
  }, [board, dbName, permisos, now]);

  const { marks, clear: clearBills } = useBillAlerts(dbName, permisos, accounts);
  const clear = useCallback(
    (section: AlertedSection) => {
      setAlerts((now) => (now[section].size > 0 ? { ...now, [section]: NONE } : now));
      if (section !== 'cocina') clearBills(section);
    },
    [clearBills],
  );

  const withBills = useMemo(() => {
    const all = { ...alerts };
    for (const section of BILL_SECTIONS) {
      if (marks[section].size > 0) all[section] = new Set([...alerts[section], ...marks[section]]);
    }
    return all;
  }, [alerts, marks]);
  return { alerts: withBills, clear };
}

/**
 * Removes alerts for orders that somebody else has dealt with, so that nobody looks for nothing.
 */
function withoutSettled(alerts: OrderAlerts, { orders }: OrderBoard, now: Date): OrderAlerts {
  const kept = { ...alerts };
  for (const section of SECTIONS) {
    const open = orders.filter(({ _id }) => alerts[section].has(_id));
    const ids = open.filter((order) => calledBy(order, now) === section).map(({ _id }) => _id);
    if (ids.length < alerts[section].size) kept[section] = new Set(ids);
  }
  return kept;
}

/** The sections that an order can alert. */
export type AlertedSection = 'cocina' | 'pedidos' | 'caja';

const CALLED: Partial<Record<Estado, AlertedSection>> = {
  enviado: 'cocina',
  cancelado: 'cocina',
  preparado: 'pedidos',
  entregado: 'caja',
};

/** The time that has gone by between two versions of a board. */
interface Elapsed {
  from: Date;
  to: Date;
}

/** The section that has to act on the order. What nobody prepares is for the waiter at once. */
function calledBy(order: Order, now: Date): AlertedSection | undefined {
  const section = CALLED[order.estado];
  if (section === 'cocina' && !hasBegun(order, now)) return undefined;
  if (section !== 'cocina' || passesKitchen(order)) return section;
  return isToDeliver(order) ? 'pedidos' : undefined;
}

/**
 * Which sections a change between two versions of the board alerts. It compares boards, not events,
 * so that changes made while the connection was down are announced too.
 */
export function alertsBetween(
  before: OrderBoard,
  after: OrderBoard,
  time: Elapsed,
): Record<AlertedSection, string[]> {
  const known = new Map(before.orders.map((order) => [order._id, order]));
  const alerts: Record<AlertedSection, string[]> = { cocina: [], pedidos: [], caja: [] };
  for (const order of after.orders) {
    const was = known.get(order._id);
    if (!isNews(was, order, before.revision) && !isStarting(was, order, time)) continue;
    const section = calledBy(order, time.to);
    if (section) alerts[section].push(order._id);
  }
  return alerts;
}

/** One sound for all that the kitchen is called for at once: what spares it work comes first. */
export function kitchenSound(before: OrderBoard, { orders }: OrderBoard, time: Elapsed): Sound {
  const known = new Map(before.orders.map((order) => [order._id, order]));
  const sounds = orders.flatMap((now) => {
    const was = known.get(now._id);
    const isStart = isStarting(was, now, time);
    if (!isNews(was, now, before.revision) && !isStart) return [];
    if (calledBy(now, time.to) !== 'cocina') return [];
    if (now.estado === 'cancelado') return 'cancelado';
    if (was?.estado !== 'enviado' || isStart) return 'cocina';
    return isEdited(was, now) ? 'cambio' : 'marchado';
  });
  return SOUNDS.find((sound) => sounds.includes(sound)) ?? 'cocina';
}

const SOUNDS = ['cancelado', 'cambio', 'cocina', 'marchado'] as const;

/**
 * News is a change of estado, an edit, because the kitchen may already be cooking the old order, or a course to make.
 */
function isNews(before: Order | undefined, now: Order, knownRevision: number): boolean {
  // Dishes that were taken from an order to another table are being made already.
  if (!before) return now.revision > knownRevision && !now.movidoDe;
  return before.estado !== now.estado || isEdited(before, now) || isFired(before, now);
}

/** The kitchen's clock of what was ordered for later has just started, or an edit lets it start now. */
function isStarting(before: Order | undefined, now: Order, { from, to }: Elapsed): boolean {
  return (
    before !== undefined && isAhead(before, from) && now.estado === 'enviado' && hasBegun(now, to)
  );
}

/** Dishes that only changed their table are made as before. */
function isEdited(before: Order, now: Order): boolean {
  return now.estado === 'enviado' && now.updates.slice(before.updates.length).some(isEdit);
}

function isFired(before: Order, now: Order): boolean {
  return now.estado === 'enviado' && coursesFired(now) > coursesFired(before);
}

function coursesFired({ cocina: { marchado = {} } }: Order): number {
  return Object.keys(marchado).length;
}
