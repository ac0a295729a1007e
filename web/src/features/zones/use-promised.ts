import { bogotaTime } from '@comanda/contract/days';
import { promisedMinutes } from '@comanda/contract/locations/promise.rules';
import { ajustesOf } from '@comanda/contract/locations/settings-answer';
import { useCallback } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { now } from '../../lib/clock.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useResource } from '../../lib/use-resource.ts';

/** In how many minutes an order would be there, and the hour of that; null where the sede promises nothing. */
interface Promised {
  minutos: number;
  hora: string;
}

export function usePromised(zonaMin: number): Promised | null {
  const dbName = useStored(stored.location)?.dbName ?? '';
  const load = useCallback(
    async () =>
      ajustesOf(await api('GET /api/locations/ajustes', { query: { dbName }, anonymous: true })),
    [dbName],
  );
  const { data } = useResource(`promesa ${dbName}`, load);
  const minutos = data ? promisedMinutes(data, zonaMin) : null;
  if (minutos === null) return null;
  const at = new Date(now().getTime() + minutos * 60_000);
  return { minutos, hora: bogotaTime(at) };
}
