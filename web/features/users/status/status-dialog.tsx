import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { standingsFor, type Me } from '../me.ts';
import { words } from '../words.ts';
import { Chosen } from '../chosen.tsx';
import { StatusForm } from './status-form.tsx';

interface StatusDialogProps {
  me: Me;
  user: UserDetails;
  onClose: () => void;
}

/** Suspends, bans, or lifts either. */
export function StatusDialog({ me, user, onClose }: StatusDialogProps) {
  const choices = standingsFor(me, user);
  return (
    <Dialog isForm open onClose={onClose} title={words.status}>
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
    </Dialog>
  );
}
