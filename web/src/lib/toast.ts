import { useSyncExternalStore } from 'react';

type Type = 'success' | 'info' | 'warning' | 'error' | 'loading';

/** Same id: a later toast takes the place of an earlier one, a 'loading' one for instance. */
interface ToastOptions {
  id?: string;
  description?: string;
  /** In milliseconds, instead of the usual four seconds. */
  duration?: number;
  /** What can be done about it, as a button. */
  action?: { label: string; onClick: () => void };
}

let isWanted = false;
const wantedListeners = new Set<() => void>();
const mounted = Promise.withResolvers<void>();

/** sonner and its list arrive with the first toast; a diner who needs none never loads them. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  loading: (text: string, options?: ToastOptions) => show('loading', text, options),
};

/** Whether any toast was asked for yet. */
export function useToasterWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wantedListeners.add(listener);
      return () => wantedListeners.delete(listener);
    },
    () => isWanted,
    () => false,
  );
}

/** The list says that it listens: sonner forgets what was shown before. */
export function toasterMounted(): void {
  mounted.resolve();
}

async function show(type: Type, text: string, options: ToastOptions = {}): Promise<void> {
  if (!isWanted) {
    isWanted = true;
    for (const listener of wantedListeners) listener();
  }
  try {
    const [sonner] = await Promise.all([import('sonner'), mounted.promise]);
    sonner.toast[type](text, options.id ? inPlace(options.id, options) : options);
  } catch {
    // Without network there is nothing to show it with; what it tells of is on the screen too.
  }
}

/** The toast that stands for an id, by sonner's own. */
const standing = new Map<string, string>();
let places = 0;

/** A toast that is on its way out would take a new text along: from then on the id stands for another one. */
function inPlace(id: string, { action, ...options }: ToastOptions) {
  places += 1;
  const place = standing.get(id) ?? `${id} ${places}`;
  standing.set(id, place);
  const leave = () => {
    if (standing.get(id) === place) standing.delete(id);
  };
  const acted = action && {
    ...action,
    onClick: () => {
      leave();
      action.onClick();
    },
  };
  return { ...options, id: place, action: acted, onAutoClose: leave, onDismiss: leave };
}
