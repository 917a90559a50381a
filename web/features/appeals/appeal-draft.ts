import { device } from '../../lib/storage.ts';

/** What was written for an appeal stays on this device until it is sent, also over a reload or a new sign-in. */
export function appealDraft(userId: number, decisionId: number) {
  const key = `forecourt.appeal.${userId}.${decisionId}`;
  return {
    read: () => device.read(key) ?? '',
    write: (text: string) => (text.trim() === '' ? device.remove(key) : device.write(key, text)),
    remove: () => device.remove(key),
  };
}
