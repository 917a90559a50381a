import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Chosen } from '../chosen.tsx';
import { standingsFor, type Me } from '../me.ts';
import { StatusForm } from './status-form.tsx';

interface StatusChangeProps {
  me: Me;
  user: UserDetails;
  onClose: () => void;
}

/** Suspends, bans, or lifts either. */
export function StatusChange({ me, user, onClose }: StatusChangeProps) {
  const choices = standingsFor(me, user);
  return (
    <div className="grid gap-5">
      <Chosen user={user} />
      {choices.length > 0 ? (
        <StatusForm user={user} choices={choices} onClose={onClose} />
      ) : (
        <Notice tone="warn">
          {user.is_own
            ? 'This is your own account. Somebody else decides about it.'
            : 'Your role does not decide about this account.'}
        </Notice>
      )}
    </div>
  );
}
