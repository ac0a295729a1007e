import { membershipsMessages } from '@comanda/contract/memberships/memberships.messages';
import { useEffect, useState } from 'react';
import { navigate } from '../../lib/address.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { createPaymentLink } from './memberships.api.ts';

interface Failure {
  planId: string;
  text: string;
}

/** Leaves for the provider's checkout with a link made by the server. */
export function useBuyPlan() {
  const [buying, setBuying] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  // The browser's back button brings the page as it was left, with its button still busy.
  useEffect(() => {
    const onShow = () => setBuying(null);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const fail = (planId: string, text: string) => {
    setBuying(null);
    setFailure({ planId, text });
    toast.error(text, { id: 'payment-link' });
  };

  const buy = async (planId: string): Promise<void> => {
    if (!stored.token.get()) return signIn(planId);
    setFailure(null);
    setBuying(planId);
    try {
      const { url } = await createPaymentLink(planId);
      if (url) window.location.assign(url);
      else fail(planId, membershipsMessages.linkMissing);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) signIn(planId);
      else fail(planId, membershipsMessages.linkFailed);
    }
  };

  const signIn = (planId: string) => {
    fail(planId, membershipsMessages.notLoggedIn);
    navigate(PATHS.login);
  };

  return { buying, failure, buy };
}
