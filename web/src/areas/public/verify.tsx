import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { CODE_LENGTH } from '@comanda/contract/auth/auth.rules';
import { useState } from 'react';
import { Link, Redirect } from 'wouter';
import { CodeBoxes, ResendCode } from '../../features/auth/email-code.tsx';
import { resendCode, verifyCode } from '../../features/auth/owner-account.api.ts';
import {
  type PendingVerification,
  pendingVerification,
} from '../../features/auth/pending-verification.ts';
import { navigate } from '../../lib/address.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { explainFailure, type Failure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { OpeningProgress, OpeningRail } from './opening-steps.tsx';
import { OwnerEntry } from './owner-entry.tsx';

export function Verify() {
  // Read once, because it is removed before leaving, which must not redirect to the registration.
  const [pending] = useState(() => pendingVerification.get());
  if (!pending) return <Redirect to={PATHS.register} replace />;
  return <VerifyForm pending={pending} />;
}

/** The six boxes of the code, and what to do if the mail did not arrive. */
function VerifyForm({ pending }: { pending: PendingVerification }) {
  const form = useForm({
    initial: { code: '' },
    send: async ({ code }) => {
      if (code.length < CODE_LENGTH) return;
      await verifyCode(pending, code);
      pendingVerification.remove();
      toast.success(ownerAuthMessages.verified);
      navigate(PATHS.login, { replace: true, state: { email: pending.email } });
    },
    refused: (error) => {
      const failure = explainFailure(error, ownerAuthMessages.verifyFailed);
      // A refused code is typed again; one that did not arrive can be sent again as it is.
      if (error instanceof ApiError && error.status === 422) form.set({ code: '' });
      return { problems: {}, failure };
    },
  });
  const { failure, isSending } = form;
  const { code } = form.draft;

  const change = (next: string) => {
    form.set({ code: next });
    if (next.length === CODE_LENGTH && next !== code) void form.submit({ code: next });
  };

  return (
    <OwnerEntry
      title="Revisa tu correo"
      text={
        <>
          Enviamos un código de seis números a{' '}
          <strong className="block font-semibold text-ink wrap-anywhere">{pending.email}</strong>
        </>
      }
      rail={<OpeningRail step={2} />}
      above={<OpeningProgress step={2} />}
    >
      <form {...form.attributes} className="grid gap-4">
        <div aria-live="assertive">
          <CodeBoxes
            label="Código de verificación"
            value={code}
            onChange={change}
            error={failure && sentence(failure)}
            readOnly={isSending}
          />
        </div>
        <ResendCode
          sentAt={pending.sentAt}
          send={() => resendCode(pending)}
          // Stored, so that the countdown survives a reload.
          onSent={(sentAt) => pendingVerification.set({ ...pending, sentAt })}
        />
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

function sentence({ text, cause }: Failure): string {
  return cause ? `${text}. ${cause}` : text;
}
