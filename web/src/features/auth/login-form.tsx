import { MESSAGES } from '@comanda/contract/messages';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { EmailField } from './email-field.tsx';

interface LoginFormProps {
  /** Rejects with what the person should read. */
  onSubmit: (email: string, password: string) => Promise<void>;
}

/** E-mail and password, for owners and for diners and staff at a sede. */
export function LoginForm({ onSubmit }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim() || !password) {
      setError(MESSAGES.ownerAuth.credentialsRequired);
      return;
    }
    setError(undefined);
    setSending(true);
    try {
      await onSubmit(email.trim(), password);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
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
        icon={<LockKeyhole aria-hidden size={20} />}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        required
      />
      {error && (
        <p role="alert" className="rounded-control bg-aji-wash p-3 font-medium text-14 text-aji">
          {error}
        </p>
      )}
      <Button type="submit" size="lg" full busy={isSending}>
        Ingresar
      </Button>
    </form>
  );
}
