import { useId, type ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ReviewFields } from '@forecourt/contract/reviews/review-shapes.ts';
import { maxReviewComment, maxReviewTitle } from '@forecourt/contract/reviews/review-values.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Field } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Form } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { StarInput } from '../../../ui/star-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

const shape = z.object(ReviewFields);
type Written = z.output<typeof shape>;

interface ReviewFormProps {
  /** The subject of the review, shown above the fields. */
  children?: ReactNode;
  values: Partial<Written>;
  /** The reason why the stars can't be changed, if they can't. */
  lockedStars?: string | undefined;
  /** Says when the review goes public or until when it can be edited. */
  note: ReactNode;
  failed: string;
  button: string;
  send: (written: Written) => Promise<unknown>;
  onCancel: () => void;
}

/** Stars, a title and a comment. */
export function ReviewForm({ children, values, lockedStars, note, failed, button, send, onCancel }: ReviewFormProps) {
  const { rating, title = '', comment = '' } = values;
  const call = useCallForm({ shape, values: { ...(rating && { rating }), title, comment }, failed, send });
  const { form, errors, isSubmitting } = call;
  const [writtenTitle, writtenComment] = useWatch({ control: form.control, name: ['title', 'comment'] });
  const id = useId();
  const described = [errors.rating && `${id}-error`, lockedStars && `${id}-locked`].filter(Boolean).join(' ');
  return (
    <Form call={call}>
      {children}
      <fieldset aria-describedby={described || undefined} className="grid gap-1.5">
        <legend className="mb-1 text-sm font-semibold">
          Rating
          <span className="ml-0.5 text-accent-ink" aria-hidden="true">
            *
          </span>
        </legend>
        <Controller
          control={form.control}
          name="rating"
          render={({ field }) => (
            <StarInput
              ref={field.ref}
              chosen={field.value}
              onChoose={field.onChange}
              disabled={lockedStars !== undefined}
            />
          )}
        />
        {errors.rating?.message && (
          <FieldError id={`${id}-error`} isAlert>
            {errors.rating.message}
          </FieldError>
        )}
        {lockedStars && (
          <p id={`${id}-locked`} className="text-sm text-ink-3">
            {lockedStars}
          </p>
        )}
      </fieldset>
      <Field label="Title" required error={errors.title?.message} length={{ text: writtenTitle, most: maxReviewTitle }}>
        {(control) => (
          <Input {...control} {...form.register('title')} autoComplete="off" placeholder="Sum it up in a few words" />
        )}
      </Field>
      <Field
        label="Comment"
        required
        error={errors.comment?.message}
        length={{ text: writtenComment, most: maxReviewComment }}
      >
        {(control) => (
          <Textarea
            {...control}
            {...form.register('comment')}
            rows={6}
            placeholder="Was everything as described? What were they like to deal with?"
          />
        )}
      </Field>
      <p className="text-sm text-ink-2">{note}</p>
      <FormButtons onCancel={onCancel} busy={isSubmitting}>
        {button}
      </FormButtons>
    </Form>
  );
}
