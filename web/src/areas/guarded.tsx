import { Navigate, Outlet } from 'react-router';
import type { Guard } from '../features/auth/guards.ts';
import { useStored } from '../lib/storage.ts';
import { stored } from '../lib/stored.ts';

/** Shows its routes, or sends whoever may not see them elsewhere, also when a session ends. */
export function Guarded({ guard }: { guard: Guard }) {
  useStored(stored.token);
  useStored(stored.user);
  useStored(stored.authUser);
  const elsewhere = guard();
  return elsewhere === null ? <Outlet /> : <Navigate to={elsewhere} replace />;
}
