import { useMemo, useSyncExternalStore } from 'react';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { device } from '../../lib/storage.ts';

/** The fields the top bar needs before the server has answered, without the phone and routing number. */
export type StoredUser = Omit<SessionUser, 'phone_number' | 'routing_number'>;

export const storedUserKey = 'forecourt.user';

/** The user this browser showed last, or null during server rendering. */
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
  const { phone_number: _phone, routing_number: _routing, ...stored } = user;
  device.write(storedUserKey, JSON.stringify(stored));
}
