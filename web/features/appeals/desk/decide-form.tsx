import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { appeals, type AppealAtDesk } from '@forecourt/contract/appeals/appeals.ts';
import type { Outcome } from '@forecourt/contract/appeals/appeals.flow.ts';
import { changes, decisions } from '@forecourt/contract/appeals/decisions.ts';
import { maxReason } from '@forecourt/contract/staff/staff-actions.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { words } from '../words.ts';
import { outcomeWords } from './outcome-words.ts';

interface DecideFormProps {
  appeal: AppealAtDesk;
  outcome: Outcome;
  onDone: () => void;
}

/** As the browser's own control gives it: on the reader's clock, without a zone. */
const shape = appeals.decide.input.pick({ reason: true }).extend({ until: z.string() });

export function DecideForm({ appeal, outcome, onDone }: DecideFormProps) {
  const client = useQueryClient();
  const { title, text, done } = outcomeWords(appeal.kind, outcome, appeal.stands);
  const { change } = decisions[appeal.kind];
  const needsEnd = outcome === 'change' && change !== null && changes[change].needsEnd;
  const call = useCallForm({
    shape,
    values: { reason: '', until: '' },
    failed: words.decideFailed,
    send: async ({ reason: said, until }) => {
      const end = needsEnd && until !== '' ? { until: new Date(until).toISOString() } : {};
      await api.appeals.decide({ id: appeal.appeal.id, outcome, reason: said, ...end });
      showToast({ title: done, tone: 'good' });
      onDone();
      await Promise.all(
        (['appeals', 'tickets'] as const).map((feature) => client.invalidateQueries({ queryKey: [feature] })),
      );
    },
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Form call={call}>
      <p className="text-ink-2">{text}</p>
      {needsEnd && (
        <Field label="Ends" required hint="On your own clock." error={errors.until?.message}>
          {(control) => <Input {...control} {...form.register('until')} type="datetime-local" />}
        </Field>
      )}
      <ReasonField call={call} most={maxReason} hint="The person is told it." />
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        {title}
      </FormButtons>
    </Form>
  );
}
