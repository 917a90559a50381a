import { useNavigate } from '@tanstack/react-router';
import { dealersErrors } from '@forecourt/contract/dealers/dealers.errors.ts';
import { isOwner, mayLeave } from '@forecourt/contract/access/team-rights.ts';
import * as api from '../../../../lib/api.ts';
import { paths } from '../../../../lib/paths.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { ActionProps } from '../action-props.ts';
import { useTeamAction } from '../use-team.ts';
import { words } from '../words.ts';

export function LeaveTeam({ on, members, onClose }: ActionProps) {
  const navigate = useNavigate();
  const leave = useTeamAction(async () => {
    await api.dealers.leaveTeam({ dealer_account_id: on.dealerId, user_id: on.userId });
    await navigate({ to: paths.home });
  });
  if (!mayLeave(on.role))
    return (
      <Dialog open onClose={onClose} title="You own this dealership" actions={<Button onClick={onClose}>OK</Button>}>
        <p>{dealersErrors.owner_stays.sentence}</p>
      </Dialog>
    );
  const owner = members.find(({ role }) => isOwner(role));
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Leave ${on.companyName}?`}
      keep="Stay on team"
      confirm="Leave team"
      failed={words.leaveFailed}
      onConfirm={() => leave.mutateAsync()}
    >
      <p>
        You’ll lose access to the portal right away. {owner ? owner.name : 'The owner'} becomes the contact for your
        cars and comes to your planned meetings. Offers and conversations stay with {on.companyName}. To rejoin, you’ll
        need a new invitation.
      </p>
    </ConfirmDialog>
  );
}
