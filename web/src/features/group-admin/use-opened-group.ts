import { useMemo } from 'react';
import { navigateToParams, useSearchParams } from '../../lib/address.tsx';

/** What the address opens beside the list of groups. */
export type OpenedGroup =
  | { kind: 'stored'; codigo: string }
  | { kind: 'new' }
  | { kind: 'copy'; codigo: string }
  /** `step`: which group of an example that has several. */
  | { kind: 'example'; codigo: string; step: number };

// No group has a code that begins with '_'.
const NEW = '_nuevo';

function readOpened(params: URLSearchParams): OpenedGroup | null {
  const grupo = params.get('grupo');
  const copia = params.get('copia');
  const ejemplo = params.get('ejemplo');
  if (!grupo) return null;
  if (grupo !== NEW) return { kind: 'stored', codigo: grupo };
  if (copia) return { kind: 'copy', codigo: copia };
  if (!ejemplo) return { kind: 'new' };
  return { kind: 'example', codigo: ejemplo, step: Number(params.get('paso') ?? 0) || 0 };
}

function writeOpened(opened: OpenedGroup | null): URLSearchParams {
  if (!opened) return new URLSearchParams();
  switch (opened.kind) {
    case 'stored':
      return new URLSearchParams({ grupo: opened.codigo });
    case 'copy':
      return new URLSearchParams({ grupo: NEW, copia: opened.codigo });
    case 'example':
      return new URLSearchParams({
        grupo: NEW,
        ejemplo: opened.codigo,
        ...(opened.step > 0 && { paso: String(opened.step) }),
      });
    case 'new':
      return new URLSearchParams({ grupo: NEW });
  }
}

/** The key of its form: what was typed is kept under it. */
export function keyOf(opened: OpenedGroup): string {
  return writeOpened(opened).toString();
}

/** What a form was opened for, by its key. */
export function openedOf(key: string): OpenedGroup | null {
  return readOpened(new URLSearchParams(key));
}

export function openGroup(opened: OpenedGroup | null, options?: { replace: boolean }): void {
  navigateToParams(writeOpened(opened), options);
}

/** Which group is open: in the address, so that a reload keeps it and the back button closes it. */
export function useOpenedGroup(): OpenedGroup | null {
  const params = useSearchParams();
  return useMemo(() => readOpened(params), [params]);
}
