import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { LayoutGrid, List, ReceiptText } from 'lucide-react';
import { useStill } from '../../lib/touch.ts';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { stateOf, type Zone } from './table-list.ts';
import type { TablesLook } from './tables-view.ts';

interface ZoneChipsProps {
  zones: readonly Zone[];
  value: string;
  onChange: (key: string) => void;
}

/** The zones of a sede: how many of their tables are taken, and where somebody asks for the bill. */
export function ZoneChips({ zones, value, onChange }: ZoneChipsProps) {
  const chips = useStill(zones.map(chipOf), zones.map(({ key }) => key).join());
  return (
    <fieldset className="no-scrollbar relative flex min-w-0 gap-2 overflow-x-auto overscroll-x-contain py-1 max-sm:-mx-3 max-sm:gap-1.5 max-sm:px-3">
      <legend className="sr-only">Zonas</legend>
      {chips.map(({ key, nombre, taken, total, asking }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === value}
          onClick={() => onChange(key)}
          className={cx(
            'flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap rounded-full px-4 max-sm:gap-1.5 max-sm:px-3.5 font-semibold text-16 transition-colors duration-150',
            key === value ? CHOSEN : 'bg-sunken text-ink hover:inset-ring hover:inset-ring-control',
          )}
        >
          <span className="max-w-48 truncate">{nombre}</span>
          <span className={cx('figures font-normal', key !== value && 'text-ink-soft')}>
            {`${taken}/${total}`}
          </span>
          {asking > 0 && (
            <span className="inline-flex items-center gap-1 rounded-full bg-maiz-band px-2.5 py-1 font-bold text-14 text-on-maiz leading-none">
              <ReceiptText aria-hidden size={14} />
              {`${asking} `}
              {/* A phone has room for the chips of three zones. */}
              <span className="max-sm:sr-only">{tablesMessages.asks(asking)}</span>
              <span className="sr-only"> cuenta</span>
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}

function chipOf({ key, nombre, tables }: Zone) {
  const count = (some: Zone['tables']) =>
    some
      .filter(({ furtherOf }) => !furtherOf)
      .reduce((sum, { spots }) => sum + Math.max(spots.length, 1), 0);
  return {
    key,
    nombre,
    taken: count(tables.filter((table) => stateOf(table) !== 'libre')),
    total: count(tables),
    asking: tables.filter((table) => stateOf(table) === 'pide').length,
  };
}

const LOOKS = [
  { id: 'plano', label: 'Ver el plano', icon: LayoutGrid },
  { id: 'lista', label: 'Ver la lista', icon: List },
] as const;

interface LookSwitchProps {
  value: TablesLook;
  onChange: (look: TablesLook) => void;
}

export function LookSwitch({ value, onChange }: LookSwitchProps) {
  return (
    <fieldset className="flex shrink-0 rounded-control border border-line bg-sunken p-px">
      <legend className="sr-only">Cómo ver las mesas</legend>
      {LOOKS.map(({ id, label, icon: Icon }) => (
        <button
          key={id}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className={cx(
            'grid size-12 place-items-center rounded-control outline-offset-[-3px]',
            id === value ? CHOSEN : 'text-ink-soft hover:text-ink',
          )}
        >
          <Icon aria-hidden size={20} />
        </button>
      ))}
    </fieldset>
  );
}
