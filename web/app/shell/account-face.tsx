import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import type { StoredUser } from '../../features/accounts/stored-user.ts';
import { Greeting } from './greeting.tsx';

export const accountFaceLook =
  'flex max-w-56 items-center gap-2.5 rounded-m py-1 pr-1.5 pl-1 text-left hover:bg-sunken';

/** Passed in, because the avatar's code isn't part of the first load. */
export const AccountFace = ({ user, avatar }: { user: StoredUser; avatar: ReactNode }) => (
  <>
    {avatar}
    {/* On a tablet the bar has room for the picture only. */}
    <span className="min-w-0 md:max-lg:sr-only">
      <Greeting user={user} />
    </span>
    <ChevronDown size={16} className="shrink-0 text-ink-3" aria-hidden="true" />
  </>
);
