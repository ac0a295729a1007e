import type { Person } from '@comanda/contract/staff/tablets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, api } from '../../lib/api/api-client.ts';

/** `compartida`: from now on the sede's people sign in by PIN on this device. */
export function logInAsStaff(email: string, password: string, dbName: string, compartida: boolean) {
  const body = { email, password, dbName, ...(compartida && { compartida }) };
  return api('POST /api/auth/login', { body });
}

export function logInByPin(dbName: string, empleado: string, pin: string) {
  return api('POST /api/auth/pin', { body: { dbName, empleado, pin } });
}

interface TabletState {
  compartida: boolean;
  personas: Person[];
}

/** Whether this device is a shared tablet of the sede, asked anew each time: the owner may have revoked it. */
export function useTablet(dbName: string) {
  const [state, setState] = useState<TabletState | ApiError | null>(null);
  const load = useCallback(async () => {
    try {
      setState((await api('GET /api/auth/tableta', { query: { dbName } })).data);
    } catch (error) {
      setState(error instanceof ApiError ? error : new ApiError(0, {}));
    }
  }, [dbName]);
  useEffect(() => void load(), [load]);
  return { state, load };
}

export function useTablets(dbName: string) {
  return useQuery({
    queryKey: tabletsKey(dbName),
    queryFn: async () => (await api('GET /api/employees/tabletas', { query: { dbName } })).data,
  });
}

export function useRemoveTablet(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /api/employees/tabletas/:id', { params: { id }, query: { dbName } }),
    onSettled: () => client.invalidateQueries({ queryKey: tabletsKey(dbName) }),
  });
}

function tabletsKey(dbName: string) {
  return ['tablets', dbName] as const;
}
