import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import { dealerActions } from '@forecourt/contract/dealers/dealer-actions.ts';
import { isOwner } from '@forecourt/contract/access/team-rights.ts';
import * as api from '../../../../lib/api.ts';
import { useCallForm } from '../../../../lib/use-call-form.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionProps } from './action-props.ts';

const Named = z.object({
  // A select field returns text.
  user_id: z.string().min(1, 'Please select a team member').transform(Number),
  reason: dealerActions.nameOwner.input.shape.reason,
});

export function NameOwner({ dealer, onClose }: ActionProps) {
  const others = dealer.team.filter(({ role }) => !isOwner(role));
  const nameOf = (id: number) => others.find((one) => one.id === id)?.name ?? '';
  const call = useCallForm({
    shape: Named,
    values: { user_id: '', reason: '' },
    failed: 'We couldn’t change the owner. Please try again.',
    fieldOf: { member_not_found: 'user_id' },
    send: async (input) => {
      await api.dealers.nameOwner({ id: dealer.id, ...input });
      showToast({ title: `${nameOf(input.user_id)} is now the owner of ${dealer.company_name}`, tone: 'good' });
      onClose();
    },
  });
  const { form, errors } = call;
  const chosen = nameOf(Number(useWatch({ control: form.control, name: 'user_id' })));
  return (
    <ActionForm
      call={call}
      title={`Change the owner of ${dealer.company_name}`}
      reasonHint="Shown to the current and the new owner."
      confirm="Change owner"
      onClose={onClose}
    >
      <Field
        label="New owner"
        required
        error={errors.user_id?.message}
        hint={
          others.length === 0
            ? 'No one else is on the team. Add a team member first.'
            : `${chosen || 'They'} will control the team, settings and membership. ${dealer.owner?.name ?? 'The current owner'} becomes a manager.`
        }
      >
        {(control) => (
          <Select {...control} {...form.register('user_id')}>
            <option value="">Select…</option>
            {others.map(({ id, name, role }) => (
              <option key={id} value={id}>
                {name} ({teamRoleNames[role]})
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ActionForm>
  );
}
