import { ajustesOf } from '@comanda/contract/locations/settings-answer';
import { useCallback } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { useResource } from '../../lib/use-resource.ts';
import { useScannedTable } from '../locations/scanned-table.ts';

/** Whether who sits at the scanned table may choose how to pay when they ask for the bill. */
export function usePaysLater(): boolean {
  const dbName = useScannedTable()?.dbName ?? '';
  const load = useCallback(
    async () =>
      dbName !== '' &&
      ajustesOf(await api('GET /api/locations/ajustes', { query: { dbName } })).cuentas.activas,
    [dbName],
  );
  return useResource(`cuentas ${dbName}`, load).data ?? false;
}
