import { Plus } from 'lucide-react';
import { ThumbBar } from '../../ui/thumb-bar.tsx';
import { type Table, tableName, type Zone } from './table-list.ts';
import { FreeTables, isFree } from './table-rows.tsx';

interface FreeByZoneProps {
  /** The shown zone first. */
  zones: readonly Zone[];
  view: string;
  onTap: (table: Table) => void;
  onOther: () => void;
}

/** The free tables of all zones, and a way to one that is on no list. */
export function FreeByZone({ zones, view, onTap, onOther }: FreeByZoneProps) {
  return (
    <div className="grid gap-4">
      {zones
        .filter(({ tables }) => tables.some(isFree))
        .map(({ key, nombre, tables }) => (
          <section key={key} className="grid gap-2">
            {zones.length > 1 && <h3 className="text-16">{nombre}</h3>}
            <FreeTables
              label={zones.length > 1 ? `Mesas libres, ${nombre}` : 'Mesas libres'}
              tables={tables}
              view={view}
              onTap={onTap}
            />
          </section>
        ))}
      <OtherTable onClick={onOther} />
    </div>
  );
}

export function OtherTable({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-12 w-fit items-center gap-2 rounded-control border-2 border-control border-dashed px-5 font-semibold hover:bg-sunken max-sm:w-full max-sm:justify-center"
    >
      <Plus aria-hidden size={20} />
      Otra mesa
    </button>
  );
}

interface FreeBarProps {
  zone: Zone;
  zones: readonly Zone[];
  onOpen: () => void;
}

/** A phone's way to the free tables, with the names of those of the shown zone or, if it has none, of all zones. */
export function FreeBar({ zone, zones, onOpen }: FreeBarProps) {
  const here = zone.tables.filter(isFree);
  const free = here.length > 0 ? here : zones.flatMap(({ tables }) => tables.filter(isFree));
  return (
    <div className="safe-bottom fixed right-4 bottom-4 left-(--bar-left) z-30 on-strip">
      <ThumbBar
        label="Mesas libres"
        count={free.length}
        icon={
          <span aria-hidden className="figures ml-auto min-w-0 truncate pl-2 text-18">
            {free.map(tableName).join(' · ')}
          </span>
        }
        onClick={onOpen}
        className="whitespace-nowrap"
      />
    </div>
  );
}
