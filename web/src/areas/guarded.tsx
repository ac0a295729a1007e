import { Navigate, Outlet } from 'react-router';
import type { Guard } from '../features/auth/guards.ts';

/** Shows its routes, or sends whoever may not see them elsewhere. */
export function Guarded({ guard }: { guard: Guard }) {
  const elsewhere = guard();
  return elsewhere === null ? <Outlet /> : <Navigate to={elsewhere} replace />;
}
