import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { roleText } from '@forecourt/contract/dealers/role-abilities.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import { dealerActions } from '@forecourt/contract/dealers/dealer-actions.ts';
import { invitedRoles, type InvitedRole } from '@forecourt/contract/access/team-rights.ts';
import * as api from '../../../../lib/api.ts';
import { useCallForm } from '../../../../lib/use-call-form.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import { ChoosePerson, ChosenId } from './choose-person.tsx';
import { ActionForm } from './action-form.tsx';
import type { ActionProps } from './action-props.ts';

const { role, reason } = dealerActions.addTeamMember.input.shape;
const Added = z.object({ user_id: ChosenId, role, reason });

export function AddToTeam({ dealer, onClose }: ActionProps) {
  const call = useCallForm({
    shape: Added,
    values: { user_id: 0, role: 'staff', reason: '' },
    failed: 'We couldn’t add them to the team. Please try again.',
    fieldOf: { user_not_found: 'user_id', person_has_team: 'user_id' },
    send: async (input) => {
      await api.dealers.addTeamMember({ dealer_account_id: dealer.id, ...input });
      showToast({ title: `Added to the ${dealer.company_name} team`, tone: 'good' });
      onClose();
    },
  });
  const { form, errors } = call;
  const chosen = useWatch({ control: form.control, name: 'role' });
  return (
    <ActionForm
      call={call}
      title={`Add someone to the ${dealer.company_name} team`}
      reasonHint="Shown to them and to the owner."
      confirm="Add to team"
      onClose={onClose}
    >
      <ChoosePerson
        label="User"
        error={errors.user_id?.message}
        onChoose={(id) => form.setValue('user_id', id, { shouldValidate: id > 0 })}
      />
      <Field
        label="Role"
        required
        error={errors.role?.message}
        hint={`${roleText(chosen as InvitedRole)} They’ll join right away, without an invitation.`}
      >
        {(control) => (
          <Select {...control} {...form.register('role')}>
            {invitedRoles.map((one) => (
              <option key={one} value={one}>
                {teamRoleNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ActionForm>
  );
}
