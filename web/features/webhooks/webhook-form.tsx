import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { maxContent, templateFault } from '@forecourt/contract/webhooks/template.ts';
import { webhooks, type WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';
import * as api from '../../lib/api.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { ChatPreview } from './chat-preview.tsx';
import { exampleOf } from './example.ts';
import { words } from './words.ts';

/** Where a channel leads and what it says; the text is checked and shown as one types. */
export function WebhookForm({ config, onDone }: { config: WebhookConfig; onDone: () => void }) {
  const client = useQueryClient();
  const { webhook_id, name, url, enabled, message_template, default_template } = config;
  const call = useCallForm({
    shape: webhooks.save.input.pick({ url: true, enabled: true, message_template: true }),
    values: { url: url ?? '', enabled, message_template },
    failed: words.saveFailed(words.tryAgain),
    send: async (said) => {
      await api.webhooks.save({ webhook_id, ...said });
      void client.invalidateQueries({ queryKey: ['webhooks'] });
      showToast({ title: `“${name}” saved`, tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const [template = ''] = useWatch({ control: form.control, name: ['message_template'] });
  const example = exampleOf(config);
  const fault = templateFault(template, webhook_id);
  const box = useRef<HTMLTextAreaElement | null>(null);
  const { ref, ...registered } = form.register('message_template');

  /** Where the cursor stands. */
  function putIn(variable: string) {
    const area = box.current;
    const [start, end] = [area?.selectionStart ?? template.length, area?.selectionEnd ?? template.length];
    form.setValue('message_template', `${template.slice(0, start)}{${variable}}${template.slice(end)}`, {
      shouldDirty: true,
    });
    area?.focus();
  }

  return (
    <Form call={call}>
      <Field
        label="Address"
        hint={
          url === null
            ? 'Copy it from the chat’s settings. It begins with https://'
            : 'Masked. Type another one to replace it, or empty it to remove it.'
        }
        error={errors.url?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('url')}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
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
            onClick={() => putIn(variable)}
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
            Use the text it came with
          </Button>
        )}
      </fieldset>
      <ChatPreview channel={webhook_id} template={template} values={example} />
      <Checkbox label="Enabled" {...form.register('enabled')} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button kind="plain" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting} disabled={fault !== null}>
          Save webhook
        </Button>
      </div>
    </Form>
  );
}
