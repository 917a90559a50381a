import type { ClipboardEvent } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { maxSubject, maxTicketText } from '@forecourt/contract/tickets/ticket-values.ts';
import { priorityNames, ticketPriorities } from '@forecourt/contract/tickets/tickets.flow.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { Attachments } from '../attachments/attachments.tsx';
import type { HelpAnswer } from '@forecourt/contract/help/help-answers.ts';
import { Suggestions } from '../help/suggestions.tsx';
import type { SessionLink } from '../../../lib/session-link.ts';
import { CategoryField } from './category-field.tsx';
import type { TicketForm } from './ticket-form.ts';

interface TicketFieldsProps {
  ticket: TicketForm;
  session: SessionLink;
  onAnswered: (answer: HelpAnswer) => void;
}

export function TicketFields({ ticket, session, onAnswered }: TicketFieldsProps) {
  const { form, pictures, reason } = ticket;
  const { errors, isSubmitting } = form.formState;
  const [subject, description] = useWatch({ control: form.control, name: ['subject', 'description'] });

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    pictures.queue.add(files);
  }

  return (
    <form
      noValidate
      onPaste={paste}
      onSubmit={(event) => {
        event.preventDefault();
        void ticket.submit();
      }}
      className="grid grid-cols-1 gap-5"
    >
      <Field label="Subject" required error={errors.subject?.message} length={{ text: subject, most: maxSubject }}>
        {(control) => <Input {...control} {...form.register('subject')} readOnly={isSubmitting} autoComplete="off" />}
      </Field>
      <Suggestions subject={subject} description={description} onAnswered={onAnswered} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="category_id"
          render={({ field, fieldState }) => <CategoryField select={field} error={fieldState.error} />}
        />
        <Field label="Priority" error={errors.priority?.message}>
          {(control) => (
            <Controller
              control={form.control}
              name="priority"
              render={({ field }) => (
                <Select {...control} {...field}>
                  {ticketPriorities.map((priority) => (
                    <option key={priority} value={priority}>
                      {priorityNames[priority]}
                    </option>
                  ))}
                </Select>
              )}
            />
          )}
        </Field>
      </div>
      <Field
        label="Description"
        required
        error={errors.description?.message}
        length={{ text: description, most: maxTicketText }}
        hint="Describe what happened, what you expected, and which car or payment it concerns."
      >
        {(control) => <Textarea {...control} {...form.register('description')} readOnly={isSubmitting} rows={7} />}
      </Field>
      <Attachments pictures={pictures} />
      {session.isExpired && session.notice}
      {errors.root?.message && (
        <Notice tone="danger">
          <p className="font-semibold">{errors.root.message}</p>
          {reason && <p>{reason}</p>}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p className="text-sm text-ink-3">Your draft is saved on this device until you send it.</p>
        <Button type="submit" size="large" busy={isSubmitting} className="max-sm:w-full">
          {isSubmitting ? 'Creating...' : 'Create Ticket'}
        </Button>
      </div>
    </form>
  );
}
