import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DetailsDialog } from './details/details-dialog.tsx';
import type { Me } from './me.ts';
import { RoleDialog } from './role/role-dialog.tsx';
import { StatusDialog } from './status/status-dialog.tsx';
import type { UsersSearch } from './users-search.ts';
import { words } from './words.ts';

interface PersonDialogProps {
  me: Me;
  search: UsersSearch;
  id: number;
  onClose: () => void;
}

/** The dialog that the address names, over whom it names. */
export function PersonDialog({ me, search, id, onClose }: PersonDialogProps) {
  const { data, error, refetch } = useQuery(api.users.details.query({ id }));
  const title = search.change ? words[search.change] : words.details;
  if (!data)
    return (
      <Dialog open shape={search.change ? 'box' : 'wide'} onClose={onClose} title={title}>
        {error ? (
          <ErrorState
            level={2}
            title="This person did not load"
            text={sentenceOf(error, words.tryAgain)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-80 rounded-l" />
        )}
      </Dialog>
    );
  const shown = { me, user: data.user, onClose };
  if (search.change === 'status') return <StatusDialog {...shown} />;
  return search.change === 'role' ? <RoleDialog {...shown} /> : <DetailsDialog {...shown} search={search} />;
}
