import { useId, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { maxRatingComment } from '@forecourt/contract/tickets/ticket-values.ts';
import { api } from '../../../lib/api.ts';
import { isSessionEnd } from '../../../lib/form-failure.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { tooLong } from '../../../lib/too-long.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import type { SessionLink } from '../../../lib/session-link.ts';
import { words } from '../words.ts';
import { StarChoice } from './stars.tsx';

interface RatingFormProps {
  ticket: TicketThread;
  userId: number;
  session: SessionLink;
  onDone: () => void;
  /** There is a rating to go back to. */
  onCancel?: () => void;
}

export function RatingForm({ ticket, userId, session, onDone, onCancel }: RatingFormProps) {
  const client = useQueryClient();
  const [rating, setRating] = useState(ticket.rating ?? undefined);
  const [comment, setComment] = useState(ticket.rating_comment ?? '');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const errorId = useId();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (stars: number) =>
      api.tickets.rate({
        ticket_id: ticket.id,
        user_id: userId,
        rating: stars,
        ...(comment.trim() && { feedback: comment.trim() }),
      }),
    onSuccess: (answer) => {
      client.setQueryData(api.tickets.get.query({ id: ticket.id }).queryKey, answer);
      showToast({ title: 'Thank you for your rating', tone: 'good' });
      onDone();
    },
    onError: (failure) => (isSessionEnd(failure) ? session.expire() : undefined),
  });

  function submit() {
    setMissing(rating === undefined);
    const wrong = tooLong(comment, maxRatingComment);
    setProblem(wrong);
    if (rating !== undefined && !wrong && !isPending) mutate(rating);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-4"
    >
      <fieldset aria-describedby={isMissing ? errorId : undefined} className="grid gap-2">
        <legend className="wide mb-2 text-base">How did we help you?</legend>
        <StarChoice
          chosen={rating}
          onChoose={(stars) => {
            setRating(stars);
            setMissing(false);
          }}
        />
        {isMissing && (
          <FieldError id={errorId} isAlert>
            Please choose one to five
          </FieldError>
        )}
      </fieldset>
      {rating !== undefined && (
        <Field
          label="Comment"
          hint="Optional. Only the team reads it."
          error={problem}
          length={{ text: comment, most: maxRatingComment }}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={comment}
              onChange={(event) => (setComment(event.target.value), setProblem(undefined))}
            />
          )}
        </Field>
      )}
      {session.isExpired && session.notice}
      {error && !session.isExpired && <Notice tone="danger">{sentenceOf(error, words.rateFailed)}</Notice>}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" kind="plain" size="small" busy={isPending}>
          Send rating
        </Button>
        {onCancel && (
          <Button kind="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
