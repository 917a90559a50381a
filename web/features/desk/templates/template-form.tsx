import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { fillTemplate, maxTicketText, templateVariables } from '@forecourt/contract/tickets/ticket-values.ts';
import { api } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/form-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import type { Me } from '../me.ts';
import type { Template } from './template.ts';
import { exampleValues, unknownVariables } from './template-values.ts';

interface TemplateFormProps {
  /** Null for a new one. */
  template: Template | null;
  me: Me;
  onDone: () => void;
}

export function TemplateForm({ template, me, onDone }: TemplateFormProps) {
  const client = useQueryClient();
  const form = useForm({ defaultValues: { name: template?.name ?? '', content: template?.content ?? '' } });
  const { errors, isSubmitting } = form.formState;
  const content = useWatch({ control: form.control, name: 'content' });
  const box = useRef<HTMLTextAreaElement | null>(null);
  const { ref: register, ...contentField } = form.register('content', {
    validate: (text) => text.trim() !== '' || 'Please write something',
  });

  const submit = form.handleSubmit(async (values) => {
    try {
      await api.tickets.saveTemplate({ ...(template && { id: template.id }), ...values });
      showToast({ title: template ? 'Template saved' : 'Template created', tone: 'good' });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'template_exists')
        form.setError('name', { message: error.message }, { shouldFocus: true });
      else showFailure(form, error, 'The template was not saved. Please try again.');
    }
    await client.invalidateQueries({ queryKey: api.tickets.templates.key });
  });

  function insert(name: string) {
    const { selectionStart: from, selectionEnd: to } = box.current ?? { selectionStart: 0, selectionEnd: 0 };
    form.setValue('content', `${content.slice(0, from)}{${name}}${content.slice(to)}`, { shouldDirty: true });
    box.current?.focus();
  }

  const unknown = unknownVariables(content);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <Field label="Name" required error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name', { validate: (text) => text.trim() !== '' || 'Please give it a name' })}
            maxLength={80}
            autoComplete="off"
          />
        )}
      </Field>
      <div className="grid gap-2">
        <Field
          label="Answer"
          required
          error={errors.content?.message}
          hint={
            unknown.length > 0 &&
            `${unknown.map((name) => `{${name}}`).join(', ')} is no variable and would be sent as it is.`
          }
        >
          {(control) => (
            <Textarea
              {...control}
              {...contentField}
              ref={(element) => {
                register(element);
                box.current = element;
              }}
              rows={7}
              maxLength={maxTicketText}
            />
          )}
        </Field>
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">Insert a variable</legend>
          {templateVariables.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => insert(name)}
              className="rounded-full border border-line px-3 py-1 text-xs font-semibold text-ink-2 hover:border-edge hover:text-ink"
            >
              {`{${name}}`}
            </button>
          ))}
        </fieldset>
      </div>
      {content.trim() && (
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">Preview with an example</p>
          <p className="rounded-m bg-sunken p-4 text-sm whitespace-pre-wrap">
            {fillTemplate(content, exampleValues(me))}
          </p>
        </div>
      )}
      <div className="flex justify-end gap-2.5">
        <Button kind="plain" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {template ? 'Save template' : 'Create template'}
        </Button>
      </div>
    </form>
  );
}
