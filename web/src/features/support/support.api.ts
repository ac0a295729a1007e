import type { Support } from '@comanda/contract/locations/locations';
import { api } from '../../lib/api/api-client.ts';

/** The support's email and phone. */
export function fetchSupport(): Promise<Support> {
  return api('GET /api/support');
}
