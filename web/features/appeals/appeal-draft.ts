import { device } from '../../lib/storage.ts';

/** Keeps an appeal's text on this device until it's sent, across reloads and new logins. */
export function appealDraft(userId: number, decisionId: number) {
  const key = `forecourt.appeal.${userId}.${decisionId}`;
  return {
    read: () => device.read(key) ?? '',
    write: (text: string) => (text.trim() === '' ? device.remove(key) : device.write(key, text)),
    remove: () => device.remove(key),
  };
}
