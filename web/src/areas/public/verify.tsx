import { useState } from 'react';
import { Redirect } from 'wouter';
import { pendingVerification } from '../../features/auth/pending-verification.ts';
import { PATHS } from '../../paths.ts';
import { VerifyForm } from './verify-form.tsx';

export function Verify() {
  // Read once: it is removed on the way out, which must not look like arriving without it.
  const [pending] = useState(() => pendingVerification.get());
  if (!pending) return <Redirect to={PATHS.register} replace />;
  return <VerifyForm pending={pending} />;
}
