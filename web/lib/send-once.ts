import { device } from './storage.ts';

/**
 * The name under which a text goes to the server: the same for the same text until an answer came, also after a reload,
 * so that what was sent again because the answer was lost is stored once. A changed text is another.
 */
export function sendOnce(place: string) {
  const key = `forecourt.sending.${place}`;
  return {
    idFor: (said: object): string => {
      const text = JSON.stringify(said);
      const kept = parse(device.read(key));
      if (kept?.text === text) return kept.id;
      const id = crypto.randomUUID();
      device.write(key, JSON.stringify({ id, text }));
      return id;
    },
    /** It arrived, or was given up: the same text is something new from here on. */
    forget: () => device.remove(key),
  };
}

interface Sending {
  id: string;
  text: string;
}

function parse(kept: string | null): Sending | null {
  try {
    const value = JSON.parse(kept ?? 'null') as Partial<Sending> | null;
    return typeof value?.id === 'string' && typeof value.text === 'string' ? (value as Sending) : null;
  } catch {
    return null;
  }
}
