import type { Meeting } from '@forecourt/contract/meetings/meeting-shapes.ts';
import { maxCancelReason } from '@forecourt/contract/meetings/meeting-values.ts';
import { meetings } from '@forecourt/contract/meetings/meetings.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { nounOf, otherFirstName } from '../words.ts';

interface CancelDialogProps {
  meeting: Meeting;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Cancels an agreed meeting with a reason. */
export function CancelDialog({ meeting, onClose, onChanged }: CancelDialogProps) {
  const call = useCallForm({
    shape: meetings.cancel.input.pick({ reason: true }),
    values: { reason: '' },
    failed: 'We couldn’t cancel the meeting. Please try again.',
    send: async ({ reason }) => {
      await api.meetings.cancel({ id: meeting.meeting_id, reason });
      onClose();
      await Promise.all([refetched(), onChanged()]);
    },
  });
  return (
    <Dialog isForm open onClose={onClose} title={`Cancel the ${nounOf(meeting)}`}>
      <Form call={call}>
        <ReasonField call={call} most={maxCancelReason} hint={`${otherFirstName(meeting)} will see it.`} />
        <FormButtons cancel="Keep meeting" onCancel={onClose} kind="danger-confirm" busy={call.isSubmitting}>
          Cancel meeting
        </FormButtons>
      </Form>
    </Dialog>
  );
}
