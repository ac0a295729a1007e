import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { useStill } from '../../lib/touch.ts';
import { cx } from '../../ui/cx.ts';
import {
  readyAt,
  sitting,
  stateOf,
  type Table,
  type TableState,
  tableName,
  type Zone,
} from './table-list.ts';
import { TABLE_LOOK } from './table-looks.ts';
import { people } from './table-tiles.tsx';
import { callOf, Left, stateWords, TableNumber } from './table-words.tsx';

interface RowsProps {
  /** Of one zone. */
  tables: readonly Table[];
  now: Date;
  /** The zone: in another one nothing keeps its place. */
  view: string;
  disabled: string | null;
  onTap: (table: Table) => void;
}

interface TableRowsProps extends RowsProps {
  /** The other zones, of which it shows who waits. */
  elsewhere: readonly Zone[];
}

/**
 * The taken tables: who needs somebody first, here and then in the other zones, then the others. While somebody touches the screen no row moves, and one whose
 * account is gone does nothing.
 */
export function TableRows({ tables, elsewhere, now, view, disabled, onTap }: TableRowsProps) {
  const groups = useStill(groupsOf(tables, elsewhere), view);
  const all = [...tables, ...elsewhere.flatMap((zone) => zone.tables)];
  return (
    <div className="grid gap-4">
      {groups.map(({ title, tables: those }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-2 flex justify-between text-18">
            {title}{' '}
            <span className="font-body font-normal text-14 text-ink-soft">{those.length}</span>
          </h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {those.map((place) => {
              const table = all.find(({ key }) => key === place.key);
              return (
                <li key={place.key}>
                  <TableRow
                    table={table ?? place}
                    now={now}
                    isDisabled={!table || table.key === disabled}
                    onTap={() => table && onTap(table)}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The further accounts of the tables of a plan, which have no place on it. */
export function FurtherAccounts({ tables, now, view, disabled, selected, onTap }: FurtherProps) {
  const places = useStill(
    tables.filter(({ furtherOf }) => furtherOf),
    view,
  );
  if (places.length === 0) return null;
  return (
    <ul aria-label={tablesMessages.further} className="flex flex-wrap gap-3">
      {places.map((place) => {
        const table = tables.find(({ key }) => key === place.key);
        return (
          <li
            key={place.key}
            className={cx(
              'w-80 max-w-full overflow-hidden rounded-card bg-surface',
              place.key === selected
                ? 'inset-ring-3 inset-ring-achiote'
                : 'inset-ring inset-ring-line',
            )}
          >
            <TableRow
              table={table ?? place}
              now={now}
              isDisabled={!table || table.key === disabled}
              onTap={() => table && onTap(table)}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface FurtherProps extends RowsProps {
  /** The account whose sheet is open. */
  selected: string | null;
}

interface RowProps {
  table: Table;
  now: Date;
  isDisabled: boolean;
  onTap: () => void;
}

/** A taken table in one line. */
function TableRow({ table, now, isDisabled, onTap }: RowProps) {
  const state = stateOf(table);
  const { tile, ink, icon: Icon } = TABLE_LOOK[state];
  const { account } = table;
  const call = callOf(table);
  const words = stateWords(table, now);
  const guests = account?.comensales ? people(account.comensales) : null;
  return (
    <button
      type="button"
      onClick={onTap}
      disabled={isDisabled}
      className="flex min-h-18 w-full items-center gap-3 p-1.5 pr-3 text-left disabled:opacity-50"
    >
      <span
        className={cx('grid h-15 w-16 shrink-0 place-items-center rounded-control px-0.5', tile)}
      >
        <TableNumber
          table={table}
          className={cx(
            'line-clamp-2 text-center leading-none',
            tableName(table).length > 5 ? 'text-14' : 'text-22',
          )}
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('flex items-center gap-2 font-semibold', call ? 'text-ink' : ink)}>
          {call ? (
            <span
              className={cx(
                'inline-flex min-w-0 items-center gap-1 rounded-full px-2.5 py-1 text-14 leading-tight',
                call.tone,
              )}
            >
              {call.icon}
              <span className="truncate">{call.words}</span>
            </span>
          ) : (
            <>
              <Icon aria-hidden size={18} className="shrink-0" />
              {words}
            </>
          )}
        </span>
        <span className="wrap-anywhere line-clamp-2 text-14 text-ink-soft leading-tight">
          {[
            call && words,
            state === 'vacia' && account && sitting(account, now),
            guests,
            account?.nombre,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {account && state !== 'vacia' && (
        <span
          className={cx(
            'figures shrink-0 text-right text-16',
            state === 'pagando' && 'text-cilantro',
          )}
        >
          <Left account={account} />
        </span>
      )}
    </button>
  );
}

interface FreeTablesProps {
  label: string;
  tables: readonly Table[];
  view: string;
  onTap: (table: Table) => void;
}

/** Free tables by number, one tap each. One that was opened meanwhile keeps its place until nobody touches the screen. */
export function FreeTables({ label, tables, view, onTap }: FreeTablesProps) {
  const places = useStill(tables.filter(isFree), view);
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
      {places.map((place) => {
        const table = tables.find(({ key }) => key === place.key);
        const name = tableName(place);
        return (
          <li key={place.key} className={cx(name.length > 5 && 'col-span-2')}>
            <button
              type="button"
              onClick={() => table && onTap(table)}
              disabled={!table || !isFree(table)}
              aria-label={`Mesa ${name}, libre`}
              className={cx(
                'figures grid min-h-15 w-full place-items-center rounded-control px-2 text-22 disabled:opacity-50',
                TABLE_LOOK.libre.tile,
              )}
            >
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function isFree(table: Table): boolean {
  return stateOf(table) === 'libre';
}

/** Whom somebody at a table waits for: the most urgent first. */
const URGENT: readonly TableState[] = ['pide', 'marchar', 'vacia'];

function groupsOf(
  tables: readonly Table[],
  elsewhere: readonly Zone[],
): { title: string; tables: Table[] }[] {
  const groups = [
    { title: 'Te necesitan', tables: waitingOf(tables) },
    ...elsewhere.map((zone) => ({
      title: `Te necesitan en ${zone.nombre}`,
      tables: waitingOf(zone.tables),
    })),
    { title: 'Ocupadas', tables: tables.filter((table) => isTaken(table) && !waits(table)) },
  ];
  return groups.filter((group) => group.tables.length > 0);
}

function waitingOf(tables: readonly Table[]): Table[] {
  return tables
    .filter((table) => isTaken(table) && waits(table))
    .toSorted((a, b) => rank(a) - rank(b));
}

function isTaken(table: Table): boolean {
  return !isFree(table) || table.unconfirmed > 0;
}

function waits(table: Table): boolean {
  return URGENT.includes(stateOf(table)) || callOf(table) !== null;
}

/** The bill, then dishes that get cold, then everything else. */
function rank(table: Table): number {
  if (stateOf(table) === 'pide') return 0;
  if (readyAt(table) > 0) return 1;
  return stateOf(table) === 'vacia' ? 3 : 2;
}
