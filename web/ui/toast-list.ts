import { useSyncExternalStore } from 'react';

export interface ToastText {
  title: string;
  text?: string;
  tone?: 'neutral' | 'good' | 'danger';
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastText {
  id: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Says something in the corner of the screen; answers the id to take it back with. */
export function showToast(toast: ToastText): number {
  lastId += 1;
  set([...toasts, { ...toast, id: lastId }].slice(-most));
  return lastId;
}

export const dismissToast = (id: number) => set(toasts.filter((toast) => toast.id !== id));

export const dismissToasts = () => set([]);

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts);

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const most = 4;
