import type { ReactNode } from 'react';
import type { Deed } from './deeds.ts';
import { ChangeRole } from './dialogs/change-role.tsx';
import { LeaveTeam } from './dialogs/leave-team.tsx';
import { RemoveMember } from './dialogs/remove-member.tsx';
import { TransferOwnership } from './dialogs/transfer-ownership.tsx';
import type { DeedProps } from './deed-props.ts';

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
