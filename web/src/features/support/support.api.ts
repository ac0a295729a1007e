import type { Support } from '@comanda/contract/locations/locations';
import { api } from '../../lib/api/api-client.ts';

/** Whom to write to and call. */
export function fetchSupport(): Promise<Support> {
  return api('GET /api/support');
}
