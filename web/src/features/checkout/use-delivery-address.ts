import type { ClientUser } from '@comanda/contract/auth/auth';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { stored } from '../../lib/stored.ts';
import { clientBefore } from './typed-checkout.ts';

/** The address with which the account's next delivery starts: its own, or that of its last delivery. */
export function useDeliveryAddress(client: ClientUser): string {
  const [known, setKnown] = useState<string | null>(null);
  const dbName = stored.location.get()?.dbName;
  const isAsked = !client.direccion && dbName !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    const asked = new AbortController();
    // Without an answer it stays with what this device knows.
    api('GET /api/clients/me', { query: { dbName }, signal: asked.signal }).then(
      ({ data: { entrega } }) => setKnown(entrega.direccion),
      () => undefined,
    );
    return () => asked.abort();
  }, [isAsked, dbName]);
  return client.direccion || (known ?? clientBefore(client).direccion ?? '');
}
