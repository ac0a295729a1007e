import { PASSWORD_LENGTHS } from '@comanda/contract/auth/auth.rules';
import { Check, Circle, Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { CONTROL_CLASS, Field } from '../../ui/form/field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> {
  label: string;
  value: string;
  error?: string | undefined;
  /** Whose password it is: each kind of person has its own minimum length. */
  owner?: keyof typeof PASSWORD_LENGTHS;
  /** Shows the rule for new passwords and whether the typed one meets it. */
  withRule?: boolean;
}

/** A password field with a button that shows what was typed. */
export function PasswordField({
  label,
  error,
  owner = 'propietario',
  withRule = false,
  value,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const ruleId = useId();
  const { min, max } = PASSWORD_LENGTHS[owner];
  const isMet = value.length >= min && value.length <= max;
  // The error already states the rule, so the rule is not shown beside it.
  const showsRule = withRule && (isMet || !error);
  const Mark = isMet ? Check : Circle;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <span className="relative block">
            <LockKeyhole
              aria-hidden
              size={20}
              className="pointer-events-none absolute top-3.5 left-3.5 text-ink-soft"
            />
            <input
              {...rest}
              {...control}
              aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
              value={value}
              type={isShown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={
                [showsRule && ruleId, control['aria-describedby']].filter(Boolean).join(' ') ||
                undefined
              }
              className={cx(CONTROL_CLASS, 'min-h-12 pr-12 pl-11')}
            />
            <button
              type="button"
              aria-pressed={isShown}
              aria-label="Mostrar contraseña"
              title={isShown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
              onClick={() => setShown(!isShown)}
              className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
            >
              {isShown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
            </button>
          </span>
          {showsRule && (
            <p
              id={ruleId}
              className={cx(
                'flex items-center gap-1.5 text-14',
                isMet ? 'font-medium text-cilantro' : 'text-ink-soft',
              )}
            >
              <Mark aria-hidden size={16} />
              Entre {min} y {max} caracteres
            </p>
          )}
        </>
      )}
    </Field>
  );
}
