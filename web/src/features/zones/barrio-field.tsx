import { nameKey } from '@comanda/contract/text';
import { Check, ChevronsUpDown, MapPin } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { CONTROL_CLASS, Field } from '../../ui/form/field.tsx';

/** A longer list is found faster by typing than by reading. */
const MOST = 8;

interface BarrioFieldProps {
  label: string;
  barrios: readonly string[];
  value: string;
  onChange: (barrio: string) => void;
  error?: string | undefined;
  placeholder?: string;
  /** Drawn beside the label. */
  aside?: ReactNode;
}

/** A barrio, typed or chosen of those that the sede reaches. */
export function BarrioField(props: BarrioFieldProps) {
  const { label, barrios, value, onChange, error, placeholder, aside } = props;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const matches = matching(barrios, value);
  const shown = isOpen ? matches.slice(0, MOST) : [];

  const choose = (barrio: string) => {
    onChange(barrio);
    setOpen(false);
    setAt(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = shown[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((at + step + matches.length) % Math.max(1, Math.min(MOST, matches.length)));
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      // Only the list closes, and the dialog stays.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <div className="relative">
      {aside && <div className="absolute -top-3 right-0">{aside}</div>}
      <Field label={label} error={error}>
        {(control) => (
          <span className="relative block">
            <MapPin
              aria-hidden
              size={20}
              className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-soft"
            />
            <input
              {...control}
              role="combobox"
              aria-expanded={shown.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={shown[at] === undefined ? undefined : `${listId}-${at}`}
              autoComplete="off"
              placeholder={placeholder}
              value={value}
              onChange={(event) => {
                const typed = event.target.value;
                onChange(typed);
                // Nothing is left to choose once a whole name is typed.
                setOpen(!barrios.some((barrio) => nameKey(barrio) === nameKey(typed)));
                setAt(-1);
              }}
              onClick={() => setOpen(true)}
              onBlur={() => setOpen(false)}
              onKeyDown={onKeyDown}
              className={cx(CONTROL_CLASS, 'min-h-12 pr-11 pl-11')}
            />
            <ChevronsUpDown
              aria-hidden
              size={20}
              className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-soft"
            />
          </span>
        )}
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className={cx(
          'mt-1 overflow-hidden rounded-control border border-line bg-surface',
          shown.length === 0 && 'hidden',
        )}
      >
        {shown.map((barrio, index) => (
          <button
            key={barrio}
            id={`${listId}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={nameKey(barrio) === nameKey(value)}
            // The field keeps the focus, and with it the phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(barrio)}
            className={cx(
              'flex min-h-12 w-full items-center gap-2 border-line border-b px-4 text-left last:border-b-0 hover:bg-sunken',
              index === at && 'bg-sunken',
            )}
          >
            <span className="flex-1">{barrio}</span>
            {nameKey(barrio) === nameKey(value) && <Check aria-hidden size={18} />}
          </button>
        ))}
      </div>
      {shown.length > 0 && matches.length > MOST && (
        <p className="px-4 pt-1.5 text-14 text-ink-soft">
          Escribe para ver los otros {matches.length - MOST}.
        </p>
      )}
    </div>
  );
}

/** Those that have what was typed; all of them while one of them is chosen, to choose another. */
function matching(barrios: readonly string[], typed: string): readonly string[] {
  const key = nameKey(typed);
  const keys = barrios.map(nameKey);
  if (key === '' || keys.includes(key)) return barrios;
  return barrios.filter((_, at) => keys[at]?.includes(key));
}
