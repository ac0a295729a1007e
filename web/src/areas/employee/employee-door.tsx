import { type ReactNode, useEffect, useRef } from 'react';
import { employeeGuard, type Guard } from '../../features/auth/guards.ts';
import { sharedDoor } from '../../features/staff-door/shared-tablet.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Guarded } from '../guarded.tsx';

const NOTICE_MS = 10_000;

/** On a shared tablet the next person finds the names. */
const doorGuard: Guard = () => employeeGuard() && (sharedDoor.get() ?? PATHS.userAuth);

/**
 * Employees sign in at the door of their sede. A person who opens the console without a session is
 * told so.
 */
export function EmployeeDoor({ children }: { children: ReactNode }) {
  const isOutside = useRef(employeeGuard() !== null);
  useEffect(() => {
    if (!isOutside.current) return;
    isOutside.current = false;
    if (sharedDoor.get()) return;
    const options = { id: 'door', duration: NOTICE_MS };
    if (stored.location.get()) {
      toast.info(
        'Ingresa con tu correo y tu contraseña de empleado para abrir la consola.',
        options,
      );
    } else {
      const description = 'Elige tu sede e ingresa con tu correo y tu contraseña de empleado.';
      toast.info('Para trabajar, entra por el link de tu restaurante.', {
        ...options,
        description,
      });
    }
  }, []);
  return <Guarded guard={doorGuard}>{children}</Guarded>;
}
