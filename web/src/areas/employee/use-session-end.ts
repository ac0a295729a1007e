import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signOut } from '../../features/auth/session.ts';
import { amountWaiting } from '../../features/offline/amount-waiting.ts';
import { knownOutbox } from '../../features/offline/outbox-store.ts';
import { onSessionEnd } from '../../lib/api/api-client.ts';
import { toast } from '../../lib/toast.ts';

/** A session ends after twelve hours, or when somebody changes what this person may do. */
export function useSessionEnd(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onSessionEnd(() => {
        const waiting = knownOutbox().deeds;
        signOut();
        // The next person at this tablet must not see what the last one saw.
        client.clear();
        const description =
          waiting.length > 0
            ? `Hay ${amountWaiting(waiting)} sin enviar: salen cuando ingreses con tu cuenta.`
            : undefined;
        toast.info('Tu sesión terminó. Ingresa de nuevo.', {
          id: 'session',
          ...(description && { description }),
        });
      }),
    [client],
  );
}
