import { CODE_LENGTH } from '@comanda/contract/auth.rules';
import * as MESSAGES from '@comanda/contract/messages';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CodeBoxes } from '../../features/auth/code-boxes.tsx';
import { verifyCode } from '../../features/auth/owner-account.api.ts';
import { pendingVerification } from '../../features/auth/pending-verification.ts';
import { useResend } from '../../features/auth/use-resend.ts';
import { ApiError } from '../../lib/api-client.ts';
import { explainFailure } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { OpeningProgress } from './opening-progress.tsx';
import { OpeningRail } from './opening-rail.tsx';
import { OwnerEntry } from './owner-entry.tsx';

interface VerifyFormProps {
  email: string;
  /** When the last code was mailed, in ms. */
  sentAt: number;
}

/** The six boxes, and what to do when the mail did not arrive. */
export function VerifyForm({ email, sentAt }: VerifyFormProps) {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { secondsLeft, isSending: isResending, resend } = useResend(email, sentAt);

  const send = async (full: string) => {
    setError(undefined);
    setSending(true);
    try {
      await verifyCode(email, full);
      pendingVerification.remove();
      toast.success(MESSAGES.ownerAuth.verified);
      navigate(PATHS.login, { replace: true });
    } catch (failure) {
      const { text, cause } = explainFailure(failure, MESSAGES.ownerAuth.verifyFailed);
      toast.error(text, { id: 'verify' });
      setError(cause ? `${text}. ${cause}` : text);
      // A refused code is typed anew; one that never arrived can be sent again as it is.
      if (failure instanceof ApiError && failure.status === 422) setCode('');
      setSending(false);
    }
  };

  const change = (next: string) => {
    setCode(next);
    if (next.length === CODE_LENGTH && next !== code) void send(next);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH && !isSending) void send(code);
  };

  return (
    <OwnerEntry
      title="Revisa tu correo"
      text={
        <>
          Enviamos un código de seis números a{' '}
          <strong className="block font-semibold text-ink wrap-anywhere">{email}</strong>
        </>
      }
      rail={<OpeningRail step={2} />}
      above={<OpeningProgress step={2} />}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div aria-live="assertive">
          <CodeBoxes
            label="Código de verificación"
            value={code}
            onChange={change}
            error={error}
            readOnly={isSending}
          />
        </div>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-14 text-ink-soft">
          <span>¿No llegó? Revisa el correo no deseado.</span>
          {secondsLeft > 0 ? (
            <span>Reenviar en {clock(secondsLeft)}</span>
          ) : (
            <button
              type="button"
              disabled={isResending}
              onClick={() => void resend()}
              className="min-h-11 rounded-control font-semibold text-achiote-ink underline underline-offset-4 disabled:text-ink-soft"
            >
              {isResending ? 'Enviando...' : 'Reenviar código'}
            </button>
          )}
        </div>
        <Button
          type="submit"
          size="lg"
          full
          busy={isSending}
          busyLabel="Verificando..."
          disabled={code.length < CODE_LENGTH}
        >
          Verificar correo
        </Button>
      </form>
      <p className="text-center text-14">
        <Link
          to={PATHS.register}
          onClick={() => pendingVerification.remove()}
          className="inline-block py-3 font-semibold text-achiote-ink underline underline-offset-4"
        >
          Usar otro correo
        </Link>
      </p>
    </OwnerEntry>
  );
}

/** '0:38' */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
