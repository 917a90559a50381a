import { reports } from '@forecourt/contract/reports/reports.ts';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';

const shape = reports.openConversation.input.pick({ reason: true });

interface OpenFormProps {
  id: number;
  /** If omitted, opens the part around the report. */
  more?: 'earlier' | 'later';
  text: string;
  button: string;
}

/** Asks for a reason before staff can read a conversation. The reason is logged. */
export function OpenForm({ id, more, text, button }: OpenFormProps) {
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed: 'We couldn’t open the conversation. Please try again.',
    send: async ({ reason }) => {
      await api.reports.openConversation({ id, reason, ...(more && { more }) });
      await refetched();
    },
  });
  const { isSubmitting } = call;
  return (
    <Form call={call}>
      <p className="text-sm text-ink-2">{text}</p>
      <ReasonField
        call={call}
        most={maxReason}
        label="Why do you need to read it?"
        hint="Recorded in the staff log with your name."
      />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {button}
        </Button>
      </div>
    </Form>
  );
}
