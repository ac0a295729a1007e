import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { Guard } from '../features/auth/guards.ts';
import { useStored } from '../lib/storage.ts';
import { stored } from '../lib/stored.ts';

/** Shows its screens, or redirects people who may not see them, also when a session ends. */
export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  useStored(stored.token);
  useStored(stored.user);
  useStored(stored.authUser);
  const elsewhere = guard();
  return elsewhere === null ? children : <Redirect key={elsewhere} to={elsewhere} replace />;
}
