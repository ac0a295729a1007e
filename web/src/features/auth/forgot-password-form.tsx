import { dinerCheckoutMessages } from '@comanda/contract/orders/checkout.messages';
import { isEmail } from '@comanda/contract/text';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { explainFailure } from '../../lib/api/failure.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { EmailField } from './email-field.tsx';

const SEND_FAILED = 'No pudimos enviar el link';

interface ForgotPasswordFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  ask: (email: string) => Promise<{ message: string }>;
}

/** Asks for the link by mail, then says in which inbox to look. */
export function ForgotPasswordForm({ email, onEmailChange, ask }: ForgotPasswordFormProps) {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initial: { email },
    keep: (part) => onEmailChange(part.email ?? ''),
    check: () =>
      isEmail(email) ? [] : [{ path: 'email', message: dinerCheckoutMessages.emailInvalid }],
    send: async () => setAnswer((await ask(email.trim())).message),
    refused: (error) => ({ problems: {}, failure: explainFailure(error, SEND_FAILED) }),
  });
  const { failure } = form;

  if (answer) {
    return (
      <div role="status" className="grid gap-3 rounded-card bg-cilantro-wash p-5">
        <MailCheck aria-hidden size={28} className="text-cilantro" />
        <p className="font-semibold">{answer}</p>
        <p className="text-14 text-ink-soft">
          El link dura 30 minutos y sirve una sola vez. Si no llega, revisa el correo no deseado.
        </p>
      </div>
    );
  }
  return (
    <form {...form.attributes} className="grid gap-4">
      <div aria-live="assertive">
        <EmailField
          value={email}
          onChange={(next) => form.set({ email: next })}
          error={form.problems.email}
        />
      </div>
      {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      <Button type="submit" size="lg" full busy={form.isSending} busyLabel="Enviando...">
        Enviar link
      </Button>
    </form>
  );
}
