import { device } from '../../lib/storage.ts';

/** Keeps unsent input on this device across reloads and an expired session. */
export const applicationDraft = (userId: number) => {
  const key = `forecourt.application.${userId}.form`;
  return {
    read(): Record<string, string> {
      try {
        const draft: unknown = JSON.parse(device.read(key) ?? '{}');
        if (typeof draft !== 'object' || draft === null) return {};
        return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'));
      } catch {
        return {};
      }
    },
    write(values: Record<string, string | undefined>) {
      if (Object.values(values).some((value) => value?.trim())) device.write(key, JSON.stringify(values));
      else device.remove(key);
    },
    remove: () => device.remove(key),
  };
};
