import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CONTROL_CLASS, Field, type FieldText } from './field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldText {
  /** Drawn inside the control, on the left. */
  icon?: ReactNode;
}

export function TextField({
  label,
  hint,
  error,
  optional,
  icon,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <span className="relative block">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-soft">
              {icon}
            </span>
          )}
          <input
            {...rest}
            {...control}
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
            className={cx(CONTROL_CLASS, 'min-h-12', icon != null && 'pl-11', className)}
          />
        </span>
      )}
    </Field>
  );
}
