import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { device } from '../../lib/storage.ts';

/** What the top bar needs before the server has answered; never the phone or routing number. */
export type StoredUser = Omit<SessionUser, 'phone_number' | 'routing_number'>;

export const storedUserKey = 'forecourt.user';

export function readStoredUser(): StoredUser | null {
  try {
    const user = JSON.parse(device.read(storedUserKey) ?? 'null') as Partial<StoredUser> | null;
    return typeof user?.id === 'number' && typeof user.name === 'string' ? (user as StoredUser) : null;
  } catch {
    return null;
  }
}

export function storeUser(user: SessionUser | null) {
  if (!user) return device.remove(storedUserKey);
  const { phone_number: _phone, routing_number: _routing, ...kept } = user;
  device.write(storedUserKey, JSON.stringify(kept));
}
