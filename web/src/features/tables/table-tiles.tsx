import { Plus } from 'lucide-react';
import { useStill } from '../../lib/touch.ts';
import { cx } from '../../ui/cx.ts';
import { clavesOf, stateOf, type Table, tableAt } from './table-list.ts';
import { TABLE_LOOK } from './table-looks.ts';
import { TableFacts, TableNumber, TablePill, TableState } from './table-words.tsx';

interface TablesProps {
  tables: readonly Table[];
  now: Date;
  /** What the list shows: in another view nothing keeps its place. */
  view: string;
  /** The account whose sheet is open. */
  selected: string | null;
  /** Tables that cannot be tapped now: the one that moves. */
  disabled: string | null;
  onTap: (table: Table) => void;
  onOther: () => void;
}

/** All tables of a sede without a plan as tiles. While somebody touches the screen each keeps its place. */
export function TableTiles(props: TablesProps) {
  const { tables, now, view, selected, disabled, onTap, onOther } = props;
  const places = useStill(tables, view);
  return (
    <ul
      aria-label="Mesas"
      className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-4 rounded-card border border-line bg-sunken p-4 lg:gap-5 lg:p-5"
    >
      {places.map((place) => {
        const [clave = ''] = clavesOf(place);
        const table = tableAt(tables, clave);
        const shown = table ?? place;
        return (
          <li key={clave} className={cx(place.mesas.length > 1 && 'col-span-2')}>
            <button
              type="button"
              onClick={() => onTap(shown)}
              disabled={!table || table.key === disabled}
              aria-current={shown.key === selected || undefined}
              className={cx(
                'relative grid h-30 w-full content-center justify-items-center rounded-card px-2 text-center transition-transform duration-150 active:translate-y-px disabled:opacity-50',
                TABLE_LOOK[stateOf(shown)].tile,
                shown.key === selected && 'ring-3 ring-achiote ring-offset-4 ring-offset-sunken',
              )}
            >
              <TableNumber table={shown} className="line-clamp-1 text-36 leading-tight" />
              <TableState table={shown} now={now} />
              <TableFacts table={shown} now={now} />
              <TablePill table={shown} className="absolute -top-3 -right-2" />
            </button>
          </li>
        );
      })}
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
    </ul>
  );
}

export function people(count: number): string {
  return count === 1 ? '1 persona' : `${count} personas`;
}
