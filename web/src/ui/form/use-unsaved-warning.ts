import { useEffect, useRef } from 'react';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';

interface Unsaved {
  /** Of the toast. */
  id: string;
  /** What is left when somebody goes to another screen: '1 empleado sin guardar'; '' if nothing. */
  left: string;
  /** Whether closing the page loses typed text. */
  losesText: boolean;
}

/**
 * Warns before the page closes, because that loses what was typed. Another screen of the app does
 * not.
 */
export function useUnsavedWarning({ id, left, losesText }: Unsaved): void {
  const latest = useRef(left);
  useEffect(() => {
    latest.current = left;
  }, [left]);

  useEffect(() => {
    if (!losesText) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [losesText]);

  useEffect(
    () => () => {
      // A person who signed out cannot come back to it.
      if (latest.current === '' || !stored.token.get()) return;
      toast.warning(`Dejaste ${latest.current}`, {
        id,
        description: 'Lo que escribiste sigue ahí: vuelve para guardarlo.',
      });
    },
    [id],
  );
}
