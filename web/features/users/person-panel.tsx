import { useQuery } from '@tanstack/react-query';
import { staffTabs } from '../../lib/tab-paths.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Details } from './details/details.tsx';
import type { Me } from './me.ts';
import { words } from './words.ts';

interface PersonPanelProps {
  me: Me;
  id: number;
  onClose: () => void;
}

/** A user's details next to what staff are working on. */
export function PersonPanel({ me, id, onClose }: PersonPanelProps) {
  const { data, error, refetch } = useQuery(api.users.details.query({ id }));
  return (
    <Dialog
      open
      isForm
      shape="panel"
      onClose={onClose}
      title={words.details}
      actions={
        <ButtonLink to={staffTabs.users} search={{ person: id }} kind="plain">
          Open in Users
        </ButtonLink>
      }
    >
      {data && <Details me={me} search={{}} user={data.user} />}
      {!data && !error && <Skeleton className="h-80 rounded-l" />}
      {!data && error && (
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
