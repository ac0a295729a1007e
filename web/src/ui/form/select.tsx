import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { CONTROL_CLASS, Field, type FieldText } from './field.tsx';

interface SelectProps extends Omit<ComponentProps<'select'>, 'id'>, FieldText {
  options: readonly { value: string; label: string }[];
  /** The first entry, with an empty value: 'Elige un cargo'. */
  placeholder?: string;
}

/** The device's own list, which works best on phones and with a keyboard. */
export function Select({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            className={cx(CONTROL_CLASS, 'min-h-12 appearance-none pr-11', className)}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={20}
            className="pointer-events-none absolute top-3.5 right-3.5 text-ink-soft"
          />
        </span>
      )}
    </Field>
  );
}
