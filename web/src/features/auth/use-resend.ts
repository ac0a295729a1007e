import { useState } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { now as serverTime } from '../../lib/clock.ts';
import { toast } from '../../lib/toast.ts';
import { useNow } from '../realtime/use-now.ts';
import { resendCode } from './owner-account.api.ts';
import { pendingVerification } from './pending-verification.ts';

/** The server sends one code a minute. */
const RESEND_MS = 60_000;

/** Another code by mail, and how long until it may be asked for. The wait survives a reload. */
export function useResend(email: string, firstSentAt: number) {
  const [sentAt, setSentAt] = useState(firstSentAt);
  const [isSending, setSending] = useState(false);
  const now = useNow(1000);
  const secondsLeft = Math.max(0, Math.ceil((sentAt + RESEND_MS - now.getTime()) / 1000));

  const waitAgain = () => {
    const at = serverTime().getTime();
    setSentAt(at);
    pendingVerification.set({ email, sentAt: at });
  };

  const resend = async (): Promise<void> => {
    setSending(true);
    try {
      const { message } = await resendCode(email);
      waitAgain();
      toast.success(message, { id: 'resend' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) waitAgain();
      toast.error(error instanceof ApiError ? error.message : String(error), { id: 'resend' });
    } finally {
      setSending(false);
    }
  };

  return { secondsLeft, isSending, resend };
}
