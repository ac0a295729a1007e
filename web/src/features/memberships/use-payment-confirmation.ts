import { useCallback, useEffect, useRef, useState } from 'react';
import { type Confirmation, watchPayment } from './watch-payment.ts';

export function usePaymentConfirmation(transactionId: string, email: string) {
  const [confirmation, setConfirmation] = useState<Confirmation>({ step: 'asking' });
  const stop = useRef(() => {});

  const ask = useCallback(() => {
    stop.current();
    stop.current = watchPayment(transactionId, email, setConfirmation);
  }, [transactionId, email]);

  useEffect(() => {
    if (!transactionId || !email) return;
    ask();
    return () => stop.current();
  }, [ask, transactionId, email]);

  return { confirmation, askAgain: ask };
}
