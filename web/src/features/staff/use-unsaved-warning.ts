import { useEffect, useRef } from 'react';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';

/** Closing the page would lose the new rows; going to another screen only leaves them behind. */
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
      // Who signed out has nothing to come back to.
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
