import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddMember } from './add-member.tsx';
import { MemberList } from './member-list.tsx';
import { PendingInvitations } from './pending-invitations.tsx';
import { TeamLog } from './team-log.tsx';
import { useTeam, type OnTeam } from './use-team.ts';
import { words } from './words.ts';

/** Team members and pending invitations, with the actions this user can take. */
export function TeamTab({ on }: { on: OnTeam }) {
  const { team, error, retry } = useTeam(on.dealerId);
  if (!team && error)
    return (
      <ErrorState level={2} title={words.loadFailed} text={sentenceOf(error)} retryLabel="Try Again" onRetry={retry} />
    );
  if (!team) return <Skeleton className="h-96 rounded-xl" />;
  const { members, invitations } = team;
  const leads = teamRoleMay(on.role, 'team.invite');
  function isTaken(userId: number): string | null {
    if (members.some(({ user_id }) => user_id === userId)) return 'Already on your team';
    return invitations.some(({ user_id }) => user_id === userId) ? 'Already invited' : null;
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <h2 className="sr-only">Team Management</h2>
      <div className="grid grid-cols-1 gap-6">
        <MemberList on={on} members={members} />
        {leads && <TeamLog dealerId={on.dealerId} />}
      </div>
      <div className="grid grid-cols-1 gap-6">
        {leads && <AddMember on={on} isTaken={isTaken} />}
        <PendingInvitations on={on} invitations={invitations} />
      </div>
    </div>
  );
}
