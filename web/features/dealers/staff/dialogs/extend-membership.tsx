import { possessive } from '@forecourt/contract/kit/possessive.ts';
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
import { showToast } from '../../../../ui/toast-list.ts';
import { membershipText } from '../words.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionProps } from './action-props.ts';

const { days: Days, reason: Reason } = dealerActions.extendMembership.input.shape;
const Given = z.object({ days: z.string().transform(readWhole).pipe(Days), reason: Reason });

export function ExtendMembership({ dealer, onClose }: ActionProps) {
  const { id, company_name: company, membership } = dealer;
  const call = useCallForm({
    shape: Given,
    values: { days: '7', reason: '' },
    failed: 'We couldn’t extend the membership. Please try again.',
    send: async ({ days, reason }) => {
      await api.dealers.extendMembership({ id, days, seen_end: membership!.ends_at, reason });
      showToast({ title: `${possessive(company)} membership extended by ${countOf(days, 'day')}`, tone: 'good' });
      onClose();
    },
  });
  const { form, errors } = call;
  const days = readWhole(useWatch({ control: form.control, name: 'days' }));
  if (!membership) return null;
  const isGood = typeof days === 'number' && days >= 1 && days <= maxExtensionDays;
  return (
    <ActionForm
      call={call}
      title={`Extend ${possessive(company)} membership`}
      reasonHint="Shown to the owner and administrators."
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
            ? `Membership paid until ${dayText(endAfterExtending(new Date(membership.ends_at), days, new Date()).toISOString())}.${dealer.status === 'expired' ? ' The dealer can trade again right away.' : ''}`
            : `Enter 1 to ${maxExtensionDays} days.`
        }
      >
        {(control) => (
          <Input {...control} {...form.register('days')} inputMode="numeric" autoComplete="off" className="max-w-28" />
        )}
      </Field>
    </ActionForm>
  );
}
