/** Browser storage that may be switched off or full: then nothing is remembered, and nothing breaks. */
export interface Shelf {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

const shelf = (storage: () => Storage): Shelf => ({
  read: (key) => attempt(() => storage().getItem(key)),
  write: (key, value) => void attempt(() => storage().setItem(key, value)),
  remove: (key) => void attempt(() => storage().removeItem(key)),
});

/** Kept on this device. */
export const device = shelf(() => localStorage);

/** Everything on this device whose key begins so. */
export function removeFromDevice(beginning: string) {
  for (const key of attempt(() => Object.keys(localStorage)) ?? []) if (key.startsWith(beginning)) device.remove(key);
}

/** Kept until this tab closes. */
export const tab = shelf(() => sessionStorage);

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
