import { useQuery } from '@tanstack/react-query';
import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import * as api from '../../../lib/api.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Chosen } from '../chosen.tsx';
import { standingsFor, type Me } from '../me.ts';
import { StandingPanel } from '../standing/standing-panel.tsx';
import { StatusForm } from './status-form.tsx';

interface StatusChangeProps {
  me: Me;
  user: UserDetails;
  onClose: () => void;
}

/** Suspends or bans a user, or lifts either. */
export function StatusChange({ me, user, onClose }: StatusChangeProps) {
  const choices = standingsFor(me, user);
  const { data } = useQuery(api.users.standing.query({ id: user.id }));
  return (
    <div className="grid gap-5">
      <Chosen user={user} />
      <StandingPanel userId={user.id} />
      {choices.length > 0 ? (
        data && <StatusForm user={user} person={data.person} choices={choices} onClose={onClose} />
      ) : (
        <Notice tone="warn">
          {user.is_own
            ? 'This is your own account, so someone else has to act on it.'
            : 'Your role can’t act on this account.'}
        </Notice>
      )}
    </div>
  );
}
