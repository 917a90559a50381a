import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { reports } from '@forecourt/contract/reports/reports.ts';
import {
  reportOutcomes,
  type ConversationReport,
  type ReportOutcome,
} from '@forecourt/contract/reports/conversation-reports.ts';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import * as api from '../../../lib/api.ts';
import type { PlannedDecision, RenderStanding } from '../../../lib/planned-decision.ts';
import { refetched } from '../../../lib/refetch.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { RadioRow } from '../../../ui/radio-row.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast-list.ts';

const durations = ['1', '3', '7', '14', '30', '90'] as const;

const shape = reports.decideConversation.input
  .pick({ outcome: true, reason: true })
  .extend({ person: z.string(), days: z.enum(durations) });

interface DecideFormProps {
  report: ConversationReport;
  renderStanding: RenderStanding;
}

/** Takes no action, warns or suspends. A reason is always required, and the person affected sees it. */
export function DecideForm({ report, renderStanding }: DecideFormProps) {
  const [openedMs] = useState(() => Date.now());
  const call = useCallForm({
    shape,
    values: { outcome: 'nothing', reason: '', person: String(report.others[0]?.id ?? ''), days: '7' },
    failed: 'We couldn’t save your decision. Please try again.',
    send: async ({ outcome, reason, person, days }) => {
      const { is_restriction_kept: isKept } = await api.reports.decideConversation({
        id: report.id,
        outcome,
        reason,
        ...(outcome !== 'nothing' && { user_id: Number(person) }),
        ...(outcome === 'suspended' && { until: endOf(days, Date.now()) }),
      });
      showToast({
        title: isKept ? 'Report upheld. The restriction hasn’t changed.' : done[outcome],
        tone: 'good',
      });
      await refetched();
    },
  });
  const { form, errors, isSubmitting } = call;
  const { outcome, person, days } = useWatch({ control: form.control }) as z.input<typeof shape>;
  const plans: Record<ReportOutcome, PlannedDecision> = {
    nothing: { kind: 'dismiss_report' },
    warned: { kind: 'warn' },
    suspended: { kind: 'suspend', until: endOf(days, openedMs), keepsStronger: true },
  };
  return (
    <Form call={call}>
      <fieldset className="grid gap-2">
        <legend className="sr-only">Outcome</legend>
        {reportOutcomes.map((one) => (
          <RadioRow key={one} value={one} {...form.register('outcome')}>
            {choices[one]}
          </RadioRow>
        ))}
      </fieldset>
      {(outcome !== 'nothing' || report.others.length > 1) && (
        <Field label={outcome === 'nothing' ? 'Standing of' : 'User'} error={errors.person?.message}>
          {(control) => (
            <Select {...control} {...form.register('person')}>
              {report.others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {outcome === 'suspended' && (
        <Field label="Duration" error={errors.days?.message}>
          {(control) => (
            <Select {...control} {...form.register('days')}>
              {durations.map((days) => (
                <option key={days} value={days}>
                  {days === '1' ? '1 day' : `${days} days`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {person !== '' && renderStanding({ userId: Number(person), plan: plans[outcome] })}
      <ReasonField
        call={call}
        most={maxReason}
        label={outcome === 'warned' ? 'Warning' : 'Reason'}
        hint={hints[outcome]}
      />
      <Button type="submit" busy={isSubmitting} {...(outcome === 'suspended' && { kind: 'danger-confirm' as const })}>
        {buttons[outcome]}
      </Button>
    </Form>
  );
}

const endOf = (days: string, nowMs: number) => new Date(nowMs + Number(days) * 86_400_000).toISOString();

const choices: Record<ReportOutcome, string> = {
  nothing: 'No action needed',
  warned: 'Warn a user',
  suspended: 'Suspend a user',
};
const buttons: Record<ReportOutcome, string> = {
  nothing: 'Close report',
  warned: 'Send warning',
  suspended: 'Suspend user',
};
const hints: Record<ReportOutcome, string> = {
  nothing: 'Recorded in the staff log.',
  warned: 'Sent to the user word for word.',
  suspended: 'Shown to the user with the suspension.',
};
const done: Record<ReportOutcome, string> = {
  nothing: 'Report closed',
  warned: 'Warning sent',
  suspended: 'Account suspended',
};
