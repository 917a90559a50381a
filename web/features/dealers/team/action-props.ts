import type { TeamMember } from '@forecourt/contract/dealers/dealers.ts';
import type { OnTeam } from './use-team.ts';

/** Props of the dialogs about a team member. */
export interface ActionProps {
  on: OnTeam;
  member: TeamMember;
  members: readonly TeamMember[];
  onClose: () => void;
}
