import { device } from '../../../lib/storage.ts';
import type { Outgoing } from './outgoing.ts';

/** Stores unsent text on this device: each conversation's draft and its outgoing messages. */
export function messageDraft(userId: number, conversationId: number) {
  const draftKey = `forecourt.draft.${userId}.${conversationId}`;
  const outboxKey = `forecourt.outbox.${userId}.${conversationId}`;
  return {
    readDraft: (): string => device.read(draftKey) ?? '',
    writeDraft: (text: string) => (text.trim() ? device.write(draftKey, text) : device.remove(draftKey)),
    readOutbox: (): Outgoing[] => parse(device.read(outboxKey)),
    writeOutbox: (list: readonly Outgoing[]) =>
      list.length > 0 ? device.write(outboxKey, JSON.stringify(list.map(kept))) : device.remove(outboxKey),
    hasOutbox: (): boolean => device.read(outboxKey) !== null,
  };
}

const kept = ({ clientId, content, createdAt }: Outgoing) => ({ clientId, content, createdAt });

/** After a reload nothing is sent automatically, because hours may have passed. */
function parse(text: string | null): Outgoing[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter(isKept).map((one) => ({ ...kept(one), state: 'failed', problem: null, isHeld: false }));
  } catch {
    return [];
  }
}

const isKept = (value: unknown): value is Outgoing =>
  typeof value === 'object' &&
  value !== null &&
  ['clientId', 'content', 'createdAt'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
