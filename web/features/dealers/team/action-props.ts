import type { TeamMember } from '@forecourt/contract/dealers/dealers.ts';
import type { OnTeam } from './use-team.ts';

/** What each dialog about somebody of the team is given. */
export interface ActionProps {
  on: OnTeam;
  member: TeamMember;
  members: readonly TeamMember[];
  onClose: () => void;
}
