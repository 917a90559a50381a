import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import {
  fillTemplate,
  maxTemplateName,
  maxTicketText,
  templateVariables,
} from '@forecourt/contract/tickets/ticket-values.ts';
import { tickets } from '@forecourt/contract/tickets/tickets.ts';
import * as api from '../../../../lib/api.ts';
import { useCallForm } from '../../../../lib/use-call-form.ts';
import { Field } from '../../../../ui/field.tsx';
import { FormButtons } from '../../../../ui/form-buttons.tsx';
import { Form } from '../../../../ui/form.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import type { Me } from '../me.ts';
import type { Template } from './template.ts';
import { exampleValues } from './template-values.ts';

const Written = tickets.saveTemplate.input.pick({ name: true, content: true });

interface TemplateFormProps {
  /** Null for a new template. */
  template: Template | null;
  me: Me;
  onDone: () => void;
}

export function TemplateForm({ template, me, onDone }: TemplateFormProps) {
  const call = useCallForm({
    shape: Written,
    values: { name: template?.name ?? '', content: template?.content ?? '' },
    failed: 'We couldn’t save the template. Please try again.',
    fieldOf: { template_exists: 'name' },
    send: async (values) => {
      await api.tickets.saveTemplate({ ...(template && { id: template.id }), ...values });
      showToast({ title: template ? 'Template saved' : 'Template created', tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const [name, content] = useWatch({ control: form.control, name: ['name', 'content'] });
  const box = useRef<HTMLTextAreaElement | null>(null);
  const { ref: register, ...contentField } = form.register('content');

  function insert(variable: string) {
    const { selectionStart: from, selectionEnd: to } = box.current ?? { selectionStart: 0, selectionEnd: 0 };
    form.setValue('content', `${content.slice(0, from)}{${variable}}${content.slice(to)}`, { shouldDirty: true });
    box.current?.focus();
  }

  return (
    <Form call={call}>
      <Field label="Name" required error={errors.name?.message} length={{ text: name, most: maxTemplateName }}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <div className="grid gap-2">
        <Field label="Reply" required error={errors.content?.message} length={{ text: content, most: maxTicketText }}>
          {(control) => (
            <Textarea
              {...control}
              {...contentField}
              ref={(element) => {
                register(element);
                box.current = element;
              }}
              rows={7}
            />
          )}
        </Field>
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">Insert a variable</legend>
          {templateVariables.map((variable) => (
            <button
              key={variable}
              type="button"
              onClick={() => insert(variable)}
              className="rounded-full border border-line px-3 py-1 text-xs font-semibold text-ink-2 hover:border-edge hover:text-ink"
            >
              {`{${variable}}`}
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
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        {template ? 'Save template' : 'Create template'}
      </FormButtons>
    </Form>
  );
}
