import { device } from '../../lib/storage.ts';

/** What was typed stays on this device until it is sent, also over a reload and an ended session. */
export const applicationDraft = (userId: number) => {
  const key = `forecourt.application.${userId}.form`;
  return {
    read(): Record<string, string> {
      try {
        const kept: unknown = JSON.parse(device.read(key) ?? '{}');
        if (typeof kept !== 'object' || kept === null) return {};
        return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
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
