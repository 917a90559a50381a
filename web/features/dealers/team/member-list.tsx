import type { TeamMember } from '@forecourt/contract/dealers/dealers.ts';
import { Panel } from '../../../ui/panel.tsx';
import { MemberRow } from './member-row.tsx';
import type { OnTeam } from './use-team.ts';

export const MemberList = ({ on, members }: { on: OnTeam; members: readonly TeamMember[] }) => (
  <Panel className="grid grid-cols-1 gap-2">
    <h2 id="team-members" className="mb-2 text-xl">
      Team Members <span className="text-ink-3 tabular-nums">({members.length})</span>
    </h2>
    <ul aria-labelledby="team-members" className="grid grid-cols-1 divide-y divide-line">
      {members.map((member) => (
        <MemberRow key={member.user_id} on={on} member={member} members={members} />
      ))}
    </ul>
  </Panel>
);
