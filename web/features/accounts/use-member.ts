import { useState } from 'react';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { useSignedIn } from './session.ts';

/** Whose page this is. Stays known on a page that is held (held-page.ts) while they sign in again elsewhere. */
export function useMember(): SessionUser | null {
  const present = useSignedIn();
  const [member, setMember] = useState(present);
  if (present && present !== member) setMember(present);
  return present ?? member;
}
