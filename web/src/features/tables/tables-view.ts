import { storedText, useStored } from '../../lib/storage.ts';

/** How this device shows the tables, and the zone that it showed last. */
const look = storedText('MSLK');
const zone = storedText('MSZN');

export type TablesLook = 'plano' | 'lista';

export function useTablesLook(): [TablesLook, (look: TablesLook) => void] {
  return [useStored(look) === 'lista' ? 'lista' : 'plano', look.set];
}

export function useShownZone(): [string | null, (key: string) => void] {
  return [useStored(zone), zone.set];
}
