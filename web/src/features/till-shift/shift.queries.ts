import type { Shift, ShiftRow, TillDay } from '@comanda/contract/till/till';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api/api-client.ts';

/** Somebody else may open or close a shift on another device. */
const REFRESH_MS = 30_000;
const NONE: readonly ShiftRow[] = [];
/** Open ones and the last that were closed. */
const LISTED = 10;

/** The shifts of a sede's tills, as this person may see them. */
export function useShifts(dbName: string) {
  const query = useQuery({
    queryKey: listKey(dbName),
    queryFn: async () => (await api('GET /api/till', { query: { dbName, limit: LISTED } })).data,
    refetchInterval: REFRESH_MS,
  });
  const shifts = query.data ?? NONE;
  return {
    query,
    own: shifts.find(({ cerrado, propio }) => cerrado === null && propio),
    others: shifts.filter(({ cerrado, propio }) => cerrado === null && !propio),
    last: shifts.find(({ cerrado }) => cerrado !== null),
  };
}

/** One shift with its movements: how it goes, or how it ended. */
export function useShift(dbName: string, id: string) {
  return useQuery({
    queryKey: shiftKey(dbName, id),
    queryFn: async () =>
      (await api('GET /api/till/:id', { params: { id }, query: { dbName } })).data,
    refetchInterval: REFRESH_MS,
  });
}

/** The open shifts as whoever charges may see them, to say into which one a payment comes. */
export function useOpenShifts(dbName: string) {
  return useQuery({
    queryKey: openKey(dbName),
    queryFn: async () => (await api('GET /api/till/open', { query: { dbName } })).data,
    refetchInterval: REFRESH_MS,
  });
}

/** Puts a shift from the server in its place, and asks for the list again. */
export function putShift(client: QueryClient, dbName: string, shift: Shift): void {
  client.setQueryData(shiftKey(dbName, shift._id), shift);
  void client.invalidateQueries({ queryKey: listKey(dbName) });
  void client.invalidateQueries({ queryKey: openKey(dbName) });
  // A closing is in the reports at once.
  void client.invalidateQueries({ queryKey: ['report'] });
  // Who counts blind may know the day's takings once no shift is open.
  void client.invalidateQueries({ queryKey: ['till-day', dbName] });
}

/**
 * What came in on a day. `seen`: what the screen knows of the day's sales by itself; when it changes, the server is asked
 * again.
 */
export function useTillDay(dbName: string, day: string, seen: string) {
  const client = useQueryClient();
  const before = useRef(seen);
  useEffect(() => {
    if (before.current === seen) return;
    before.current = seen;
    void client.invalidateQueries({ queryKey: ['till-day', dbName] });
  }, [client, dbName, seen]);
  return useQuery<TillDay>({
    queryKey: ['till-day', dbName, day],
    queryFn: async () => (await api('GET /api/till/day', { query: { dbName, dia: day } })).data,
    refetchInterval: REFRESH_MS,
  });
}

function listKey(dbName: string) {
  return ['till-shifts', dbName] as const;
}

export function openKey(dbName: string) {
  return ['till-open', dbName] as const;
}

function shiftKey(dbName: string, id: string) {
  return ['till-shift', dbName, id] as const;
}
