import { CircleAlert } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';

/** Shared by inputs, selects and text areas. Text of 16 px keeps iOS from zooming in. */
export const CONTROL_CLASS =
  'w-full rounded-control border border-control bg-surface px-3.5 text-16 text-ink ' +
  'placeholder:text-ink-soft focus-visible:border-ink ' +
  'aria-invalid:border-aji disabled:bg-sunken disabled:text-ink-soft [&[readonly]]:bg-sunken';

export interface FieldText {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shows '(opcional)' beside the label. */
  optional?: boolean;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldText {
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around one control, linked for screen readers. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (opcional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': `${hintId} ${errorId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-14 text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a control, below it. */
export function FieldError({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className="flex items-start gap-1.5 text-14 font-medium text-aji">
      <Icon of={CircleAlert} aria-hidden size={16} className="mt-0.5" />
      {children}
    </p>
  );
}
