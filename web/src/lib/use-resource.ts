import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ApiError } from './api/api-client.ts';

interface Resource<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  loadedAt: number;
}

const STALE_MS = 30_000;
const EMPTY: Resource<never> = { data: undefined, error: undefined, isLoading: true, loadedAt: 0 };

const resources = new Map<string, Resource<unknown>>();
/**
 * The data that came with the page, unchanged, because the first drawing must match the server's.
 */
const firstResources = new Map<string, Resource<unknown>>();
const listeners = new Set<() => void>();

/**
 * Data of the server, shown at once if known and fetched again if old. The public and diner screens
 * use it, because they must stay under 83 KB and TanStack Query is an eighth of that.
 */
export function useResource<T>(key: string, load: () => Promise<T>) {
  const resource = useSyncExternalStore(
    subscribe,
    () => (resources.get(key) as Resource<T> | undefined) ?? EMPTY,
    () => (firstResources.get(key) as Resource<T> | undefined) ?? EMPTY,
  );
  const reload = useCallback(() => refresh(key, load), [key, load]);

  useEffect(() => {
    const known = resources.get(key);
    if (!known || (!known.isLoading && Date.now() - known.loadedAt > STALE_MS)) refresh(key, load);
  }, [key, load]);

  return { ...resource, reload };
}

export function isFetching(key: string): boolean {
  return resources.get(key)?.isLoading ?? false;
}

/** Stores data that came with the page. If it is not complete, it is fetched at once. */
export function putFirst<T>(key: string, data: T, { isWhole }: { isWhole: boolean }): void {
  const loadedAt = isWhole ? Date.now() : 0;
  const resource = { data, error: undefined, isLoading: false, loadedAt };
  firstResources.set(key, resource);
  resources.set(key, resource);
}

export function forgetFirstResources(): void {
  for (const key of firstResources.keys()) resources.delete(key);
  firstResources.clear();
}

async function refresh<T>(key: string, load: () => Promise<T>): Promise<void> {
  const before = resources.get(key) ?? EMPTY;
  put(key, { ...before, isLoading: true });
  try {
    const data = await load();
    put(key, { data, error: undefined, isLoading: false, loadedAt: Date.now() });
  } catch (error) {
    put(key, { ...before, error: asApiError(error), isLoading: false, loadedAt: 0 });
  }
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, {});
}

function put(key: string, resource: Resource<unknown>): void {
  resources.set(key, resource);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
