import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as api from '../../../../lib/api.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { actionTitles, type Action } from '../actions.ts';
import { words } from '../words.ts';
import { AddToTeam } from './add-to-team.tsx';
import { Activate, Suspend } from './change-status.tsx';
import type { ActionProps } from './action-props.ts';
import { ExtendMembership } from './extend-membership.tsx';
import { NameOwner } from './name-owner.tsx';
import { RenameCompany } from './rename-company.tsx';
import { SeeTeamLog } from './see-team-log.tsx';

const dialogs: Record<Action, (props: ActionProps) => ReactNode> = {
  suspend: Suspend,
  activate: Activate,
  rename: RenameCompany,
  owner: NameOwner,
  extend: ExtendMembership,
  add: AddToTeam,
  log: SeeTeamLog,
};

interface ActionDialogProps {
  action: Action;
  dealerId: number;
  onClose: () => void;
}

/** Loads the dealer's current state first, so the dialog doesn't describe an outdated one. */
export function ActionDialog({ action, dealerId, onClose }: ActionDialogProps) {
  const { data, error, refetch } = useQuery({ ...api.dealers.staffDealer.query({ id: dealerId }), staleTime: 0 });
  const Chosen = dialogs[action];
  if (data) return <Chosen dealer={data.dealer} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={actionTitles[action]}>
      {error ? (
        <ErrorState level={2} title={words.loadFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-48 rounded-m" />
      )}
    </Dialog>
  );
}
