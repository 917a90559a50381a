import { useState, type ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { CarReport, maxReportDetails } from '@forecourt/contract/reports/reports.ts';
import { api } from '../../lib/api.ts';
import { isSessionEnd, showFailure } from '../../lib/form-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { ReasonChoice } from './reason-choice.tsx';

const Report = CarReport.pick({ reason: true, details: true });

interface ReportFormProps {
  carId: number;
  title: string;
  /** Shown when the session ended meanwhile: the way to log in without losing what was typed. */
  sessionEnded: ReactNode;
  onDone: () => void;
}

export function ReportForm({ carId, title, sessionEnded, onDone }: ReportFormProps) {
  const [isExpired, setExpired] = useState(false);
  const form = useForm({ resolver: zodResolver(Report), defaultValues: { details: '' } });
  const { errors, isSubmitting } = form.formState;
  const details = useWatch({ control: form.control, name: 'details' }) ?? '';

  const submit = form.handleSubmit(async (report) => {
    setExpired(false);
    try {
      await api.reports.reportCar({
        car_id: carId,
        reason: report.reason,
        ...(report.details && { details: report.details }),
      });
      showToast({ title: 'Thank you. Our staff will look at it.', tone: 'good' });
      onDone();
    } catch (error) {
      if (isSessionEnd(error)) setExpired(true);
      else showFailure(form, error, 'Your report did not go through. Please try again.');
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <p className="text-ink-2">
        What is wrong with <b className="font-semibold text-ink">{title}</b>? Only our staff reads this.
      </p>
      {isExpired && sessionEnded}
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <ReasonChoice register={() => form.register('reason')} error={errors.reason?.message} />
      <Field
        label="Details"
        hint="What should we know?"
        error={errors.details?.message}
        length={{ text: details, most: maxReportDetails }}
      >
        {(control) => <Textarea {...control} {...form.register('details')} rows={4} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button kind="plain" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Send report
        </Button>
      </div>
    </form>
  );
}
