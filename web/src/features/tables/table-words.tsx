import { Bell, CloudOff, Smartphone, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import {
  type LiveAccount,
  readyAt,
  sitting,
  stateOf,
  type Table,
  tableName,
} from './table-list.ts';
import { TABLE_LOOK } from './table-looks.ts';

interface PartProps {
  table: Table;
  now: Date;
}

export function TableNumber({ table, className }: { table: Table; className: string }) {
  return (
    <span className={cx('figures wrap-anywhere', className)}>
      <span className="sr-only">Mesa </span>
      {tableName(table)}
    </span>
  );
}

/** 'Ocupada 0:42', on a tile. */
export function TableState({ table, now, icon }: PartProps & { icon?: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 text-balance font-bold text-14 leading-tight @min-[9rem]:text-16',
        TABLE_LOOK[stateOf(table)].accent,
      )}
    >
      {icon}
      {stateWords(table, now)}
    </span>
  );
}

/** Under the state on a tile: guests and total, how much is left to pay, or how many fit around a free table. */
export function TableFacts({ table, now }: PartProps) {
  const { account, spots } = table;
  const seats = spots.reduce((sum, { puestos }) => sum + puestos, 0);
  if (!account) {
    return seats > 0 ? (
      <span className="text-14 leading-tight @min-[9rem]:text-16">
        {seats === 1 ? '1 puesto' : `${seats} puestos`}
      </span>
    ) : null;
  }
  const state = stateOf(table);
  const { comensales } = account;
  return (
    <span className="flex flex-wrap items-center justify-center gap-x-1.5 text-14 leading-tight @min-[9rem]:text-16">
      {comensales !== null && state !== 'pagando' && (
        <span className="inline-flex items-center gap-0.5">
          <User aria-hidden size={14} />
          {comensales}
          <span className="sr-only">{comensales === 1 ? ' persona' : ' personas'}</span>
        </span>
      )}
      {state === 'vacia' ? sitting(account, now) : <Left account={account} />}
    </span>
  );
}

/** 'Falta $42.000' once a part is paid. */
export function Left({ account }: { account: LiveAccount }) {
  const { pagado, saldo } = account.totales;
  return (
    <span>
      {pagado > 0 && 'Falta '}
      <Money amount={saldo} />
    </span>
  );
}

/** What somebody does there next, whatever the state of the table; null if nothing. */
export function callOf(table: Table): { words: string; icon: ReactNode; tone: string } | null {
  const { unsent, unconfirmed } = table;
  const ready = readyAt(table);
  if (unsent > 0) {
    return {
      words: `${unsent} sin enviar`,
      icon: <CloudOff aria-hidden size={14} />,
      tone: 'bg-aji text-on-aji',
    };
  }
  if (unconfirmed > 0) {
    return {
      words: unconfirmed === 1 ? 'Sin confirmar' : `${unconfirmed} sin confirmar`,
      icon: <Smartphone aria-hidden size={14} />,
      tone: 'bg-agave text-on-achiote',
    };
  }
  if (ready === 0) return null;
  return {
    words: ready === 1 ? '1 listo' : `${ready} listos`,
    icon: <Bell aria-hidden size={14} />,
    tone: 'bg-cilantro text-on-achiote',
  };
}

/** What waits at a table: dishes to hand out, a guest to confirm, orders that have not left this device. */
export function TablePill({ table, className }: { table: Table; className: string }) {
  const call = callOf(table);
  if (!call) return null;
  return (
    <span
      className={cx(
        'inline-flex w-fit items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-1 font-bold text-14 leading-none',
        call.tone,
        className,
      )}
    >
      {call.icon}
      {call.words}
    </span>
  );
}

/** 'Ocupada 0:42'. */
export function stateWords(table: Table, now: Date): string {
  const state = stateOf(table);
  const { word } = TABLE_LOOK[state];
  return state === 'ocupada' && table.account ? `${word} ${sitting(table.account, now)}` : word;
}
