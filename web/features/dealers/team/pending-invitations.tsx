import { possessive } from '@forecourt/contract/kit/possessive.ts';
import type { Invitation } from '@forecourt/contract/dealers/dealers.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import { mayInvite } from '@forecourt/contract/access/team-rights.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Time } from '../../../ui/time.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { useTeamAction, type OnTeam } from './use-team.ts';

export const PendingInvitations = ({ on, invitations }: { on: OnTeam; invitations: readonly Invitation[] }) => (
  <Panel className="grid grid-cols-1 gap-2">
    <h2 id="pending-invitations" className="mb-2 text-xl">
      Pending Invitations <span className="text-ink-3 tabular-nums">({invitations.length})</span>
    </h2>
    {invitations.length === 0 ? (
      <p className="text-ink-2">No pending invitations.</p>
    ) : (
      <ul aria-labelledby="pending-invitations" className="grid grid-cols-1 divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} on={on} invitation={invitation} />
        ))}
      </ul>
    )}
  </Panel>
);

function InvitationRow({ on, invitation }: { on: OnTeam; invitation: Invitation }) {
  const { id, name, role, expires_at } = invitation;
  const resend = useTeamAction(
    () => api.dealers.resendInvitation({ invitation_id: id }),
    () => showToast({ title: `Reminder sent to ${name}`, tone: 'good' }),
  );
  const cancel = useTeamAction(() => api.dealers.declineInvitation({ invitation_id: id }));
  const error = resend.error ?? cancel.error;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0">
        <span className="truncate font-semibold">{name}</span>
        <span className="text-sm text-ink-3">
          {teamRoleNames[role]} · open until <Time at={expires_at} as="day" />
        </span>
      </div>
      {mayInvite(on.role, role) && (
        <div className="flex gap-2">
          <Button kind="plain" size="small" busy={resend.isPending} onClick={() => resend.mutate()}>
            Resend<span className="sr-only"> {possessive(name)} invitation</span>
          </Button>
          <Button kind="plain" size="small" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel<span className="sr-only"> {possessive(name)} invitation</span>
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className="w-full text-sm font-medium text-danger">
          {sentenceOf(error, 'We couldn’t update the invitation. Please try again.')}
        </p>
      )}
    </li>
  );
}
