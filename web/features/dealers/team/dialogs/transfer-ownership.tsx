import * as api from '../../../../lib/api.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import type { ActionProps } from '../action-props.ts';
import { useTeamAction } from '../use-team.ts';
import { words } from '../words.ts';

export function TransferOwnership({ on, member, onClose }: ActionProps) {
  const transfer = useTeamAction(
    () => api.dealers.changeMemberRole({ dealer_account_id: on.dealerId, user_id: member.user_id, new_role: 'owner' }),
    onClose,
  );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Make ${member.name} the owner of ${on.companyName}?`}
      confirm="Transfer ownership"
      failed={words.roleFailed}
      onConfirm={() => transfer.mutateAsync()}
    >
      <p>
        {member.name} will control the team, settings and membership, and you’ll become a manager. Only {member.name}{' '}
        can transfer ownership back to you.
      </p>
    </ConfirmDialog>
  );
}
