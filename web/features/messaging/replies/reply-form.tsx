import { useWatch } from 'react-hook-form';
import { maxMessageLength, maxReplyName } from '@forecourt/contract/messaging/messaging-values.ts';
import { messaging } from '@forecourt/contract/messaging/messaging.ts';
import { placeholders } from '@forecourt/contract/messaging/placeholders.ts';
import type { SavedReply } from '@forecourt/contract/messaging/saved-replies.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

const Written = messaging.saveReply.input.pick({ name: true, content: true });

interface ReplyFormProps {
  dealerId: number;
  /** Null for a new one. */
  reply: SavedReply | null;
  onDone: () => void;
}

export function ReplyForm({ dealerId, reply, onDone }: ReplyFormProps) {
  const call = useCallForm({
    shape: Written,
    values: { name: reply?.name ?? '', content: reply?.content ?? '' },
    failed: 'We couldn’t save the reply. Please try again.',
    fieldOf: { reply_exists: 'name' },
    send: async (values) => {
      await api.messaging.saveReply({ dealer_id: dealerId, ...(reply && { id: reply.id }), ...values });
      await refetched();
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const [name, content] = useWatch({ control: form.control, name: ['name', 'content'] });
  return (
    <Form call={call}>
      <Field label="Name" required error={errors.name?.message} length={{ text: name, most: maxReplyName }}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <Field
        label="Reply"
        required
        hint={`Filled in before sending: ${placeholders.map((one) => `{${one}}`).join(', ')}.`}
        error={errors.content?.message}
        length={{ text: content, most: maxMessageLength }}
      >
        {(control) => <Textarea {...control} {...form.register('content')} rows={6} />}
      </Field>
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        Save reply
      </FormButtons>
    </Form>
  );
}
