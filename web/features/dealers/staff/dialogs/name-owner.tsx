import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import { dealerActions } from '@forecourt/contract/dealers/dealer-actions.ts';
import { isOwner } from '@forecourt/contract/kit/team-rights.ts';
import * as api from '../../../../lib/api.ts';
import { useCallForm } from '../../../../lib/use-call-form.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { useDone } from '../use-done.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionProps } from './action-props.ts';

const Named = z.object({
  // A list of choices gives text.
  user_id: z.string().min(1, 'Please choose somebody of the team').transform(Number),
  reason: dealerActions.nameOwner.input.shape.reason,
});

export function NameOwner({ dealer, onClose }: ActionProps) {
  const done = useDone(onClose);
  const others = dealer.team.filter(({ role }) => !isOwner(role));
  const nameOf = (id: number) => others.find((one) => one.id === id)?.name ?? '';
  const call = useCallForm({
    shape: Named,
    values: { user_id: '', reason: '' },
    failed: 'The owner was not changed. Please try again.',
    fieldOf: { member_not_found: 'user_id' },
    send: (said) =>
      done(
        api.dealers.nameOwner({ id: dealer.id, ...said }),
        `${nameOf(said.user_id)} owns ${dealer.company_name} from now on`,
      ),
  });
  const { form, errors } = call;
  const chosen = nameOf(Number(useWatch({ control: form.control, name: 'user_id' })));
  return (
    <ActionForm
      call={call}
      title={`The next owner of ${dealer.company_name}`}
      told="Who owned it and who owns it next read it."
      confirm="Name the owner"
      onClose={onClose}
    >
      <Field
        label="Next owner"
        required
        error={errors.user_id?.message}
        hint={
          others.length === 0
            ? 'Nobody else is on the team. Add somebody first.'
            : `${chosen || 'They'} will decide over the team, the settings and the membership. ${dealer.owner?.name ?? 'Who owned it'} becomes a manager.`
        }
      >
        {(control) => (
          <Select {...control} {...form.register('user_id')}>
            <option value="">Choose …</option>
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
