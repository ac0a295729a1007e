import { dinerCheckoutMessages } from '@comanda/contract/orders/diner-checkout.messages';
import { isEmail } from '@comanda/contract/text';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { explainFailure } from '../../lib/failure.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { EmailField } from './email-field.tsx';

const SEND_FAILED = 'No pudimos enviar el enlace';

interface ForgotPasswordFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  ask: (email: string) => Promise<{ message: string }>;
}

/** Asks for the link by mail, and then says where to look for it. */
export function ForgotPasswordForm({ email, onEmailChange, ask }: ForgotPasswordFormProps) {
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [answer, setAnswer] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const problem = isEmail(email) ? undefined : dinerCheckoutMessages.emailInvalid;
    setError(problem);
    if (problem) return;
    setSending(true);
    try {
      setAnswer((await ask(email.trim())).message);
    } catch (cause) {
      setFailure(explainFailure(cause, SEND_FAILED));
    } finally {
      setSending(false);
    }
  };

  if (answer) {
    return (
      <div role="status" className="grid gap-3 rounded-card bg-cilantro-wash p-5">
        <MailCheck aria-hidden size={28} className="text-cilantro" />
        <p className="font-semibold">{answer}</p>
        <p className="text-14 text-ink-soft">
          El enlace dura 30 minutos y sirve una sola vez. Si no llega, revisa el correo no deseado.
        </p>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div aria-live="assertive">
        <EmailField value={email} onChange={onEmailChange} error={error} />
      </div>
      {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      <Button type="submit" size="lg" full busy={isSending} busyLabel="Enviando...">
        Enviar enlace
      </Button>
    </form>
  );
}
