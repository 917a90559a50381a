import { useWatch } from 'react-hook-form';
import type { Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { maxReviewResponse } from '@forecourt/contract/reviews/review-values.ts';
import { reviews } from '@forecourt/contract/reviews/reviews.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { words } from '../words.ts';
import { Quoted } from './quoted.tsx';

const shape = reviews.addResponse.input.pick({ response: true });

export function RespondToReview({ review, onDone }: { review: Review; onDone: () => void }) {
  const call = useCallForm({
    shape,
    values: { response: '' },
    failed: words.respondFailed,
    send: async ({ response }) => {
      await api.reviews.addResponse({ review_id: review.id, response });
      showToast({ title: 'Response added below the review', tone: 'good' });
      onDone();
      await refetched();
    },
  });
  const { form, errors, isSubmitting } = call;
  const response = useWatch({ control: form.control, name: 'response' });
  return (
    <Form call={call}>
      <Quoted review={review} />
      <Field
        label="Your response"
        required
        hint={`Public${review.company_name ? `, in the name of ${review.company_name}` : ''}. You can only respond once, and you can’t edit it later.`}
        error={errors.response?.message}
        length={{ text: response, most: maxReviewResponse }}
      >
        {(control) => <Textarea {...control} {...form.register('response')} rows={5} />}
      </Field>
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        Send response
      </FormButtons>
    </Form>
  );
}
