import { device } from './storage.ts';

/**
 * Idempotency key for a text: the same for the same text until a response arrives, even after a reload. A text sent
 * again because the response was lost is stored once. A changed text gets a new key.
 */
export function sendOnce(place: string) {
  const key = `forecourt.sending.${place}`;
  return {
    idFor: (input: object): string => {
      const text = JSON.stringify(input);
      const stored = parse(device.read(key));
      if (stored?.text === text) return stored.id;
      const id = crypto.randomUUID();
      device.write(key, JSON.stringify({ id, text }));
      return id;
    },
    /** Call when the text has arrived or was discarded. The same text then counts as new. */
    forget: () => device.remove(key),
  };
}

interface Sending {
  id: string;
  text: string;
}

function parse(stored: string | null): Sending | null {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<Sending> | null;
    return typeof value?.id === 'string' && typeof value.text === 'string' ? (value as Sending) : null;
  } catch {
    return null;
  }
}
