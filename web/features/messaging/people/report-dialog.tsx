import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import {
  conversationReasons,
  maxReportDetails,
  type ConversationReason,
} from '@forecourt/contract/messaging/messaging-values.ts';
import { api } from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { tooLong } from '../../../lib/too-long.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioRow } from '../../../ui/radio-row.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { reasonNames } from '../words.ts';

interface ReportDialogProps {
  conversationId: number;
  title: string;
  onClose: () => void;
}

/** Our staff reads the conversation then, with this reason. */
export function ReportDialog({ conversationId, title, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ConversationReason>();
  const [details, setDetails] = useState('');
  const [isMissing, setMissing] = useState(false);
  const formId = useId();
  const errorId = useId();
  const long = tooLong(details, maxReportDetails);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: ConversationReason) =>
      api.messaging.report({ conversation_id: conversationId, reason: chosen, ...(details.trim() && { details }) }),
    onSuccess: () => {
      showToast({ title: 'Thank you. Our staff will look at it.', tone: 'good' });
      onClose();
    },
  });

  function submit() {
    setMissing(!reason);
    if (reason && !long && !isPending) mutate(reason);
  }

  return (
    <Dialog
      open
      isForm
      title="Report this conversation"
      onClose={onClose}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            Send report
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid gap-5"
      >
        <p className="text-ink-2">
          What is wrong in your conversation with <b className="font-semibold text-ink">{title}</b>? Our staff may read
          it then. Nobody else learns of it.
        </p>
        {error && (
          <Notice tone="danger">{sentenceOf(error, 'Your report did not go through. Please try again.')}</Notice>
        )}
        <fieldset className="grid gap-2" aria-describedby={isMissing ? errorId : undefined}>
          <legend className="mb-2 text-sm font-semibold">Reason</legend>
          {isMissing && (
            <FieldError id={errorId} isAlert>
              Please choose a reason
            </FieldError>
          )}
          {conversationReasons.map((one) => (
            <RadioRow
              key={one}
              name="reason"
              checked={reason === one}
              onChange={() => {
                setReason(one);
                setMissing(false);
              }}
            >
              {reasonNames[one]}
            </RadioRow>
          ))}
        </fieldset>
        <Field
          label="Details"
          hint="What should we know? Up to 1,000 characters."
          error={long}
          length={{ text: details, most: maxReportDetails }}
        >
          {(control) => (
            <Textarea {...control} rows={4} value={details} onChange={(event) => setDetails(event.target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
