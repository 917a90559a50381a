import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { appeals, type AppealAtDesk } from '@forecourt/contract/appeals/appeals.ts';
import type { Outcome } from '@forecourt/contract/appeals/appeals.flow.ts';
import { changes, decisions } from '@forecourt/contract/appeals/decisions.ts';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import type { PlannedDecision, RenderStanding } from '../../../lib/planned-decision.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { Input } from '../../../ui/input.tsx';
import { WhatThisWillDo } from '../../../shared/staff/what-this-will-do.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { words } from '../words.ts';
import { outcomeWords } from './outcome-words.ts';

interface DecideFormProps {
  appeal: AppealAtDesk;
  outcome: Outcome;
  renderStanding: RenderStanding;
  onDone: () => void;
}

/** The value of the browser's date-time field, in the reader's time zone and without an offset. */
const shape = appeals.decide.input.pick({ reason: true }).extend({ until: z.string() });

export function DecideForm({ appeal, outcome, renderStanding, onDone }: DecideFormProps) {
  const { title, will, done } = outcomeWords(appeal.kind, outcome, appeal.stands);
  const { change } = decisions[appeal.kind];
  const needsEnd = outcome === 'change' && change !== null && changes[change].needsEnd;
  const call = useCallForm({
    shape,
    values: { reason: '', until: '' },
    failed: words.decideFailed,
    send: async ({ reason, until }) => {
      const end = needsEnd && until !== '' ? { until: new Date(until).toISOString() } : {};
      await api.appeals.decide({ id: appeal.appeal.id, outcome, reason, ...end });
      showToast({ title: done, tone: 'good' });
      onDone();
      await refetched();
    },
  });
  const { form, errors, isSubmitting } = call;
  const until = useWatch({ control: form.control, name: 'until' });
  const plan = planOf(appeal, outcome, until);
  return (
    <Form call={call}>
      {needsEnd && (
        <Field label="Ends" required hint="In your own time zone." error={errors.until?.message}>
          {(control) => <Input {...control} {...form.register('until')} type="datetime-local" />}
        </Field>
      )}
      {plan === null ? (
        <WhatThisWillDo sentences={[will, closing]} />
      ) : (
        renderStanding({ userId: appeal.target_id, plan })
      )}
      <ReasonField call={call} most={maxReason} hint="Shown to the user. The ticket will be closed." />
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        {title}
      </FormButtons>
    </Form>
  );
}

const closing = 'The ticket will be closed, and we’ll send the user your reason.';

/** For a user who is still suspended or banned, the effect of the outcome on their standing. */
function planOf({ target_type, stands }: AppealAtDesk, outcome: Outcome, typed: string): PlannedDecision | null {
  if (target_type !== 'user' || !stands) return null;
  if (outcome === 'uphold') return { kind: 'uphold_appeal' };
  if (outcome === 'reverse') return { kind: 'lift' };
  const end = Date.parse(typed);
  return { kind: 'suspend', until: Number.isNaN(end) ? null : new Date(end).toISOString(), keepsStronger: false };
}
