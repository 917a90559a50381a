import { transferDays } from '@forecourt/contract/dealers/transfers.ts';
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
      title={`Offer ${member.name} the ownership of ${on.companyName}?`}
      confirm="Offer ownership"
      failed={words.roleFailed}
      onConfirm={() => transfer.mutateAsync()}
    >
      <p>
        Nothing changes until {member.name} accepts. They have {transferDays} days, and you can withdraw the offer until
        then.
      </p>
      <p>
        When they accept, {member.name} will control the team, settings and membership, and you’ll become a manager.
        Only {member.name} can offer it back to you.
      </p>
    </ConfirmDialog>
  );
}
