import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useWatch } from 'react-hook-form';
import type { TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { maxRatingComment } from '@forecourt/contract/tickets/ticket-values.ts';
import { tickets } from '@forecourt/contract/tickets/tickets.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Form } from '../../../ui/form.tsx';
import { StarInput } from '../../../ui/star-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import type { SessionLink } from '../../../lib/session-link.ts';
import { words } from '../words.ts';

interface RatingFormProps {
  ticket: TicketThread;
  userId: number;
  session: SessionLink;
  onDone: () => void;
  /** Set if there's an existing rating to go back to. */
  onCancel?: () => void;
}

const Rated = tickets.rate.input.pick({ rating: true, feedback: true });

export function RatingForm({ ticket, userId, session, onDone, onCancel }: RatingFormProps) {
  const client = useQueryClient();
  const call = useCallForm({
    shape: Rated,
    values: { ...(ticket.rating && { rating: ticket.rating }), feedback: ticket.rating_comment ?? '' },
    failed: words.rateFailed,
    onSessionEnd: session.expire,
    send: async ({ rating, feedback }) => {
      const said = { ticket_id: ticket.id, user_id: userId, rating, ...(feedback && { feedback }) };
      client.setQueryData(api.tickets.get.query({ id: ticket.id }).queryKey, await api.tickets.rate(said));
      showToast({ title: 'Thank you for your rating', tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const [rating, comment = ''] = useWatch({ control: form.control, name: ['rating', 'feedback'] });
  const errorId = useId();

  return (
    <Form call={call} className="grid gap-4">
      <fieldset aria-describedby={errors.rating ? errorId : undefined} className="grid gap-2">
        <legend className="wide mb-2 text-base">How did we do?</legend>
        <Controller
          control={form.control}
          name="rating"
          render={({ field }) => <StarInput ref={field.ref} chosen={field.value} onChoose={field.onChange} />}
        />
        {errors.rating?.message && (
          <FieldError id={errorId} isAlert>
            {errors.rating.message}
          </FieldError>
        )}
      </fieldset>
      {rating !== undefined && (
        <Field
          label="Comment"
          hint="Optional. Only our staff can see it."
          error={errors.feedback?.message}
          length={{ text: comment, most: maxRatingComment }}
        >
          {(control) => <Textarea {...control} {...form.register('feedback')} rows={3} />}
        </Field>
      )}
      {session.isExpired && session.notice}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" kind="plain" size="small" busy={isSubmitting}>
          Send rating
        </Button>
        {onCancel && (
          <Button kind="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}
