import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { maxReason, Reason } from '@forecourt/contract/staff/staff-actions.ts';
import { isOwner } from '@forecourt/contract/kit/team-rights.ts';
import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import { givenStandings, type GivenStanding } from '@forecourt/contract/users/user-values.ts';
import * as api from '../../../lib/api.ts';
import { zonedText } from '../../../lib/zoned-text.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { RadioRow } from '../../../ui/radio-row.tsx';
import { useUserChange } from '../use-user-change.ts';
import { consequencesOf } from './consequences.ts';
import { NextOwner } from './next-owner.tsx';
import { endOf, spanNames } from './suspension-ends.ts';
import { SuspensionEnd } from './suspension-end.tsx';

const shape = z.object({
  status: z.enum(givenStandings),
  span: z.enum(spanNames),
  /** As the browser's own control gives it: on the reader's clock, without a zone. */
  until: z.string(),
  next_owner_id: z.string(),
  reason: Reason,
});

interface StatusFormProps {
  user: UserDetails;
  choices: readonly GivenStanding[];
  onClose: () => void;
}

export function StatusForm({ user, choices, onClose }: StatusFormProps) {
  const [openedMs] = useState(() => Date.now());
  const change = useUserChange(onClose);
  const call = useCallForm({
    shape,
    values: { status: choices[0]!, span: '7', until: '', next_owner_id: '', reason: '' },
    failed: 'The status was not changed. Please try again.',
    fieldOf: { next_owner_needed: 'next_owner_id' },
    send: async ({ status, span, until, next_owner_id, reason }) => {
      const end = endOf(span, until, Date.now());
      await api.accounts.updateStatus({
        user_id: user.id,
        status,
        reason,
        ...(status === 'suspended' && end && { until: end }),
        ...(status === 'banned' && next_owner_id && { next_owner_id: Number(next_owner_id) }),
      });
      await change(`${user.name} ${isStillClosed(status, user) ? 'may sign in again' : done[status]}`);
    },
  });
  const { form, errors, isSubmitting } = call;
  const { status, span, until, next_owner_id } = useWatch({ control: form.control }) as z.infer<typeof shape>;
  const end = endOf(span, until, openedMs);
  const handsOver = status === 'banned' && user.seat !== null && isOwner(user.seat.role);
  const nextOwner = user.seat?.colleagues.find(({ id }) => String(id) === next_owner_id)?.name ?? null;
  const said = consequencesOf(user, { to: status, until: end && zonedText(end), nextOwner });
  return (
    <Form call={call}>
      <div role="radiogroup" aria-label="New status" className="grid gap-2">
        {choices.map((one) => (
          <RadioRow key={one} value={one} {...form.register('status')}>
            <span className="font-semibold">{choiceText(one, user)}</span>
          </RadioRow>
        ))}
      </div>
      {status === 'suspended' && (
        <SuspensionEnd
          fields={{ span: form.register('span'), until: form.register('until') }}
          span={span}
          error={errors.until?.message}
        />
      )}
      {handsOver && (
        <NextOwner seat={user.seat!} field={form.register('next_owner_id')} error={errors.next_owner_id?.message} />
      )}
      <ReasonField call={call} most={maxReason} hint="The person is shown it, and it stays in the staff log." />
      <section aria-label="What this will do" className="grid gap-2 rounded-m bg-sunken px-4 py-3.5">
        <h3 className="text-sm font-semibold">What this will do</h3>
        <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-2 marker:text-ink-3">
          {said.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <FormButtons
        onCancel={onClose}
        busy={isSubmitting}
        {...(status !== 'active' && { kind: 'danger-confirm' as const })}
      >
        {deeds[status]} {user.name}
      </FormButtons>
    </Form>
  );
}

/** What its owner closed only its owner opens. */
const isStillClosed = (to: GivenStanding, { account_closed_at }: UserDetails) =>
  to === 'active' && account_closed_at !== null;

function choiceText(to: GivenStanding, user: UserDetails): string {
  const { status } = user;
  if (to === 'active') {
    const then = isStillClosed(to, user) ? 'Closed, as before' : 'Active';
    return status === 'banned' ? `${then}: lift the ban` : `${then}: end the suspension now`;
  }
  if (to === 'suspended') return status === 'suspended' ? 'Suspended, with another end' : 'Suspended for a time';
  return 'Banned for good';
}

const deeds: Record<GivenStanding, string> = { active: 'Reinstate', suspended: 'Suspend', banned: 'Ban' };
const done: Record<GivenStanding, string> = {
  active: 'is active again',
  suspended: 'is suspended',
  banned: 'is banned',
};
