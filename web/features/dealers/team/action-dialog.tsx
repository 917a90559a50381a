import type { ReactNode } from 'react';
import type { Action } from './actions.ts';
import { ChangeRole } from './dialogs/change-role.tsx';
import { LeaveTeam } from './dialogs/leave-team.tsx';
import { RemoveMember } from './dialogs/remove-member.tsx';
import { TransferOwnership } from './dialogs/transfer-ownership.tsx';
import type { ActionProps } from './action-props.ts';

const dialogs: Record<Action, (props: ActionProps) => ReactNode> = {
  role: ChangeRole,
  transfer: TransferOwnership,
  remove: RemoveMember,
  leave: LeaveTeam,
};

/** Each dialog names the member and says what will happen. */
export function ActionDialog({ action, ...props }: ActionProps & { action: Action }) {
  const Chosen = dialogs[action];
  return <Chosen {...props} />;
}
