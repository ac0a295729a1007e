import { useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { now as serverTime } from '../../lib/clock.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useNow } from '../realtime/use-now.ts';

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
export function useResend({ sentAt: firstSentAt, send, onSent }: Resend) {
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
