import type { Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { reviews } from '@forecourt/contract/reviews/reviews.ts';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { words } from '../words.ts';
import { Quoted } from './quoted.tsx';

const shape = reviews.hide.input.pick({ reason: true });

interface DecideProps {
  review: Review;
  onDone: () => void;
}

/** Used by staff. A hidden review is only visible to its author and staff. */
export const HideReview = (props: DecideProps) => (
  <Decide
    {...props}
    hint={`${props.review.reviewer_name} will see this reason. The stars will no longer count.`}
    button={{ kind: 'danger-confirm', name: 'Hide review' }}
    failed={words.hideFailed}
    done="Review hidden"
    send={api.reviews.hide}
  />
);

/** Dismisses the reports and keeps the review public. */
export const KeepReview = (props: DecideProps) => (
  <Decide
    {...props}
    hint="Recorded in the staff log. We’ll let the people who reported it know that the review stays."
    button={{ name: 'Keep review' }}
    failed="We couldn’t save your decision. Please try again."
    done="Review kept"
    send={api.reviews.keep}
  />
);

export const ShowAgain = (props: DecideProps) => (
  <Decide
    {...props}
    hint="Recorded in the staff log. The stars will count again."
    button={{ name: 'Restore review' }}
    failed={words.unhideFailed}
    done="Review restored"
    send={api.reviews.unhide}
  />
);

interface DecisionProps extends DecideProps {
  hint: string;
  button: { name: string; kind?: 'danger-confirm' };
  failed: string;
  /** Toast shown on success. */
  done: string;
  send: (decision: { review_id: number; reason: string }) => Promise<unknown>;
}

function Decide({ review, onDone, hint, button, failed, done, send }: DecisionProps) {
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed,
    send: async ({ reason }) => {
      await send({ review_id: review.id, reason });
      showToast({ title: done, tone: 'good' });
      onDone();
      await refetched();
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
