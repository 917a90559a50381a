import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { reviews } from '@forecourt/contract/reviews/reviews.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { readAgain } from '../read-again.ts';
import { words } from '../words.ts';
import { Quoted } from './quoted.tsx';

const shape = reviews.hide.input.pick({ reason: true });

/** By the staff: nobody but its author and they read it then. */
export function HideReview({ review, onDone }: { review: Review; onDone: () => void }) {
  const client = useQueryClient();
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed: words.hideFailed,
    send: async ({ reason }) => {
      await api.reviews.hide({ review_id: review.id, reason });
      showToast({ title: 'The review is hidden', tone: 'good' });
      onDone();
      await readAgain(client);
    },
  });
  const { form, errors, isSubmitting } = call;
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <Form call={call}>
      <Quoted review={review} />
      <Field
        label="Reason"
        required
        hint={`${review.reviewer_name} is told this reason. The stars no longer count.`}
        error={errors.reason?.message}
        length={{ text: reason, most: 500 }}
      >
        {(control) => <Textarea {...control} {...form.register('reason')} rows={3} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button kind="plain" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" kind="danger-confirm" busy={isSubmitting}>
          Hide review
        </Button>
      </div>
    </Form>
  );
}
