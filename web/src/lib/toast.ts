import { useSyncExternalStore } from 'react';

export type ToastType = 'success' | 'info' | 'warning' | 'error';

interface ToastOptions {
  /** A later toast with the same id replaces the earlier one. */
  id?: string;
  description?: string;
  /** In milliseconds, instead of four seconds. */
  duration?: number;
  /** What a person can do about it, as a button. */
  action?: { label: string; onClick: () => void };
}

export interface Toast extends ToastOptions {
  key: number;
  type: ToastType;
  text: string;
  isLeaving: boolean;
}

/** How long a toast that is closed is still drawn. */
const LEAVING_MS = 200;

let toasts: readonly Toast[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
};

/** All toasts to draw, newest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts, noToasts);
}

/** True once any toast was raised. */
export function useToasterWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lastKey > 0,
    () => false,
  );
}

/** Closes a toast by its key, or by the id that it was raised with. */
export function dismissToast(which: number | string): void {
  const isIt = ({ key, id }: Toast) => key === which || id === which;
  change(toasts.map((one) => (isIt(one) ? { ...one, isLeaving: true } : one)));
  // A new toast with the same id may have come meanwhile.
  const isGone = (one: Toast) => isIt(one) && one.isLeaving;
  setTimeout(() => change(toasts.filter((one) => !isGone(one))), LEAVING_MS);
}

function show(type: ToastType, text: string, options: ToastOptions = {}): void {
  // A toast that is fading out would take the new text away with it.
  const same = toasts.find(({ id, isLeaving }) => id && id === options.id && !isLeaving);
  const key = same?.key ?? ++lastKey;
  const next: Toast = { ...options, key, type, text, isLeaving: false };
  change(same ? toasts.map((one) => (one === same ? next : one)) : [next, ...toasts]);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly Toast[] = [];
const noToasts = () => NONE;
