import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useCallForm } from '../../lib/use-call-form.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { Field } from '../../ui/field.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Form } from '../../ui/form.tsx';
import { RadioRow } from '../../ui/radio-row.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast-list.ts';

interface Report<Reason = string> {
  reason: Reason;
  details?: string | undefined;
}

interface ReportFormProps<Reason extends string> {
  shape: z.ZodType<Report<Reason>, Report<Reason>>;
  question: ReactNode;
  /** The reasons to select from. */
  reasons: Record<Reason, string>;
  mostDetails: number;
  send: (report: Report<Reason>) => Promise<unknown>;
  onDone: () => void;
}

/** Reports a car or a conversation to our staff. */
export function ReportForm<Reason extends string>(props: ReportFormProps<Reason>) {
  const { shape, question, reasons, mostDetails: maxDetails, send, onDone } = props;
  const call = useCallForm<Report, Report<Reason>>({
    shape,
    values: { details: '' },
    failed: 'We couldn’t send your report. Please try again.',
    send: async (report) => {
      await send(report);
      showToast({ title: 'Thank you. Our staff will review it.', tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const details = useWatch({ control: form.control, name: 'details' }) ?? '';
  const errorId = useId();

  return (
    <Form call={call}>
      <p className="text-ink-2">{question}</p>
      <fieldset className="grid gap-2" aria-describedby={errors.reason ? errorId : undefined}>
        <legend className="mb-2 text-sm font-semibold">
          Reason
          <span className="ml-0.5 text-accent-ink" aria-hidden="true">
            *
          </span>
        </legend>
        {errors.reason?.message && <FieldError id={errorId}>{errors.reason.message}</FieldError>}
        {Object.entries<string>(reasons).map(([reason, name]) => (
          <RadioRow key={reason} value={reason} {...form.register('reason')}>
            {name}
          </RadioRow>
        ))}
      </fieldset>
      <Field
        label="Details"
        hint="What should we know?"
        error={errors.details?.message}
        length={{ text: details, most: maxDetails }}
      >
        {(control) => <Textarea {...control} {...form.register('details')} rows={4} />}
      </Field>
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        Send report
      </FormButtons>
    </Form>
  );
}
