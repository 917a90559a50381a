import type { ReactNode } from 'react';
import { createStore, useStore } from '../lib/store.ts';

export interface ToastText {
  title: string;
  text?: ReactNode;
  tone?: 'neutral' | 'good' | 'danger';
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastText {
  id: number;
}

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a toast and returns its id, which can be used to remove it. */
export function showToast(toast: ToastText): number {
  lastId += 1;
  toasts.set([...toasts.get(), { ...toast, id: lastId }].slice(-maxToasts));
  return lastId;
}

export const dismissToast = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id));

export const dismissToasts = () => toasts.set([]);

export const useToasts = () => useStore(toasts);

const maxToasts = 4;
