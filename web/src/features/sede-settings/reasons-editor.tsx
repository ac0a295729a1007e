import { TILL_SETTINGS } from '@comanda/contract/locations/till-settings.rules';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { CONTROL_CLASS } from '../../ui/form/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface ReasonsEditorProps {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  error: string | undefined;
  disabled: boolean;
}

/** The reasons of discounts and courtesies that the staff choose from. Enter goes on to the next. */
export function ReasonsEditor({ value, onChange, error, disabled }: ReasonsEditorProps) {
  const [hasAdded, setAdded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!hasAdded) return;
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    setAdded(false);
  }, [hasAdded]);
  // A reason has no name of its own while it is typed.
  const [made, setMade] = useState<readonly string[]>([]);
  const keys = value.map((_, at) => made[at] ?? `motivo ${at}`);
  const isFull = value.length >= TILL_SETTINGS.motivos;
  const add = () => {
    if (isFull) return;
    onChange([...value, '']);
    setMade([...keys, newId()]);
    setAdded(true);
  };
  return (
    <div className="grid gap-2">
      <ul ref={list} className="grid gap-2 sm:grid-cols-2">
        {value.map((motivo, at) => (
          <li key={keys[at]} className="grid grid-cols-[minmax(0,1fr)_auto] gap-1">
            <input
              aria-label={`Motivo ${at + 1}`}
              value={motivo}
              placeholder="Cumpleaños"
              autoComplete="off"
              enterKeyHint="next"
              maxLength={TILL_SETTINGS.motivo}
              disabled={disabled}
              onChange={({ target }) =>
                onChange(value.map((one, index) => (index === at ? target.value : one)))
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Only the button sends the form.
                event.preventDefault();
                if (motivo.trim() !== '') add();
              }}
              className={`${CONTROL_CLASS} min-h-12`}
            />
            <IconButton
              label={motivo.trim() ? `Quitar «${motivo.trim()}»` : `Quitar el motivo ${at + 1}`}
              icon={<Trash2 aria-hidden size={20} />}
              onClick={() => {
                onChange(value.filter((_, index) => index !== at));
                setMade(keys.filter((_, index) => index !== at));
              }}
              variant="danger"
              disabled={disabled}
              size="lg"
            />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="font-medium text-14 text-aji">
          {error}
        </p>
      )}
      <Button
        variant="secondary"
        size="lg"
        icon={<Plus aria-hidden size={18} />}
        disabled={disabled || isFull}
        onClick={add}
        className="justify-self-start"
      >
        Agregar motivo
      </Button>
    </div>
  );
}
