import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { device } from '../../lib/storage.ts';

/** Unsent text and its pictures. */
export interface Draft {
  texts: Record<string, string>;
  pictures: Photo[];
}

/** Saved on this device until it's sent, so it survives reloads and expired sessions. */
export function ticketDraft(name: string) {
  const key = `forecourt.ticket-draft.${name}`;
  const sending = sendOnce(`ticket.${name}`);
  const read = (nowMs: number): Draft => parse(device.read(key), nowMs);
  const remove = () => {
    device.remove(key);
    sending.forget();
  };
  return {
    read,
    write({ texts, pictures }: Draft, nowMs: number) {
      const isEmpty = pictures.length === 0 && Object.values(texts).every((text) => text.trim() === '');
      if (isEmpty) remove();
      else device.write(key, JSON.stringify({ texts, pictures, keptAt: nowMs }));
    },
    /** Idempotency ID for this text, until the draft is cleared. A draft that sign-out cleared isn't stored again. */
    idFor: (said: object): string => (device.read(key) === null ? crypto.randomUUID() : sending.idFor(said)),
    /** Clears a sent draft, even after its page was left, unless it was replaced by new text. */
    arrived(texts: Draft['texts']) {
      if (JSON.stringify(read(0).texts) !== JSON.stringify(texts)) return;
      remove();
      arrivals.dispatchEvent(new Event(key));
    },
    /** For a form that was reopened with this draft. Returns a function that stops listening. */
    onArrived(empty: () => void) {
      arrivals.addEventListener(key, empty);
      return () => arrivals.removeEventListener(key, empty);
    },
  };
}

const arrivals = new EventTarget();

export type TicketDraft = ReturnType<typeof ticketDraft>;

export const newTicketDraft = (userId: number): TicketDraft => ticketDraft(`${userId}.new`);
export const answerDraft = (userId: number, ticketId: number): TicketDraft => ticketDraft(`${userId}.${ticketId}`);

function parse(text: string | null, nowMs: number): Draft {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return nothing;
    const { texts, pictures, keptAt } = value;
    const isFresh = typeof keptAt === 'number' && nowMs - keptAt < picturesLastMs;
    return {
      texts: isRecord(texts) ? Object.fromEntries(Object.entries(texts).filter(isText)) : {},
      pictures: isFresh && Array.isArray(pictures) ? pictures.filter(isPhoto) : [],
    };
  } catch {
    return nothing;
  }
}

const nothing: Draft = { texts: {}, pictures: [] };

/** The server deletes unattached pictures after a day. */
const picturesLastMs = 20 * 3_600_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
const isPhoto = (value: unknown): value is Photo =>
  isRecord(value) &&
  ['id', 'width', 'height'].every((key) => typeof value[key] === 'number') &&
  ['src', 'blur'].every((key) => typeof value[key] === 'string');
