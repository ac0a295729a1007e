import { ownerAuthMessages } from '@comanda/contract/auth/owner-auth.messages';
import { LockKeyhole } from 'lucide';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { EmailField } from './email-field.tsx';

interface LoginFormProps {
  /** Rejects with what the person should read, and why as its `cause` where that is known. */
  onSubmit: (email: string, password: string) => Promise<void>;
  /** Gets the e-mail typed so far. */
  onForgot?: (email: string) => void;
}

/** E-mail and password, for owners and for diners and staff at a sede. */
export function LoginForm({ onSubmit, onForgot }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<{ text: string; cause?: string }>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim() || !password) {
      setError({ text: ownerAuthMessages.credentialsRequired });
      return;
    }
    setError(undefined);
    setSending(true);
    try {
      await onSubmit(email.trim(), password);
    } catch (failure) {
      setError(wordsOf(failure));
    } finally {
      setSending(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <EmailField value={email} onChange={setEmail} />
      <TextField
        label="Contraseña"
        type="password"
        autoComplete="current-password"
        icon={<Icon of={LockKeyhole} aria-hidden size={20} />}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        required
      />
      {onForgot && (
        <button
          type="button"
          onClick={() => onForgot(email.trim())}
          className="-my-3 min-h-11 justify-self-end font-semibold text-14 text-achiote-ink underline underline-offset-4"
        >
          Olvidé mi contraseña
        </button>
      )}
      {error && <FormAlert cause={error.cause}>{error.text}</FormAlert>}
      <Button type="submit" size="lg" full busy={isSending}>
        Ingresar
      </Button>
    </form>
  );
}

function wordsOf(failure: unknown): { text: string; cause?: string } {
  if (!(failure instanceof Error)) return { text: String(failure) };
  const { message: text, cause } = failure;
  return typeof cause === 'string' ? { text, cause } : { text };
}
