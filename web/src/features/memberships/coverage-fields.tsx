import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';

interface CoverageFieldsProps {
  title: string;
  /** How many the plan covers; null is any number. */
  limit: number | null;
  options: readonly { id: string; nombre: string; note?: string }[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

export function CoverageFields({ title, limit, options, chosen, onChange }: CoverageFieldsProps) {
  const countId = useId();
  const isBeyond = limit !== null && chosen.size > limit;
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset aria-describedby={countId} className="min-w-0">
      <legend className="title text-18">{title}</legend>
      <p
        id={countId}
        aria-live="polite"
        className={cx('mb-3 text-14', isBeyond ? 'font-semibold text-aji' : 'text-ink-soft')}
      >
        {limit === null
          ? `${chosen.size} activas`
          : `${chosen.size} de ${limit}${isBeyond ? `: quita ${chosen.size - limit} para guardar` : ''}`}
      </p>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {options.map(({ id, nombre, note }) => (
          <Checkbox
            key={id}
            look="tile"
            checked={chosen.has(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          >
            <span className="min-w-0">
              <span className="wrap-anywhere block font-semibold">{nombre}</span>
              {note && <span className="wrap-anywhere block text-ink-soft">{note}</span>}
            </span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
