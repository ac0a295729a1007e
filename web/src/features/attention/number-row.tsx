import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { CONTROL_CLASS } from '../../ui/form/field.tsx';

interface RowText {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface NumberRowProps extends RowText, Omit<ComponentProps<'input'>, 'id'> {
  unit: string;
}

/** A short number at the end of its sentence. */
export function NumberRow({ label, unit, hint, error, ...rest }: NumberRowProps) {
  return (
    <Row label={label} hint={hint} error={error}>
      {(control) => (
        <span className="flex shrink-0 items-center gap-2">
          <input
            {...rest}
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            className={cx(CONTROL_CLASS, 'min-h-touch w-18! px-2! text-center font-semibold')}
          />
          <span aria-hidden className="text-14 text-ink-soft">
            {unit}
          </span>
        </span>
      )}
    </Row>
  );
}

interface SelectRowProps extends RowText, Omit<ComponentProps<'select'>, 'id'> {
  options: readonly { value: string; label: string }[];
}

/** One of a list at the end of its sentence. */
export function SelectRow({ label, hint, error, options, ...rest }: SelectRowProps) {
  return (
    <Row label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className={cx(CONTROL_CLASS, 'min-h-touch w-auto! px-2! font-semibold')}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Row>
  );
}

interface RowProps extends RowText {
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

function Row({ label, hint, error, children }: RowProps) {
  const id = useId();
  const told = error ?? hint;
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-16">
          {label}
        </label>
        {children({
          id,
          'aria-describedby': told ? `${id}-told` : undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {told && (
        <p id={`${id}-told`} className={cx('text-14', error ? 'text-aji' : 'text-ink-soft')}>
          {told}
        </p>
      )}
    </div>
  );
}
