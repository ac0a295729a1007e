import { Link2 } from 'lucide-react';
import { useStill } from '../../lib/touch.ts';
import { cx } from '../../ui/cx.ts';
import { clavesOf, stateOf, type Table, tableAt, tableName } from './table-list.ts';
import { TABLE_LOOK } from './table-looks.ts';
import { frameOf, type Place, placesOf, seatsOf } from './table-places.ts';
import { TableFacts, TablePill, TableState } from './table-words.tsx';

interface TableBoardProps {
  /** Of one zone. */
  tables: readonly Table[];
  now: Date;
  /** The zone: in another one nothing keeps its place. */
  view: string;
  selected: string | null;
  disabled: string | null;
  onTap: (table: Table) => void;
}

/** In px: the shorter side of the smallest table. Words still fit in it; a larger board scrolls. */
const SMALLEST = 88;
const WIDEST = 1600;

/**
 * A zone as its owner drew it. The further account of a table has no place of its own: its table names it. While somebody touches the screen each tile keeps its place. */
export function TableBoard({ tables, now, view, selected, disabled, onTap }: TableBoardProps) {
  const places = useStill(placesOf(tables), view);
  const frame = frameOf(places);
  const smallest = Math.min(
    ...places.flatMap(({ spots }) => spots.map(({ ancho, alto }) => Math.min(ancho, alto))),
  );
  const minWidth = Math.min(WIDEST, Math.round((SMALLEST * frame.ancho) / smallest));
  return (
    <div className="flex overflow-x-auto overscroll-x-contain rounded-card border border-line bg-[radial-gradient(var(--color-line)_1.5px,transparent_1.5px)] bg-size-[24px_24px] bg-sunken px-3 py-4 [--room:calc(100dvh-var(--head)-12.5rem)] sm:min-h-[calc(var(--room)+2rem)]">
      <ul
        aria-label="Mesas"
        className="relative m-auto w-full"
        style={{
          aspectRatio: `${frame.ancho} / ${frame.alto}`,
          minWidth,
          // A zone is seen whole where its tables stay large enough.
          maxWidth: `max(${minWidth}px, var(--room) * ${frame.ancho / frame.alto})`,
        }}
      >
        {places.map((place) => {
          const { clave, box } = place;
          const table = tableAt(tables, clave);
          return (
            <li
              key={clave}
              className="@container absolute min-h-12 min-w-12"
              style={{
                left: part(box.x - frame.x, frame.ancho),
                top: part(box.y - frame.y, frame.alto),
                width: part(box.ancho, frame.ancho),
                height: part(box.alto, frame.alto),
              }}
            >
              <BoardTile
                place={place}
                table={table ?? place.table}
                further={tables.filter(({ furtherOf }) =>
                  clavesOf(place.table).some((one) => one === furtherOf),
                )}
                now={now}
                isSelected={table?.key === selected}
                isDisabled={!table || table.key === disabled}
                onTap={onTap}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface BoardTileProps {
  place: Place;
  /** Who has the place now. */
  table: Table;
  further: readonly Table[];
  now: Date;
  isSelected: boolean;
  isDisabled: boolean;
  onTap: (table: Table) => void;
}

function BoardTile({ place, table, further, now, isSelected, isDisabled, onTap }: BoardTileProps) {
  const { spots, box, others } = place;
  const { tile, icon: Icon } = TABLE_LOOK[stateOf(table)];
  const isRound = spots.length === 1 && spots[0]?.forma === 'redonda';
  const isLong = box.ancho >= 4 * box.alto;
  const nombre = spots.map((spot) => spot.nombre).join(' + ');
  const account = table.account?.nombre;
  const beside =
    others.length > 0
      ? `con ${others.join(', ')}`
      : further.length > 0 && `y ${further.map(tableName).join(', ')}`;
  return (
    <>
      <Seats place={place} table={table} />
      {isSelected && (
        <span
          aria-hidden
          className={cx(
            'pointer-events-none absolute -inset-4 border-3 border-achiote',
            isRound ? 'rounded-full' : 'rounded-[1.75rem]',
          )}
        />
      )}
      <button
        type="button"
        onClick={() => onTap(table)}
        disabled={isDisabled}
        aria-current={isSelected || undefined}
        className={cx(
          'relative flex size-full items-center text-center transition-transform duration-150 active:translate-y-px disabled:opacity-50',
          isLong ? 'justify-start gap-5 px-5' : 'flex-col justify-center px-0.5',
          isRound ? 'rounded-full' : 'rounded-card',
          tile,
        )}
      >
        <span
          className={cx(
            'figures max-w-full leading-none',
            isRound ? 'line-clamp-1' : 'line-clamp-2',
            !isLong && 'mb-1',
          )}
          style={{ fontSize: numberSize(nombre, isRound, isLong) }}
        >
          <span className="sr-only">Mesa </span>
          {nombre}
        </span>
        <TableState
          table={table}
          now={now}
          icon={
            stateOf(table) === 'libre' || isRound ? null : (
              <Icon aria-hidden size={15} className="hidden shrink-0 @min-[7.5rem]:block" />
            )
          }
        />
        {account && (
          <span className="line-clamp-1 hidden max-w-full text-14 @min-[11rem]:block">
            {account}
          </span>
        )}
        <TableFacts table={{ ...table, spots }} now={now} />
        {beside && (
          <span className="absolute -bottom-3 inline-flex items-center gap-1 whitespace-nowrap rounded-full bg-surface px-2.5 py-1 font-bold text-14 text-ink leading-none inset-ring inset-ring-control">
            <Link2 aria-hidden size={14} />
            {beside}
          </span>
        )}
        <TablePill table={table} className="absolute -top-3 -right-2" />
      </button>
    </>
  );
}

const SIDES = {
  top: 'inset-x-2 -top-3.5 h-1.5 justify-evenly',
  bottom: 'inset-x-2 -bottom-3.5 h-1.5 justify-evenly',
  left: 'inset-y-2 -left-3.5 w-1.5 flex-col justify-evenly',
  right: 'inset-y-2 -right-3.5 w-1.5 flex-col justify-evenly',
} as const;

/** The places around a table, filled as many as there are guests. */
function Seats({ place: { box, spots }, table }: Pick<BoardTileProps, 'place' | 'table'>) {
  const puestos = spots.reduce((sum, spot) => sum + spot.puestos, 0);
  const seats = seatsOf(box, puestos, table.account?.comensales ?? 0);
  return (['top', 'bottom', 'left', 'right'] as const).map((side) => (
    <span
      key={side}
      aria-hidden
      className={cx('pointer-events-none absolute flex gap-1', SIDES[side])}
    >
      {seats[side].map((isTaken, at) => (
        <span
          // Seats of a side are alike and never change their order.
          key={String(at)}
          className={cx(
            'min-h-0 min-w-0 flex-1 rounded-full',
            side === 'top' || side === 'bottom' ? 'max-w-8.5' : 'max-h-8.5',
            isTaken ? 'bg-off' : 'bg-surface inset-ring-2 inset-ring-control',
          )}
        />
      ))}
    </span>
  ));
}

function part(size: number, whole: number): string {
  return `${(100 * size) / whole}%`;
}

/** As large as its width lets it be: the digits of the titles are about two thirds as wide as high. */
function numberSize(nombre: string, isRound: boolean, isLong: boolean): string {
  if (isLong) return '2.5rem';
  const width = (isRound ? 105 : 130) / Math.max(nombre.length, 3.5);
  return `clamp(1rem, ${width.toFixed(1)}cqi, ${isRound ? 2.5 : 3}rem)`;
}
