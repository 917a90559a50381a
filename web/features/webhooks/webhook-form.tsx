import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { maxContent, templateFault } from '@forecourt/contract/webhooks/template.ts';
import { webhooks, type WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';
import * as api from '../../lib/api.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { AddressField } from './address-field.tsx';
import { exampleOf } from './example.ts';
import { FormatChoice } from './format-choice.tsx';
import { MessagePreview } from './message-preview.tsx';
import { words } from './words.ts';

/** Edits a channel's address and message. The message is checked and previewed while typing. */
export function WebhookForm({ config, onDone }: { config: WebhookConfig; onDone: () => void }) {
  const { webhook_id, name, url, enabled, message_template, default_template } = config;
  const isNew = url === null;
  const call = useCallForm({
    shape: webhooks.save.input.pick({ url: true, enabled: true, message_template: true, format: true }),
    values: { url: url ?? '', enabled, message_template, format: isNew ? undefined : config.format },
    failed: words.saveFailed(words.tryAgain),
    send: async (input) => {
      await api.webhooks.save({ webhook_id, ...input });
      showToast({ title: `“${name}” saved`, tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const [template = '', format] = useWatch({ control: form.control, name: ['message_template', 'format'] });
  const example = exampleOf(config);
  const fault = templateFault(template, webhook_id);
  const box = useRef<HTMLTextAreaElement | null>(null);
  const { ref, ...registered } = form.register('message_template');

  /** Inserts the variable at the cursor. */
  function insertVariable(variable: string) {
    const area = box.current;
    const [start, end] = [area?.selectionStart ?? template.length, area?.selectionEnd ?? template.length];
    form.setValue('message_template', `${template.slice(0, start)}{${variable}}${template.slice(end)}`, {
      shouldDirty: true,
    });
    area?.focus();
  }

  return (
    <Form call={call}>
      <AddressField
        isNew={isNew}
        removal=" To remove it, clear the field and disable the webhook."
        error={errors.url?.message}
        registered={form.register('url')}
      />
      <FormatChoice
        value={format}
        hasAutomatic={isNew}
        onChoose={(chosen) => form.setValue('format', chosen, { shouldDirty: true })}
      />
      <Field
        label="Message"
        error={errors.message_template?.message ?? fault ?? undefined}
        length={{ text: template, most: maxContent }}
      >
        {(control) => (
          <Textarea
            {...control}
            {...registered}
            ref={(area) => {
              ref(area);
              box.current = area;
            }}
            rows={4}
          />
        )}
      </Field>
      <fieldset aria-label="Variables" className="-mt-2 flex flex-wrap gap-2">
        {Object.keys(example).map((variable) => (
          <Button
            key={variable}
            kind="plain"
            size="small"
            className="font-mono pointer-coarse:h-11"
            onClick={() => insertVariable(variable)}
          >
            {`{${variable}}`}
          </Button>
        ))}
        {template !== default_template && (
          <Button
            kind="quiet"
            size="small"
            className="pointer-coarse:h-11"
            onClick={() => form.setValue('message_template', default_template, { shouldDirty: true })}
          >
            Restore default message
          </Button>
        )}
      </fieldset>
      <MessagePreview event={webhook_id} format={format ?? 'chat'} template={template || null} values={example} />
      <Checkbox label="Enabled" {...form.register('enabled')} />
      <FormButtons onCancel={onDone} busy={isSubmitting} disabled={fault !== null}>
        Save webhook
      </FormButtons>
    </Form>
  );
}
