import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { endAfterExtending, maxExtensionDays } from '@forecourt/contract/dealers/extend-membership.ts';
import { dealerActions } from '@forecourt/contract/dealers/dealer-actions.ts';
import * as api from '../../../../lib/api.ts';
import { countOf, dayText } from '../../../../lib/format.ts';
import { useCallForm } from '../../../../lib/use-call-form.ts';
import { readWhole } from '../../../../lib/whole-number.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { useDone } from '../use-done.ts';
import { membershipText } from '../words.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionProps } from './action-props.ts';

const { days: Days, reason: Reason } = dealerActions.extendMembership.input.shape;
const Given = z.object({ days: z.string().transform(readWhole).pipe(Days), reason: Reason });

export function ExtendMembership({ dealer, onClose }: ActionProps) {
  const done = useDone(onClose);
  const { id, company_name: company, membership } = dealer;
  const call = useCallForm({
    shape: Given,
    values: { days: '7', reason: '' },
    failed: 'The membership was not extended. Please try again.',
    send: ({ days, reason }) =>
      done(
        api.dealers.extendMembership({ id, days, seen_end: membership!.ends_at, reason }),
        `${company} has ${countOf(days, 'day')} more`,
      ),
  });
  const { form, errors } = call;
  const days = readWhole(useWatch({ control: form.control, name: 'days' }));
  if (!membership) return null;
  const isGood = typeof days === 'number' && days >= 1 && days <= maxExtensionDays;
  return (
    <ActionForm
      call={call}
      title={`Extend the membership of ${company}`}
      told="The owner and the administrators read it."
      confirm="Extend membership"
      onClose={onClose}
    >
      <p className="text-ink-2">{membershipText(membership)}.</p>
      <Field
        label="Days"
        required
        error={errors.days?.message}
        hint={
          isGood
            ? `It will be paid until ${dayText(endAfterExtending(new Date(membership.ends_at), days, new Date()).toISOString())}.${dealer.status === 'expired' ? ' It trades again at once.' : ''}`
            : `From 1 to ${maxExtensionDays}.`
        }
      >
        {(control) => (
          <Input {...control} {...form.register('days')} inputMode="numeric" autoComplete="off" className="max-w-28" />
        )}
      </Field>
    </ActionForm>
  );
}
