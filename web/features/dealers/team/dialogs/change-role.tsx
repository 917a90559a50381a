import { possessive } from '@forecourt/contract/kit/possessive.ts';
import { useState } from 'react';
import { roleText } from '@forecourt/contract/dealers/role-abilities.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import * as api from '../../../../lib/api.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { RadioRow } from '../../../../ui/radio-row.tsx';
import type { ActionProps } from '../action-props.ts';
import { rolesFor } from '../actions.ts';
import { useTeamAction } from '../use-team.ts';
import { words } from '../words.ts';

export function ChangeRole({ on, member, onClose }: ActionProps) {
  const choices = rolesFor(on, member);
  // The one with the fewest rights, so that a hasty click grants none.
  const [role, setRole] = useState(choices.at(-1)!);
  const change = useTeamAction(
    () => api.dealers.changeMemberRole({ dealer_account_id: on.dealerId, user_id: member.user_id, new_role: role }),
    onClose,
  );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Change ${possessive(member.name)} role`}
      confirm="Change role"
      isDanger={false}
      failed={words.roleFailed}
      onConfirm={() => change.mutateAsync()}
    >
      <p>
        Current role at {on.companyName}: {teamRoleNames[member.role]}
      </p>
      <div role="radiogroup" aria-label="New role" className="grid gap-2">
        {choices.map((one) => (
          <RadioRow key={one} name="role" checked={role === one} onChange={() => setRole(one)}>
            <span className="grid">
              <span className="font-semibold">{teamRoleNames[one]}</span>
              <span className="text-sm text-ink-2">{roleText(one)}</span>
            </span>
          </RadioRow>
        ))}
      </div>
    </ConfirmDialog>
  );
}
