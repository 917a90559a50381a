/** Browser storage, which may be disabled or full. In that case nothing is stored and nothing breaks. */
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

/** Kept until this tab closes. */
export const tab = shelf(() => sessionStorage);

/** Removes every key with this prefix, on this device and in this tab. */
export function removeFromDevice(beginning: string) {
  for (const storage of [() => localStorage, () => sessionStorage])
    for (const key of attempt(() => Object.keys(storage())) ?? [])
      if (key.startsWith(beginning)) shelf(storage).remove(key);
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
