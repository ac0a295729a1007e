import { platosOf } from '@comanda/contract/kitchen/platos.rules';
import type { Station } from '@comanda/contract/menu/stations';
import { stationsMessages } from '@comanda/contract/menu/stations.messages';
import { KITCHEN } from '@comanda/contract/menu/stations.words';
import type { Order } from '@comanda/contract/orders/orders';
import { useCallback, useEffect, useMemo } from 'react';
import { storedObject, useStored } from '../../lib/storage.ts';
import { useMenuChanges } from '../menu/menu.api.ts';
import { useReloadStations, useStations } from '../stations/stations.queries.ts';

interface Kept {
  dbName: string;
  estaciones: readonly Station[];
}

// A tablet that starts without network still knows where it stands.
const kept = storedObject<Kept>('cocina_estaciones', isKept);

const NONE: readonly Station[] = [];

/** What dishes without a station are made at, where others have one. */
const UNNAMED: Station = {
  clave: KITCHEN,
  nombre: stationsMessages.kitchen,
  impresora: null,
  objetivoMin: 10,
};

/** The stations of the sede, and its kitchen if something is made there that names no other. Empty: one screen for all. */
export function useKitchenStations(dbName: string, orders: readonly Order[]): readonly Station[] {
  const loaded = useStations(dbName);
  const before = useStored(kept);
  const reload = useReloadStations(dbName);
  useMenuChanges(
    dbName,
    useCallback(() => void reload(), [reload]),
  );
  useEffect(() => {
    if (loaded) kept.set({ dbName, estaciones: loaded });
  }, [loaded, dbName]);

  const stations = loaded ?? (before?.dbName === dbName ? before.estaciones : NONE);
  const isUnnamedUsed = useMemo(() => {
    const codes = new Set(stations.map(({ clave }) => clave));
    return orders.some((order) => platosOf(order).some(({ estacion }) => !codes.has(estacion)));
  }, [orders, stations]);
  return useMemo(
    () => (stations.length > 0 && isUnnamedUsed ? [...stations, UNNAMED] : stations),
    [stations, isUnnamedUsed],
  );
}

function isKept(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'dbName' in value &&
    'estaciones' in value &&
    Array.isArray(value.estaciones)
  );
}
