import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { maxReason, Reason } from '@forecourt/contract/kit/reason.ts';
import { isOwner } from '@forecourt/contract/access/team-rights.ts';
import type { JudgedPerson } from '@forecourt/contract/users/judged-person.ts';
import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import { settableStandings, type SettableStanding } from '@forecourt/contract/users/user-values.ts';
import * as api from '../../../lib/api.ts';
import type { PlannedDecision } from '../../../lib/planned-decision.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { RadioRow } from '../../../ui/radio-row.tsx';
import { WhatThisWillDo } from '../../../shared/staff/what-this-will-do.tsx';
import { whatWillHappen } from '../standing/what-will-happen.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { NextOwner } from './next-owner.tsx';
import { endOf, spanNames } from './suspension-ends.ts';
import { SuspensionEnd } from './suspension-end.tsx';

const shape = z.object({
  status: z.enum(settableStandings),
  span: z.enum(spanNames),
  /** The value of the browser's date-time field, in the reader's time zone and without an offset. */
  until: z.string(),
  next_owner_id: z.string(),
  reason: Reason,
});

interface StatusFormProps {
  user: UserDetails;
  /** The standing shown on the page. The server refuses a milder decision if it has changed since. */
  person: JudgedPerson;
  choices: readonly SettableStanding[];
  onClose: () => void;
}

export function StatusForm({ user, person, choices, onClose }: StatusFormProps) {
  const [openedMs] = useState(() => Date.now());
  const call = useCallForm({
    shape,
    values: { status: choices[0]!, span: '7', until: '', next_owner_id: '', reason: '' },
    failed: 'We couldn’t change the status. Please try again.',
    fieldOf: { next_owner_needed: 'next_owner_id' },
    send: async ({ status, span, until, next_owner_id, reason }) => {
      const end = endOf(span, until, Date.now());
      await api.accounts.updateStatus({
        user_id: user.id,
        status,
        reason,
        ...(status === 'suspended' && end && { until: end }),
        ...(status === 'banned' && next_owner_id && { next_owner_id: Number(next_owner_id) }),
        seen: { standing: person.standing, until: person.until },
      });
      showToast({
        title: `${user.name} ${isStillClosed(status, user) ? 'can log in again' : done[status]}`,
        tone: 'good',
      });
      onClose();
    },
  });
  const { form, errors, isSubmitting } = call;
  const { status, span, until, next_owner_id } = useWatch({ control: form.control }) as z.infer<typeof shape>;
  const end = endOf(span, until, openedMs);
  const handsOver = status === 'banned' && user.seat !== null && isOwner(user.seat.role);
  const nextOwner = user.seat?.colleagues.find(({ id }) => String(id) === next_owner_id)?.name ?? null;
  const plans: Record<SettableStanding, PlannedDecision> = {
    active: { kind: 'lift' },
    suspended: { kind: 'suspend', until: end, keepsStronger: false },
    banned: { kind: 'ban', nextOwner },
  };
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
      <ReasonField call={call} most={maxReason} hint="Shown to the user and recorded in the staff log." />
      <WhatThisWillDo sentences={whatWillHappen(person, plans[status])} />
      <FormButtons
        onCancel={onClose}
        busy={isSubmitting}
        {...(status !== 'active' && { kind: 'danger-confirm' as const })}
      >
        {actions[status]} {user.name}
      </FormButtons>
    </Form>
  );
}

/** An account closed by its owner stays closed until the owner reopens it. */
const isStillClosed = (to: SettableStanding, { account_closed_at }: UserDetails) =>
  to === 'active' && account_closed_at !== null;

function choiceText(to: SettableStanding, user: UserDetails): string {
  const { status } = user;
  if (to === 'active') {
    const then = isStillClosed(to, user) ? 'Closed, as before' : 'Active';
    return status === 'banned' ? `${then}: lift the ban` : `${then}: end the suspension now`;
  }
  if (to === 'suspended') return status === 'suspended' ? 'Suspended, with a new end date' : 'Suspended temporarily';
  return 'Banned permanently';
}

const actions: Record<SettableStanding, string> = { active: 'Reinstate', suspended: 'Suspend', banned: 'Ban' };
const done: Record<SettableStanding, string> = {
  active: 'is active again',
  suspended: 'is suspended',
  banned: 'is banned',
};
