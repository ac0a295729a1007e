import { STATION_LIMITS } from '@comanda/contract/menu/stations.limits';
import { ChevronDown, CircleAlert, EllipsisVertical, Printer } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { CONTROL_CLASS } from '../../ui/form/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { StationRowDraft } from './use-stations-form.ts';

interface StationRowProps {
  station: StationRowDraft;
  printers: readonly string[];
  /** Field → what is wrong with it. */
  problems: Readonly<Record<string, string>>;
  disabled: boolean;
  grip: ReactNode;
  onChange: (part: Partial<StationRowDraft>) => void;
  onMenu: (button: HTMLElement) => void;
}

/** Where the parts of a row stand: in one line, or on a phone in two. */
export const STATION_GRID =
  "grid items-center gap-x-1.5 gap-y-2 [grid-template-areas:'grip_name_name_menu'_'._minutes_printer_printer'] grid-cols-[2.5rem_6rem_minmax(0,1fr)_2.75rem] @min-[32rem]:[grid-template-areas:'grip_name_minutes_printer_menu'] @min-[32rem]:grid-cols-[2.25rem_minmax(0,1fr)_5.5rem_10rem_2.25rem]";

export function StationRow(props: StationRowProps) {
  const { station, printers, problems, disabled, grip, onChange, onMenu } = props;
  const errorId = useId();
  const said = station.nombre.trim() || 'la estación';
  const errors = [...new Set(Object.values(problems))];
  const invalid = (field: string) =>
    problems[field] ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : {};
  return (
    <div className="grid flex-1">
      <div className={cx(STATION_GRID, 'py-2 @min-[32rem]:py-1')}>
        <div className="-ml-1 [grid-area:grip]">{grip}</div>
        <input
          aria-label={`Nombre de ${said}`}
          value={station.nombre}
          maxLength={STATION_LIMITS.nombre}
          autoComplete="off"
          onChange={(event) => onChange({ nombre: event.target.value })}
          onKeyDown={keepOpen}
          disabled={disabled}
          {...invalid('nombre')}
          className="min-h-11 w-full text-ellipsis rounded-control border border-transparent bg-transparent px-2 font-semibold text-16 hover:border-control focus-visible:border-ink aria-invalid:border-aji [grid-area:name]"
        />
        <span className="relative block [grid-area:minutes]">
          <input
            aria-label={`Minutos de ${said}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={station.objetivoMin}
            onChange={(event) => onChange({ objetivoMin: event.target.value })}
            onKeyDown={keepOpen}
            disabled={disabled}
            {...invalid('objetivoMin')}
            className={cx(CONTROL_CLASS, 'min-h-11 pr-11 pl-2 text-right')}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-14 text-ink-soft"
          >
            min
          </span>
        </span>
        <span className="relative block [grid-area:printer]">
          <Printer
            aria-hidden
            size={18}
            className="pointer-events-none absolute top-3.25 left-3 text-ink-soft"
          />
          <select
            aria-label={`Impresora de ${said}`}
            value={station.impresora}
            onChange={(event) => onChange({ impresora: event.target.value })}
            disabled={disabled}
            {...invalid('impresora')}
            className={cx(CONTROL_CLASS, 'min-h-11 appearance-none truncate pr-9 pl-9')}
          >
            <option value="">No imprime</option>
            {known(printers, station.impresora).map((target) => (
              <option key={target} value={target}>
                {target}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute top-3.25 right-3 text-ink-soft"
          />
        </span>
        <IconButton
          label={`Más acciones de ${said}`}
          aria-haspopup="menu"
          icon={<EllipsisVertical aria-hidden size={18} />}
          onClick={(event) => onMenu(event.currentTarget)}
          disabled={disabled}
          className="[grid-area:menu] @min-[32rem]:-ml-1.5"
        />
      </div>
      {errors.length > 0 && (
        <p
          id={errorId}
          className="flex items-start gap-1.5 pb-2 pl-11 font-medium text-14 text-aji"
        >
          <CircleAlert aria-hidden size={16} className="mt-0.5" />
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}

/** A printer that no agent knows any more stays chosen until somebody chooses another. */
function known(printers: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || printers.includes(chosen) ? printers : [...printers, chosen];
}

/** Only the button sends the form. */
function keepOpen(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
