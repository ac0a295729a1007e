import { nameKey } from '@comanda/contract/text';
import { ZONE_LIMITS } from '@comanda/contract/zones/zones.limits';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { CONTROL_CLASS, Field } from '../../ui/form/field.tsx';

interface BarriosInputProps {
  barrios: readonly string[];
  onChange: (barrios: readonly string[]) => void;
  error: string | undefined;
}

/** Barrios as chips: a name and Enter or a comma adds one, and a list that is pasted adds all of them. */
export function BarriosInput({ barrios, onChange, error }: BarriosInputProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (text: string) => {
    const known = new Set(barrios.map(nameKey));
    const added = text.split(/[,;\n]/).flatMap((part) => {
      const barrio = part.trim();
      const key = nameKey(barrio);
      if (key === '' || known.has(key)) return [];
      known.add(key);
      return [barrio];
    });
    setTyped('');
    if (added.length > 0) onChange([...barrios, ...added]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Only the button sends the form.
    event.preventDefault();
    add(typed);
  };
  return (
    <div className="grid gap-2">
      <Field
        label="Barrios"
        hint="Escribe un barrio y Enter, o pega varios separados por comas."
        error={error}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={ZONE_LIMITS.barrio * ZONE_LIMITS.barrios}
            value={typed}
            onChange={({ target }) =>
              /[,;\n]/.test(target.value) ? add(target.value) : setTyped(target.value)
            }
            onBlur={() => add(typed)}
            onKeyDown={onKeyDown}
            className={`${CONTROL_CLASS} min-h-12`}
          />
        )}
      </Field>
      {barrios.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {barrios.map((barrio) => (
            <li key={nameKey(barrio)}>
              <button
                type="button"
                aria-label={`Quitar ${barrio}`}
                onClick={() => {
                  onChange(barrios.filter((one) => one !== barrio));
                  field.current?.focus();
                }}
                className="flex min-h-touch items-center gap-1.5 rounded-full bg-sunken pr-3 pl-4 font-medium text-14 hover:inset-ring hover:inset-ring-control"
              >
                <span className="wrap-anywhere text-left">{barrio}</span>
                <X aria-hidden size={16} className="text-ink-soft" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
