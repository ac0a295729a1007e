import { useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { now as serverTime } from '../../lib/clock.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useNow } from '../realtime/use-now.ts';

/** What to do when the mail with the code did not arrive. */
export function ResendCode(props: Parameters<typeof useResend>[0]) {
  const { secondsLeft, isSending, resend } = useResend(props);
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-14 text-ink-soft">
      <span>¿No llegó? Revisa el correo no deseado.</span>
      {secondsLeft > 0 ? (
        <span>Reenviar en {clock(secondsLeft)}</span>
      ) : (
        <button
          type="button"
          disabled={isSending}
          onClick={() => void resend()}
          className="min-h-11 rounded-control font-semibold text-achiote-ink underline underline-offset-4 disabled:text-ink-soft"
        >
          {isSending ? 'Enviando...' : 'Reenviar código'}
        </button>
      )}
    </div>
  );
}

/** '0:38' */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The server sends one code a minute. */
const RESEND_MS = 60_000;

interface Resend {
  /** When the last code was mailed, in ms. */
  sentAt: number;
  send: () => Promise<{ message: string }>;
  /** From when on the next minute counts. */
  onSent?: (at: number) => void;
}

/** Another code by mail, and how long until it may be asked for. */
function useResend({ sentAt: firstSentAt, send, onSent }: Resend) {
  const [sentAt, setSentAt] = useState(firstSentAt);
  const [isSending, run] = useBusy();
  const now = useNow(1000);
  const secondsLeft = Math.max(0, Math.ceil((sentAt + RESEND_MS - now.getTime()) / 1000));

  const waitAgain = () => {
    const at = serverTime().getTime();
    setSentAt(at);
    onSent?.(at);
  };

  const resend = async (): Promise<void> => {
    try {
      const { message } = await send();
      waitAgain();
      toast.success(message, { id: 'resend' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) waitAgain();
      toast.error(error instanceof ApiError ? error.message : String(error), { id: 'resend' });
    }
  };

  return { secondsLeft, isSending, resend: () => run(resend) };
}
