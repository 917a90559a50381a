import { useQueryClient } from '@tanstack/react-query';
import type { Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { reviews } from '@forecourt/contract/reviews/reviews.ts';
import { maxReason } from '@forecourt/contract/staff/staff-actions.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { invalidateReviews } from '../invalidate-reviews.ts';
import { words } from '../words.ts';
import { Quoted } from './quoted.tsx';

const shape = reviews.hide.input.pick({ reason: true });

interface DecideProps {
  review: Review;
  onDone: () => void;
}

/** By the staff: nobody but its author and they read it then. */
export const HideReview = (props: DecideProps) => (
  <Decide
    {...props}
    hint={`${props.review.reviewer_name} is told this reason. The stars no longer count.`}
    button={{ kind: 'danger-confirm', name: 'Hide review' }}
    failed={words.hideFailed}
    done="The review is hidden"
    send={api.reviews.hide}
  />
);

/** Somebody reported it, and it stands. */
export const KeepReview = (props: DecideProps) => (
  <Decide
    {...props}
    hint="Kept in the staff’s log. Whoever reported it is told that the review stays."
    button={{ name: 'Keep review' }}
    failed="The review could not be kept. Please try again."
    done="The review stays"
    send={api.reviews.keep}
  />
);

export const ShowAgain = (props: DecideProps) => (
  <Decide
    {...props}
    hint="Kept in the staff’s log. The stars count again."
    button={{ name: 'Show again' }}
    failed={words.unhideFailed}
    done="Everybody reads the review again"
    send={api.reviews.unhide}
  />
);

interface DecisionProps extends DecideProps {
  hint: string;
  button: { name: string; kind?: 'danger-confirm' };
  failed: string;
  /** Said when it is done. */
  done: string;
  send: (decision: { review_id: number; reason: string }) => Promise<unknown>;
}

function Decide({ review, onDone, hint, button, failed, done, send }: DecisionProps) {
  const client = useQueryClient();
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed,
    send: async ({ reason }) => {
      await send({ review_id: review.id, reason });
      showToast({ title: done, tone: 'good' });
      onDone();
      await invalidateReviews(client);
    },
  });
  const { isSubmitting } = call;
  return (
    <Form call={call}>
      <Quoted review={review} />
      <ReasonField call={call} most={maxReason} hint={hint} />
      <FormButtons onCancel={onDone} busy={isSubmitting} {...(button.kind && { kind: button.kind })}>
        {button.name}
      </FormButtons>
    </Form>
  );
}
