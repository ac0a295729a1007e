import { STATION_LIMITS } from '@comanda/contract/menu/stations.limits';
import { arrayMove } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { SortableList } from '../../ui/form/sortable-list.tsx';
import { type OpenRowMenu, RowMenu } from '../../ui/overlay/row-menu.tsx';
import { STATION_GRID, StationRow } from './station-row.tsx';
import { newStation, type StationRowDraft, type StationsForm } from './use-stations-form.ts';

interface StationListProps {
  form: StationsForm;
  /** That the sede's agents know. */
  printers: readonly string[];
}

/** The stations as rows, and the field that adds one more at each Enter. */
export function StationList({ form, printers }: StationListProps) {
  const { draft, set, problems, isSending } = form;
  const { estaciones } = draft;
  const [menu, setMenu] = useState<OpenRowMenu | null>(null);
  const adder = useRef<HTMLInputElement>(null);
  const put = (next: StationRowDraft[]) => set({ estaciones: next });
  const change = (key: string, part: Partial<StationRowDraft>) =>
    put(estaciones.map((one) => (one.key === key ? { ...one, ...part } : one)));

  return (
    <div className="@container">
      {estaciones.length > 0 && (
        <div
          aria-hidden
          className={cx(
            STATION_GRID,
            'hidden border-line border-b pb-1 text-14 text-ink-soft @min-[32rem]:grid',
          )}
        >
          <span className="pl-2 [grid-area:name]">Estación</span>
          <span className="[grid-area:minutes]">Tarda hasta</span>
          <span className="[grid-area:printer]">Impresora</span>
        </div>
      )}
      <SortableList
        items={estaciones.map((station) => ({ id: station.key, name: station.nombre, station }))}
        onMove={(from, to) => put(arrayMove([...estaciones], from, to))}
        disabled={isSending}
        itemClassName={(isDragging) =>
          cx(
            'border-line border-b',
            isDragging && 'rounded-control border-transparent bg-surface shadow-float',
          )
        }
      >
        {({ station, name }, { at, isLast, grip, moveTo }) => (
          <StationRow
            station={station}
            printers={printers}
            problems={problemsOf(problems, at)}
            disabled={isSending}
            grip={grip}
            onChange={(part) => change(station.key, part)}
            onMenu={(button) =>
              setMenu({
                button,
                label: `Acciones de ${name}`,
                actions: [
                  ...(at > 0
                    ? [
                        {
                          label: 'Subir',
                          icon: <ArrowUp aria-hidden size={18} />,
                          onSelect: () => moveTo(at - 1),
                        },
                      ]
                    : []),
                  ...(isLast
                    ? []
                    : [
                        {
                          label: 'Bajar',
                          icon: <ArrowDown aria-hidden size={18} />,
                          onSelect: () => moveTo(at + 1),
                        },
                      ]),
                  {
                    label: 'Quitar',
                    icon: <Trash2 aria-hidden size={18} />,
                    isDanger: true,
                    onSelect: () => {
                      put(estaciones.filter(({ key }) => key !== station.key));
                      adder.current?.focus();
                    },
                  },
                ],
              })
            }
          />
        )}
      </SortableList>
      {estaciones.length < STATION_LIMITS.estaciones && (
        <StationAdder
          field={adder}
          disabled={isSending}
          onAdd={(nombre) => put([...estaciones, newStation(nombre)])}
        />
      )}
      {problems.estaciones && (
        <p role="alert" className="flex items-start gap-1.5 pt-1 font-medium text-14 text-aji">
          <CircleAlert aria-hidden size={16} className="mt-0.5" />
          {problems.estaciones}
        </p>
      )}
      <RowMenu opened={menu} onClose={() => setMenu(null)} />
    </div>
  );
}

/** What is wrong with the fields of one row. */
function problemsOf(problems: Readonly<Record<string, string>>, at: number) {
  const path = `estaciones.${at}.`;
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, message]) =>
      name.startsWith(path) ? [[name.slice(path.length), message]] : [],
    ),
  );
}

interface StationAdderProps {
  field: React.Ref<HTMLInputElement>;
  disabled: boolean;
  onAdd: (nombre: string) => void;
}

/** A name and Enter is a new row, and the field is free for the next one. */
function StationAdder({ field, disabled, onAdd }: StationAdderProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed.trim() !== '') onAdd(typed.trim());
    setTyped('');
  };
  return (
    <label className="relative flex items-center">
      <Plus aria-hidden size={18} className="pointer-events-none absolute left-2 text-ink-soft" />
      <input
        ref={field}
        aria-label="Otra estación, y Enter"
        placeholder="Otra estación, y Enter"
        enterKeyHint="next"
        value={typed}
        maxLength={STATION_LIMITS.nombre}
        autoComplete="off"
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        // What was typed is not lost where nobody pressed Enter.
        onBlur={add}
        className="min-h-12 w-full rounded-control border border-transparent bg-transparent pr-3 pl-11 text-16 placeholder:text-ink-soft hover:border-control focus-visible:border-ink"
      />
    </label>
  );
}
