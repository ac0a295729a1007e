import { MESSAGES } from '@comanda/contract/messages';
import { isEmail } from '@comanda/contract/text';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { EmailField } from '../../features/auth/email-field.tsx';
import { askForReset } from '../../features/auth/owner-account.api.ts';
import { explainFailure } from '../../lib/failure.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { OwnerEntry } from './owner-entry.tsx';

const SEND_FAILED = 'No pudimos enviar el enlace';

export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [answer, setAnswer] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const problem = isEmail(email) ? undefined : MESSAGES.checkout.emailInvalid;
    setError(problem);
    if (problem) return;
    setSending(true);
    try {
      setAnswer((await askForReset(email.trim())).message);
    } catch (cause) {
      setFailure(explainFailure(cause, SEND_FAILED));
    } finally {
      setSending(false);
    }
  };

  return (
    <OwnerEntry
      title="Olvidé mi contraseña"
      text="Escribe el correo de tu cuenta y te enviamos un enlace para elegir otra."
    >
      {answer ? (
        <div role="status" className="grid gap-3 rounded-card bg-cilantro-wash p-5">
          <MailCheck aria-hidden size={28} className="text-cilantro" />
          <p className="font-semibold">{answer}</p>
          <p className="text-14 text-ink-soft">
            El enlace dura 30 minutos y sirve una sola vez. Si no llega, revisa el correo no
            deseado.
          </p>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <div aria-live="assertive">
            <EmailField value={email} onChange={setEmail} error={error} />
          </div>
          {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
          <Button type="submit" size="lg" full busy={isSending} busyLabel="Enviando...">
            Enviar enlace
          </Button>
        </form>
      )}
      <p className="text-center text-14">
        <Link
          to={PATHS.login}
          className="inline-block py-3 font-semibold text-achiote-ink underline underline-offset-4"
        >
          Volver al ingreso
        </Link>
      </p>
    </OwnerEntry>
  );
}
