import { useEffect, useRef } from 'react';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';

/**
 * Warns before the page closes, because that loses the new rows. Another screen of the app does
 * not.
 */
export function useUnsavedWarning(unsaved: number, losesText: boolean): void {
  const left = useRef(unsaved);
  useEffect(() => {
    left.current = unsaved;
  }, [unsaved]);

  useEffect(() => {
    if (!losesText) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [losesText]);

  useEffect(
    () => () => {
      // A person who signed out cannot come back to the rows.
      if (left.current === 0 || !stored.token.get()) return;
      const who =
        left.current === 1 ? '1 empleado sin guardar' : `${left.current} empleados sin guardar`;
      toast.warning(`Dejaste ${who}`, {
        id: 'unsaved-staff',
        description: 'Lo que escribiste sigue ahí: vuelve para guardarlo.',
      });
    },
    [],
  );
}
