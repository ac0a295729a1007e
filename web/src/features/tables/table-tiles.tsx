import { Bell, CloudOff, Plus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { sitting, stateOf, type Table, tableName } from './table-list.ts';
import { TABLE_LOOK } from './table-looks.ts';

interface TablesProps {
  tables: readonly Table[];
  now: Date;
  /** The account whose sheet is open. */
  selected: string | null;
  /** Tables that cannot be tapped now: the one that moves. */
  disabled: string | null;
  onTap: (table: Table) => void;
  /** Opens a table that is not among these. Undefined while a target is chosen. */
  onOther: (() => void) | undefined;
}

/** All tables as tiles: number, state in words and colour, guests and total. */
export function TableTiles({ tables, now, selected, disabled, onTap, onOther }: TablesProps) {
  return (
    <ul
      aria-label="Mesas"
      className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-4 rounded-card border border-line bg-sunken p-4 lg:gap-5 lg:p-5"
    >
      {tables.map((table) => (
        <li key={table.key} className={cx(table.mesas.length > 1 && 'col-span-2')}>
          <Tile
            table={table}
            now={now}
            isSelected={table.key === selected}
            isDisabled={table.key === disabled}
            onTap={() => onTap(table)}
          />
        </li>
      ))}
      {onOther && (
        <li>
          <button
            type="button"
            onClick={onOther}
            className="grid h-30 w-full place-items-center content-center gap-1 rounded-card border-2 border-control border-dashed font-semibold hover:bg-paper"
          >
            <Plus aria-hidden size={24} />
            Otra mesa
          </button>
        </li>
      )}
    </ul>
  );
}

interface TileProps {
  table: Table;
  now: Date;
  isSelected: boolean;
  isDisabled: boolean;
  onTap: () => void;
}

function Tile({ table, now, isSelected, isDisabled, onTap }: TileProps) {
  const look = TABLE_LOOK[stateOf(table)];
  const { account } = table;
  return (
    <button
      type="button"
      onClick={onTap}
      disabled={isDisabled}
      aria-current={isSelected || undefined}
      className={cx(
        'relative grid h-30 w-full content-center justify-items-center rounded-card px-2 text-center transition-transform duration-150 active:translate-y-px disabled:opacity-50',
        look.tile,
        isSelected && 'ring-3 ring-achiote ring-offset-4 ring-offset-sunken',
      )}
    >
      <TableNumber table={table} className="line-clamp-1 text-36 leading-tight" />
      <span className={cx('font-bold text-14', look.accent)}>{stateWords(table, now)}</span>
      {account && (
        <span className="flex items-center justify-center gap-2 text-14">
          <Guests count={account.comensales} />
          <Money amount={account.totales.saldo} />
        </span>
      )}
      <TablePill table={table} className="absolute -top-3 -right-2" />
    </button>
  );
}

/** On a phone: who needs somebody first, then the other occupied tables. */
export function TableRows({ tables, now, disabled, onTap }: Omit<TablesProps, 'onOther'>) {
  const taken = tables.filter((table) => stateOf(table) !== 'libre');
  const isWaiting = (table: Table) => stateOf(table) !== 'ocupada' || readyIn(table) > 0;
  const groups = [
    { title: 'Te necesitan', tables: taken.filter(isWaiting) },
    { title: 'Ocupadas', tables: taken.filter((table) => !isWaiting(table)) },
  ].filter((group) => group.tables.length > 0);
  return (
    <div className="grid gap-4">
      {groups.map(({ title, tables: those }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-2 flex justify-between text-18">
            {title}{' '}
            <span className="font-body font-normal text-14 text-ink-soft">{those.length}</span>
          </h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {those.map((table) => (
              <li key={table.key}>
                <Row
                  table={table}
                  now={now}
                  isDisabled={table.key === disabled}
                  onTap={() => onTap(table)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ table, now, isDisabled, onTap }: Omit<TileProps, 'isSelected'>) {
  const state = stateOf(table);
  const { tile, ink, icon: Icon } = TABLE_LOOK[state];
  const { account } = table;
  const guests = account?.comensales ? people(account.comensales) : null;
  return (
    <button
      type="button"
      onClick={onTap}
      disabled={isDisabled}
      className="flex min-h-18 w-full items-center gap-3 p-1.5 pr-3 text-left disabled:opacity-50"
    >
      <span className={cx('grid h-15 w-16 shrink-0 place-items-center rounded-control px-1', tile)}>
        <TableNumber table={table} className="line-clamp-2 text-22 leading-none" />
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('flex items-center gap-2 font-semibold', ink)}>
          <Icon aria-hidden size={18} className="shrink-0" />
          {stateWords(table, now)}
        </span>
        <span className="line-clamp-1 text-14 text-ink-soft">
          {[account?.nombre, guests].filter(Boolean).join(' · ')}
        </span>
        <TablePill table={table} className="mt-1" />
      </span>
      {account && <Money amount={account.totales.saldo} className="figures text-16" />}
    </button>
  );
}

/** Free tables by number, one tap each. */
export function FreeTables({ tables, onTap }: Pick<TablesProps, 'tables' | 'onTap'>) {
  const free = tables.filter((table) => stateOf(table) === 'libre');
  return (
    <ul aria-label="Mesas libres" className="grid grid-cols-4 gap-2">
      {free.map((table) => (
        <li key={table.key}>
          <button
            type="button"
            onClick={() => onTap(table)}
            aria-label={`Mesa ${tableName(table)}, libre`}
            className={cx(
              'figures grid min-h-15 w-full place-items-center rounded-control text-22',
              TABLE_LOOK.libre.tile,
            )}
          >
            {tableName(table)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function TableNumber({ table, className }: { table: Table; className: string }) {
  return (
    <span className={cx('figures wrap-anywhere', className)}>
      <span className="sr-only">Mesa </span>
      {tableName(table)}
    </span>
  );
}

/** What is ready to be handed out there, or has not left this device. */
function TablePill({ table, className }: { table: Table; className: string }): ReactNode {
  const ready = readyIn(table);
  if (table.unsent > 0) {
    return (
      <Pill
        className={cx('bg-aji text-on-aji', className)}
        icon={<CloudOff aria-hidden size={14} />}
      >
        {`${table.unsent} sin enviar`}
      </Pill>
    );
  }
  if (ready === 0) return null;
  return (
    <Pill
      className={cx('bg-cilantro text-on-achiote', className)}
      icon={<Bell aria-hidden size={14} />}
    >
      {ready === 1 ? '1 listo' : `${ready} listos`}
    </Pill>
  );
}

interface PillProps {
  className: string;
  icon: ReactNode;
  children: string;
}

function Pill({ className, icon, children }: PillProps) {
  return (
    <span
      className={cx(
        'inline-flex w-fit items-center gap-1 rounded-full px-2.5 py-1 font-bold text-14 leading-none',
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

function Guests({ count }: { count: number | null }) {
  if (count === null) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <Users aria-hidden size={14} />
      {count}
      <span className="sr-only">{count === 1 ? ' persona' : ' personas'}</span>
    </span>
  );
}

export function people(count: number): string {
  return count === 1 ? '1 persona' : `${count} personas`;
}

/** 'Ocupada 0:42'. */
function stateWords(table: Table, now: Date): string {
  const state = stateOf(table);
  const { word } = TABLE_LOOK[state];
  return state === 'ocupada' && table.account ? `${word} ${sitting(table.account, now)}` : word;
}

function readyIn({ account }: Table): number {
  return account?.rounds.filter(({ estado }) => estado === 'preparado').length ?? 0;
}
