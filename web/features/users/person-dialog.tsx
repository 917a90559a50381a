import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import type { RenderHints } from '../../lib/planned-decision.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Details, DetailsActions } from './details/details.tsx';
import type { Me } from './me.ts';
import { RoleChange } from './role/role-change.tsx';
import { StatusChange } from './status/status-change.tsx';
import { Warning } from './warn/warning.tsx';
import type { UsersSearch } from './users-search.ts';
import { words } from './words.ts';

interface PersonDialogProps {
  me: Me;
  search: UsersSearch;
  id: number;
  onClose: () => void;
  renderHints: RenderHints;
}

/** The dialog named in the address, for the user named there. */
export function PersonDialog({ me, search, id, onClose, renderHints }: PersonDialogProps) {
  const { data, error, refetch } = useQuery(api.users.details.query({ id }));
  const { change } = search;
  const user = data?.user;
  return (
    <Dialog
      open
      isForm
      shape={change ? 'box' : 'wide'}
      onClose={onClose}
      title={change ? words[change] : words.details}
      actions={user && !change && <DetailsActions me={me} search={search} user={user} />}
    >
      {user && change === 'status' && <StatusChange me={me} user={user} onClose={onClose} />}
      {user && change === 'role' && <RoleChange me={me} user={user} onClose={onClose} />}
      {user && change === 'warn' && <Warning me={me} user={user} onClose={onClose} />}
      {user && !change && <Details me={me} search={search} user={user} hints={renderHints(user.id)} />}
      {!user && !error && <Skeleton className="h-80 rounded-l" />}
      {!user && error && (
        <ErrorState
          level={2}
          title="We couldn’t load this user"
          text={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}
