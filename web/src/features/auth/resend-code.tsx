import { useResend } from './use-resend.ts';

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
