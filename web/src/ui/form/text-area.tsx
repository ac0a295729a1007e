import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { CONTROL_CLASS, Field, type FieldText } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldText;

export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  rows = 3,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={cx(CONTROL_CLASS, 'resize-y py-2.5', className)}
        />
      )}
    </Field>
  );
}
