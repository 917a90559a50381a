import { useWatch } from 'react-hook-form';
import { reports } from '@forecourt/contract/reports/reports.ts';
import { maxReason } from '@forecourt/contract/staff/staff-actions.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

const shape = reports.openConversation.input.pick({ reason: true });

interface OpenFormProps {
  id: number;
  /** Left out, the part around the report. */
  more?: 'earlier' | 'later';
  text: string;
  button: string;
  onOpened: () => Promise<unknown>;
}

/** What it takes to read somebody's conversation: a reason, which stays in the log. */
export function OpenForm({ id, more, text, button, onOpened }: OpenFormProps) {
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed: 'The conversation did not open. Please try again.',
    send: async ({ reason }) => {
      await api.reports.openConversation({ id, reason, ...(more && { more }) });
      await onOpened();
    },
  });
  const { form, errors, isSubmitting } = call;
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <Form call={call}>
      <p className="text-sm text-ink-2">{text}</p>
      <Field
        label="Why do you read it?"
        required
        hint="Kept in the staff’s log with your name."
        error={errors.reason?.message}
        length={{ text: reason, most: maxReason }}
      >
        {(control) => <Textarea {...control} {...form.register('reason')} rows={2} />}
      </Field>
      <div>
        <Button type="submit" busy={isSubmitting}>
          {button}
        </Button>
      </div>
    </Form>
  );
}
