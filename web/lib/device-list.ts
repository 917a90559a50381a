import { useSyncExternalStore } from 'react';
import { device } from './storage.ts';

/** A short list stored in this browser, kept in sync between components and tabs. */
export interface DeviceList<Item> {
  get: () => readonly Item[];
  set: (next: readonly Item[]) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Ignores stored values that don't parse. Without storage, the list lasts as long as the page. */
export function createDeviceList<Item>(key: string, isItem: (value: unknown) => value is Item): DeviceList<Item> {
  const listeners = new Set<() => void>();
  let unstored: string | null = null;
  let read: string | null = null;
  let known: readonly Item[] = none;
  return {
    get: () => {
      const text = unstored ?? device.read(key);
      if (text !== read) known = listIn(text).filter((item) => isItem(item));
      read = text;
      return known;
    },
    set: (next) => {
      const text = JSON.stringify(next);
      if (next.length > 0) device.write(key, text);
      else device.remove(key);
      unstored = next.length > 0 && device.read(key) !== text ? text : null;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Empty during hydration, because the server knows nothing about this browser. */
export const useDeviceList = <Item>({ subscribe, get }: DeviceList<Item>): readonly Item[] =>
  useSyncExternalStore(subscribe, get, nothingYet);

const none: readonly never[] = [];
const nothingYet = () => none;

function listIn(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : none;
  } catch {
    return none;
  }
}
