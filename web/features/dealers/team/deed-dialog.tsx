import type { ReactNode } from 'react';
import type { TeamMember } from '@forecourt/contract/dealers/dealers.ts';
import type { Deed } from './deeds.ts';
import { ChangeRole } from './dialogs/change-role.tsx';
import { LeaveTeam } from './dialogs/leave-team.tsx';
import { RemoveMember } from './dialogs/remove-member.tsx';
import { TransferOwnership } from './dialogs/transfer-ownership.tsx';
import type { OnTeam } from './use-team.ts';

export interface DeedProps {
  on: OnTeam;
  member: TeamMember;
  members: readonly TeamMember[];
  onClose: () => void;
}

const dialogs: Record<Deed, (props: DeedProps) => ReactNode> = {
  role: ChangeRole,
  transfer: TransferOwnership,
  remove: RemoveMember,
  leave: LeaveTeam,
};

/** Each names the person and what will happen. */
export function DeedDialog({ deed, ...props }: DeedProps & { deed: Deed }) {
  const Chosen = dialogs[deed];
  return <Chosen {...props} />;
}
