import { useState } from 'react';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { useSignedIn } from './session.ts';

/** The member this page belongs to. Stays set on a frozen page (freeze-page.ts) while they log in again elsewhere. */
export function useMember(): SessionUser | null {
  const present = useSignedIn();
  const [member, setMember] = useState(present);
  if (present && present !== member) setMember(present);
  return present ?? member;
}
