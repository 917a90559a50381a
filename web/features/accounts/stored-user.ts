import { useMemo, useSyncExternalStore } from 'react';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { device } from '../../lib/storage.ts';

/** What the top bar needs before the server has answered; never the phone or routing number. */
export type StoredUser = Omit<SessionUser, 'phone_number' | 'routing_number'>;

export const storedUserKey = 'forecourt.user';

/** Whom this browser last showed; nobody where the page is drawn for all. */
export function useStoredUser(): StoredUser | null {
  const stored = useSyncExternalStore(
    never,
    () => device.read(storedUserKey),
    () => null,
  );
  return useMemo(() => readStoredUser(stored), [stored]);
}

const never = () => () => undefined;

export function readStoredUser(stored = device.read(storedUserKey)): StoredUser | null {
  try {
    const user = JSON.parse(stored ?? 'null') as Partial<StoredUser> | null;
    return typeof user?.id === 'number' && typeof user.name === 'string' ? (user as StoredUser) : null;
  } catch {
    return null;
  }
}

export function storeUser(user: SessionUser | null) {
  document.documentElement.toggleAttribute('data-person', user !== null);
  if (!user) return device.remove(storedUserKey);
  const { phone_number: _phone, routing_number: _routing, ...kept } = user;
  device.write(storedUserKey, JSON.stringify(kept));
}
