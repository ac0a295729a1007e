import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { LockKeyhole } from 'lucide';
import type { ReactNode } from 'react';
import type { Failure } from '../../lib/api/failure.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmailField } from './email-field.tsx';

interface LoginFormProps {
  /** Rejects with the text for the person; `cause` holds the reason if it is known. */
  onSubmit: (email: string, password: string) => Promise<void>;
  /** Known already, for example from a registration. */
  email?: string;
  /** Receives the e-mail typed so far. */
  onForgot?: (email: string) => void;
  /** Where signing in is the second way in, its button is the second one too. */
  variant?: 'primary' | 'secondary';
  /** More to choose, above the button. */
  children?: ReactNode;
}

/** E-mail and password, for owners, diners and staff. */
export function LoginForm(props: LoginFormProps) {
  const { onSubmit, email: known = '', onForgot, variant = 'primary', children } = props;
  const form = useForm({
    initial: { email: known, password: '' },
    check: ({ email, password }) =>
      email.trim() && password ? [] : [{ message: ownerAuthMessages.credentialsRequired }],
    send: ({ email, password }) => onSubmit(email.trim(), password),
    refused: (error) => ({ problems: {}, failure: wordsOf(error) }),
  });
  const { draft, failure } = form;

  return (
    <form {...form.attributes} className="grid gap-4">
      <EmailField value={draft.email} onChange={(email) => form.set({ email })} />
      <TextField
        label="Contraseña"
        type="password"
        autoComplete="current-password"
        icon={<Icon of={LockKeyhole} aria-hidden size={20} />}
        {...form.field('password')}
        required
      />
      {onForgot && (
        <button
          type="button"
          onClick={() => onForgot(draft.email.trim())}
          className="-my-3 min-h-touch justify-self-end font-semibold text-14 text-achiote-ink underline underline-offset-4"
        >
          Olvidé mi contraseña
        </button>
      )}
      {children}
      {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      <Button type="submit" variant={variant} size="lg" full busy={form.isSending}>
        Ingresar
      </Button>
    </form>
  );
}

function wordsOf(failure: unknown): Failure {
  if (!(failure instanceof Error)) return { text: String(failure) };
  const { message: text, cause } = failure;
  return typeof cause === 'string' ? { text, cause } : { text };
}
